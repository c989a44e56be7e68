import { spawnSync } from 'node:child_process';

/** Whether promtool is on the PATH: it checks and tries alert rules as Prometheus reads them (Debian: package `prometheus`). */
export const hasPromtool = spawnSync('promtool', ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/** For the names of tests: says why they are skipped. */
export const promtoolWord = hasPromtool
  ? 'by promtool'
  : 'by promtool (skipped: none was found; install the package prometheus)';
