import { hourMs } from '../../status/get-status.ts';
import type { AlertRuleDeps, FiringAlert } from './alert-rule.ts';

/** A long pause may be intended, or forgotten: operators should notice it before users do. */
export async function longPause({ workPause, clock }: AlertRuleDeps): Promise<FiringAlert[]> {
  const paused = await workPause.read();
  if (!paused || clock() - paused.since.getTime() < hourMs) return [];
  return [{ cause: 'pause', values: { name: paused.by }, holdMs: 0 }];
}
