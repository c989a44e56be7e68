import { spawnSync } from 'node:child_process';

const runs = (command: string) => spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

/** Whether promtool is on the PATH: it checks and tries alert rules as Prometheus reads them (Debian: package `prometheus`). */
export const hasPromtool = runs('promtool');

/** Whether kubernetes-validate is on the PATH: it holds manifests against the schemas of Kubernetes (Python: package of that name). */
export const hasKubernetesValidate = runs('kubernetes-validate');

/** For the names of tests: says why they are skipped. */
export const promtoolWord = hasPromtool
  ? 'by promtool'
  : 'by promtool (skipped: none was found; install the package prometheus)';

export const kubernetesValidateWord = hasKubernetesValidate
  ? 'by kubernetes-validate'
  : 'by kubernetes-validate (skipped: none was found; install it with pip)';
