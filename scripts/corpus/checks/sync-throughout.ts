import { eventPeriodSeconds } from '../inputs/clips.ts';
import type { Check } from '../hard-input.ts';
import { lumas, type Placing, samples, samplesPerSecond } from './measure-output.ts';

/** Sound and picture of an event are apart by at most this much. */
const syncMs = 40;
const loud = 2000;
/** Within a beep it is never quiet for so long. */
const quietSamples = samplesPerSecond / 4;

/**
 * Flash and beep of an `eventsClip` come together from the first to the last, whether a player goes by the times of
 * sound packets or plays what they hold to its end.
 * @param beepLateSeconds how much later each beep is than its flash
 */
export function inSyncThroughout(seconds: number, beepLateSeconds = 0): Check {
  return async ({ file, frameTimes: times }) => {
    const levels = await lumas(file, '32:32:8:8');
    const flashes = times.filter((_, i) => (levels[i] ?? 0) > 120 && (levels[i - 1] ?? 0) <= 120);
    const off = async (placing: Placing) => {
      const beeps = onsets(await samples(file, { placing }));
      return flashes.map((flash) => fromNearest(beeps, flash + beepLateSeconds) * 1000);
    };
    const [timed, counted] = [await off('timed'), await off('counted')];
    const wanted = Math.floor((seconds - 2) / eventPeriodSeconds) + 1;
    return {
      passed: flashes.length === wanted && [...timed, ...counted].every((ms) => Math.abs(ms) < syncMs),
      measured: `${flashes.length} flashes, sound ${along(timed)} ms from them; as it is decoded ${along(counted)} ms`,
    };
  };
}

/** When sound begins after silence, in seconds. */
function onsets(heard: Int16Array): number[] {
  const found: number[] = [];
  let lastLoud = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < heard.length; i++) {
    if (Math.abs(heard[i] ?? 0) <= loud) continue;
    if (i - lastLoud > quietSamples) found.push(i / samplesPerSecond);
    lastLoud = i;
  }
  return found;
}

function fromNearest(times: number[], wanted: number): number {
  return times.reduce(
    (best, time) => (Math.abs(time - wanted) < Math.abs(best) ? time - wanted : best),
    Number.POSITIVE_INFINITY,
  );
}

/** At the beginning, in the middle, at the end. */
function along(values: number[]): string {
  const [first = 0, middle = 0, last = 0] = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
  return [first, middle, last].map((value) => value.toFixed(0)).join(', ');
}
