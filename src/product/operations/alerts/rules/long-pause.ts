import { hourMs } from '../../status/get-status.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** A long pause may be intended, or forgotten: operators should notice it before users do. */
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
