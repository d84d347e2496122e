"""Times tokenc on generated tokens beside a plain libyaml scan of the same bytes.

Figures of one run can be compared with each other, and with nothing else.
"""

import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time

RUNS = 7


def tokens(count):
    """A set like real ones: mostly springs and durations, groups, references and descriptions."""
    springs = ["springs:"]
    durations = ["durations:"]
    spacing = ["spacing:"]
    for number in range(count):
        kind = number % 10
        if kind < 4:
            springs.append(
                f"  spring{number}:\n    duration: {150 + number % 100}ms\n    bounce: 0\n"
                f"    description: Spring {number}, which moves a row of the list number {number}."
            )
        elif kind == 4:
            springs.append(f'  alias{number}: "{{springs.spring{number - 4}}}"')
        elif kind < 8:
            durations.append(
                f"  pair{number}: {{ enter: {170 + number % 80}ms, exit: 60% }}"
            )
        elif kind == 8:
            durations.append(f"  part{number}: \"{{durations.pair{number - 1}.exit}}\"")
        else:
            spacing.append(f"  space{number}: {{ value: {number % 50 * 4}, description: Between columns }}")
    return "\n".join(springs + durations + spacing) + "\n"


def run(command, folder):
    """The shortest wall time in ms and the peak memory in MiB of several runs."""
    best, peak = None, 0
    for _ in range(RUNS):
        shutil.rmtree(os.path.join(folder, "Generated"), ignore_errors=True)
        start = time.perf_counter()
        process = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        elapsed = (time.perf_counter() - start) * 1000
        if os.waitstatus_to_exitcode(status) != 0:
            sys.exit(f"{command} failed")
        best = elapsed if best is None else min(best, elapsed)
        scale = 1024 if sys.platform != "darwin" else 1024 * 1024
        peak = max(peak, usage.ru_maxrss / scale)
    return best, peak


def main():
    tool = os.path.abspath(sys.argv[1])
    here = os.path.dirname(os.path.abspath(__file__))
    with tempfile.TemporaryDirectory() as folder:
        scan = os.path.join(folder, "scan")
        flags = subprocess.check_output(["pkg-config", "--cflags", "--libs", "yaml-0.1"], text=True).split()
        subprocess.check_call(["cc", "-O2", "-o", scan, os.path.join(here, "scan.c"), *flags])
        print(f"{'tokens':>7} {'source':>9} {'scan':>9} {'check':>17} {'build':>17} {'peak':>9}")
        for count in (1_000, 10_000):
            project = os.path.join(folder, str(count))
            os.makedirs(os.path.join(project, "tokens"))
            path = os.path.join(project, "tokens", "tokens.yaml")
            with open(path, "w", encoding="utf-8") as file:
                file.write(tokens(count))
            size = os.path.getsize(path) / 1024
            base, _ = run([scan, path], project)
            check, _ = run([tool, "check", "tokens/"], project)
            build, peak = run([tool, "build", "tokens/"], project)
            print(
                f"{count:7,} {size:6.0f} KB {base:6.1f} ms {check:7.1f} ms ({check / base:3.1f}×) "
                f"{build:7.1f} ms ({build / base:4.1f}×) {peak:6.1f} MB"
            )


main()
