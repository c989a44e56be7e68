import { listProcesses } from '../../status/heartbeats.ts';
import type { Trouble } from '../alert-rule.ts';
import type { TroubleDeps } from '../evaluate-rules.ts';

/** Restarting takes less. */
const holdMs = 60_000;

export async function missingWorkers(deps: TroubleDeps): Promise<Trouble[]> {
  const processes = await listProcesses(deps);
  if (processes.some(({ roles }) => roles.includes('worker'))) return [];
  return [
    {
      cause: 'workers',
      title: 'No worker runs',
      details: 'Videos are accepted and wait. Start one: npm run start:worker.',
      holdMs,
    },
  ];
}
