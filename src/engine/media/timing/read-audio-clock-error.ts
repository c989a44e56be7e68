import { type ReadAudioPacketsInput, readAudioPackets } from './read-audio-packets.ts';

/**
 * The largest difference between an AAC packet's timestamp and the duration of all samples before it, in milliseconds.
 * Recorders drop packets, or time them by another clock than the sample clock; some players follow the timestamps and
 * some the samples. null = not known.
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

/** Samples in an AAC packet; twice as many with spectral band replication. ISO/IEC 14496-3, 4.5.2. */
const packetSamples = [960, 1024, 1920, 2048];

/** Pure part of `readAudioClockError`: takes the packets' times in order. */
export function audioClockErrorMs(packetsMs: number[], sampleRate: number): number | null {
  const usualMs = median(packetsMs.slice(1).map((at, i) => at - (packetsMs[i] ?? 0)));
  if (usualMs === undefined) return packetsMs.length === 1 ? 0 : null;
  const stepMs = packetSamples
    .map((samples) => (1000 * samples) / sampleRate)
    .reduce((best, step) => (Math.abs(step - usualMs) < Math.abs(best - usualMs) ? step : best));
  // a file with whole milliseconds may be off by this much
  if (Math.abs(stepMs - usualMs) > 1) return null;
  const first = packetsMs[0] ?? 0;
  return packetsMs.reduce((max, at, i) => Math.max(max, Math.abs(at - first - i * stepMs)), 0);
}

function median(values: number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
