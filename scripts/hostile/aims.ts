import type { PulseResult } from '../pulse/latencies.ts';
import type { HonestTimes } from './honest-person.ts';

/** What must hold during every attack. Milliseconds. */
export interface Aims {
  p99: number;
  worst: number;
  videoStarted: number;
  callback: number;
  payment: number;
  chat: number;
}

/** Those of `npm run test:hostile`, on a machine that does nothing else. */
export const aims: Aims = {
  p99: 50,
  worst: 250,
  videoStarted: 10_000,
  callback: 2_000,
  payment: 30_000,
  chat: 10_000,
};

/** Says in words which aims were missed. */
export function findMissed({ pulse, honest }: { pulse: PulseResult; honest: HonestTimes }, wanted: Aims): string[] {
  const measured: Record<keyof Aims, number> = { p99: pulse.p99, worst: pulse.worst, ...honest };
  const missed = (Object.keys(wanted) as (keyof Aims)[])
    .filter((aim) => measured[aim] > wanted[aim])
    .map((aim) => `${whatItIs[aim]}: ${showMs(measured[aim])}, aim ${showMs(wanted[aim])}`);
  return pulse.failures === 0 ? missed : [...missed, `${pulse.failures} calls of /healthz without an answer`];
}

const whatItIs: Record<keyof Aims, string> = {
  p99: 'p99 of /healthz',
  worst: 'worst of /healthz',
  videoStarted: 'another person’s first video was started after',
  callback: 'their callback arrived after',
  payment: 'their payment was credited after',
  chat: 'the bot answered them after',
};

export function showMs(ms: number): string {
  if (!Number.isFinite(ms)) return 'never';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
