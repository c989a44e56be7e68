import type { Clock } from '../../../infra/clock.ts';
import type { HeartbeatModel } from './heartbeat.model.ts';
import { countOlderProcesses } from './heartbeats.ts';

/** So long a process of an earlier version that has just started meets records of the new shape. */
const askEveryMs = 10_000;

/** Tells whether processes of an earlier version run, which read the records that this one writes. Asks every ten seconds at most. */
export function createOlderProcesses(deps: { heartbeats: HeartbeatModel; clock: Clock }): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return () => {
    if (Math.abs(deps.clock() - askedAt) >= askEveryMs) {
      askedAt = deps.clock();
      answer = countOlderProcesses(deps).then((count) => count > 0);
      answer.catch(() => {
        askedAt = Number.NEGATIVE_INFINITY;
      });
    }
    return answer;
  };
}
