import { listProcesses } from '../../status/heartbeats.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** Longer than a restart takes. */
const holdMs = 60_000;

export async function noWorker(deps: AlertRuleDeps): Promise<FiringAlert[]> {
  const processes = await listProcesses(deps);
  if (processes.some(({ roles }) => roles.includes('worker'))) return [];
  return [{ cause: 'workers', values: {}, holdMs }];
}
