import { type ReadAudioPacketsInput, readAudioPackets } from './read-audio-packets.ts';

/**
 * How far the times of AAC's packets come to be, at most, from what the samples before them add up to, in milliseconds:
 * recorders leave out packets, or time them by another clock than the one that samples are taken by. Some players go by
 * the one and some by the other. null = not known.
 * @throws FfmpegError
 */
export async function readAudioClockError({
  sampleRate,
  ...input
}: ReadAudioPacketsInput & { sampleRate: number }): Promise<number | null> {
  const packets = await readAudioPackets(input);
  return audioClockErrorMs(
    packets.map(({ atMs }) => atMs),
    sampleRate,
  );
}

/** AAC's packets hold so many samples; those that double the rate, twice as many. ISO/IEC 14496-3, 4.5.2. */
const packetSamples = [960, 1024, 1920, 2048];

/** Pure part of `readSoundClockError`, given when each packet is heard, in order. */
export function audioClockErrorMs(packetsMs: number[], sampleRate: number): number | null {
  const usualMs = median(packetsMs.slice(1).map((at, i) => at - (packetsMs[i] ?? 0)));
  if (usualMs === undefined) return packetsMs.length === 1 ? 0 : null;
  const stepMs = packetSamples
    .map((samples) => (1000 * samples) / sampleRate)
    .reduce((best, step) => (Math.abs(step - usualMs) < Math.abs(best - usualMs) ? step : best));
  // as much as whole milliseconds of a file may be off
  if (Math.abs(stepMs - usualMs) > 1) return null;
  const first = packetsMs[0] ?? 0;
  return packetsMs.reduce((most, at, i) => Math.max(most, Math.abs(at - first - i * stepMs)), 0);
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
