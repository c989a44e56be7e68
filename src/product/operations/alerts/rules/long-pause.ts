import { hourMs } from '../../status/get-status.ts';
import type { FiringAlert } from '../alert-rule.ts';
import type { AlertRuleDeps } from '../evaluate-rules.ts';

/** Who pauses work for an hour means to; who has forgotten it is glad to hear of it before people are. */
export async function longPause({ workPause, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const paused = await workPause.read();
  if (!paused || clock() - paused.since.getTime() < hourMs) return [];
  return [
    {
      cause: 'pause',
      title: 'Work has been paused for an hour',
      details: `By ${paused.by}. /resume lets workers take videos again.`,
      holdMs: 0,
    },
  ];
}
