import type { Check } from '../hard-input.ts';
import { eventPeriodSeconds } from '../inputs/clips.ts';
import { lumas, type Placing, samples, samplesPerSecond } from './measure-output.ts';

/** Largest distance of audio and picture of one event. */
const syncMs = 40;
const loud = 2000;
/** A beep has no pause of this length. */
const quietSamples = samplesPerSecond / 4;

/**
 * Flash and beep of every event of an `eventsClip` are together, both in players that follow the times of audio packets
 * and in those that play each packet to its end.
 * @param beepLateSeconds how much later each beep is than its flash
 */
export function inSyncThroughout(seconds: number, beepLateSeconds = 0): Check {
  return async ({ file, frameTimes }) => {
    const levels = await lumas(file, '32:32:8:8');
    const flashes = frameTimes.filter((_, i) => (levels[i] ?? 0) > 120 && (levels[i - 1] ?? 0) <= 120);
    const offsetsMs = async (placing: Placing) => {
      const beeps = onsets(await samples(file, { placing }));
      return flashes.map((flash) => fromNearest(beeps, flash + beepLateSeconds) * 1000);
    };
    const [timed, counted] = [await offsetsMs('timed'), await offsetsMs('counted')];
    const expected = Math.floor((seconds - 2) / eventPeriodSeconds) + 1;
    return {
      passed: flashes.length === expected && [...timed, ...counted].every((ms) => Math.abs(ms) < syncMs),
      measured: `${flashes.length} flashes, audio ${sampled(timed)} ms from them; as decoded ${sampled(counted)} ms`,
    };
  };
}

/** When audio begins after silence, in seconds. */
function onsets(audio: Int16Array): number[] {
  const found: number[] = [];
  let lastLoud = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < audio.length; i++) {
    if (Math.abs(audio[i] ?? 0) <= loud) continue;
    if (i - lastLoud > quietSamples) found.push(i / samplesPerSecond);
    lastLoud = i;
  }
  return found;
}

function fromNearest(times: number[], expected: number): number {
  return times.reduce(
    (best, time) => (Math.abs(time - expected) < Math.abs(best) ? time - expected : best),
    Number.POSITIVE_INFINITY,
  );
}

/** The first, the middle and the last value. */
function sampled(values: number[]): string {
  const [first = 0, middle = 0, last = 0] = [values[0], values[Math.floor(values.length / 2)], values.at(-1)];
  return [first, middle, last].map((value) => value.toFixed(0)).join(', ');
}
