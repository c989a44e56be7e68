import { AppError } from '../../../infra/errors/app-error.ts';
import { type AudioSpan, durationOf } from '../audio/audio-span.ts';
import { probeRows, type StreamToProbe } from '../ffmpeg/probe-rows.ts';
import { enough } from '../ffmpeg/run-tool.ts';

export interface AudioPacket {
  /** On the file's own clock. */
  atMs: number;
  /** 0 if the file does not say, or stretches the packet over a hole. */
  durationMs: number;
}

interface TimedPacket extends AudioPacket {
  /** Not played: cut off by an edit list, or only there to start the decoder. */
  isDiscarded: boolean;
}

/** Eleven hours of AAC at 48 kHz. */
const maxPackets = 2_000_000;

/**
 * Reads the times of an audio stream's packets, in file order, without decoding any. Packets without a time are skipped.
 * @returns whether all were read: at most `maxPackets` are
 */
async function eachPacket(stream: StreamToProbe, onPacket: (packet: TimedPacket) => void): Promise<boolean> {
  let rows = 0;
  await probeRows(stream, { entries: 'packet=pts_time,duration_time,flags' }, (row) => {
    rows += 1;
    if (rows > maxPackets) return enough;
    const [at = '', duration = '', flags = ''] = row.split(',');
    const atMs = Number.parseFloat(at) * 1000;
    const saidMs = Number.parseFloat(duration) * 1000 || 0;
    const durationMs = saidMs > minHoleMs ? 0 : saidMs;
    if (Number.isFinite(atMs)) onPacket({ atMs, durationMs, isDiscarded: flags.includes('D') });
    return undefined;
  });
  return rows <= maxPackets;
}

/**
 * All packets of an audio stream, in file order.
 * @throws AppError `source_unsupported` when there are more than two million
 * @throws FfmpegError
 */
export async function readAudioPackets(stream: StreamToProbe): Promise<AudioPacket[]> {
  const packets: AudioPacket[] = [];
  const isWhole = await eachPacket(stream, ({ atMs, durationMs }) => packets.push({ atMs, durationMs }));
  if (!isWhole) throw new AppError('source_unsupported', { reason: 'too_complex' });
  return packets;
}

/** ffmpeg keeps the silence of a gap in memory, a megabyte a second: a longer gap is filled in another way. */
export const minHoleMs = 30_000;

/**
 * Only so many of the longest holes are kept, and the others are filled like shorter gaps: that sounds the same. None of
 * those is longer than a 150th of the video (96 s of four hours). Each hole is 350 characters of ffmpeg's arguments,
 * of which Linux allows 131,072 in one.
 */
export const maxHoles = 150;

export interface AudioTimes {
  /** First and last moment that is played, on the file's own clock. */
  startMs: number;
  endMs: number;
  /** Stretches of more than `minHoleMs` without packets, ascending: the longest `maxHoles` of them. */
  holes: AudioSpan[];
  /** Only with `sampleRate`: see `audioClockErrorMs`. */
  clockErrorMs: number | null;
}

interface ReadAudioTimesOptions {
  /** Of an AAC stream, to compare its timestamps with its samples; null = they are not compared. */
  sampleRate: number | null;
  /** Nothing of the sound is used from here on, on the file's own clock: holes end there. */
  untilMs: number;
}

/**
 * When an audio stream begins and ends by its packets.
 * @returns null if there are no packets, or too many
 * @throws FfmpegError
 */
export async function readAudioTimes(
  stream: StreamToProbe,
  { sampleRate, untilMs }: ReadAudioTimesOptions,
): Promise<AudioTimes | null> {
  const span = { startMs: Number.POSITIVE_INFINITY, endMs: Number.NEGATIVE_INFINITY };
  const holes = createHoleList(untilMs);
  const times: number[] = [];
  const first: number[] = [];
  const isWhole = await eachPacket(stream, ({ atMs, durationMs, isDiscarded }) => {
    if (sampleRate !== null) times.push(atMs);
    if (isDiscarded) return;
    if (Number.isFinite(span.endMs)) holes.add({ startMs: span.endMs, endMs: atMs });
    if (first.length < 3) first.push(atMs);
    span.startMs = Math.min(span.startMs, atMs);
    span.endMs = Math.max(span.endMs, atMs + durationMs);
  });
  if (!isWhole || !Number.isFinite(span.startMs)) return null;
  const startMs = isStretched(first) ? (first[1] ?? span.startMs) : span.startMs;
  const clockErrorMs = sampleRate === null ? null : audioClockErrorMs(times, sampleRate);
  return { ...span, startMs, holes: holes.longest(), clockErrorMs };
}

/** Collects stretches without sound, however many a file has. Pure. */
export function createHoleList(untilMs: number) {
  let holes: AudioSpan[] = [];
  const longest = () => {
    const byLength = holes.toSorted((a, b) => durationOf(b) - durationOf(a));
    return byLength.slice(0, maxHoles).sort((a, b) => a.startMs - b.startMs);
  };
  return {
    /** Takes stretches in ascending order, and drops those that are no holes. */
    add({ startMs, endMs }: AudioSpan) {
      const hole = { startMs, endMs: Math.min(endMs, untilMs) };
      if (durationOf(hole) <= minHoleMs) return;
      holes.push(hole);
      if (holes.length >= 2 * maxHoles) holes = longest();
    },
    longest,
  };
}

/**
 * Whether any sound can be decoded: encrypted tracks, for example, name a codec that is known.
 * @throws FfmpegError
 */
export async function canDecodeAudio(stream: StreamToProbe): Promise<boolean> {
  let canDecode = false;
  await probeRows(stream, { entries: 'frame=nb_samples', interval: '%+#1000' }, () => {
    canDecode = true;
    return enough;
  });
  return canDecode;
}

/** A fragmented MP4 may begin with a packet of padding that is stretched back to 0, to where frames wait to be decoded. */
const maxStretchMs = 500;

function isStretched([first = 0, second = 0, third = 0]: number[]): boolean {
  const stretchMs = second - first;
  return third > second && stretchMs > 1.5 * (third - second) && stretchMs < maxStretchMs;
}

/** Samples in an AAC packet; twice as many with spectral band replication. ISO/IEC 14496-3, 4.5.2. */
const packetSamples = [960, 1024, 1920, 2048];

/**
 * The largest difference between an AAC packet's timestamp and the duration of all samples before it, in milliseconds.
 * Recorders drop packets, or time them by another clock than the sample clock; some players follow the timestamps and
 * some the samples. null = not known. Pure.
 * @param packetsMs the packets' times in order
 */
export function audioClockErrorMs(packetsMs: number[], sampleRate: number): number | null {
  const usualMs = usualStep(packetsMs);
  if (usualMs === undefined) return packetsMs.length === 1 ? 0 : null;
  const stepMs = packetSamples
    .map((samples) => (1000 * samples) / sampleRate)
    .reduce((best, step) => (Math.abs(step - usualMs) < Math.abs(best - usualMs) ? step : best));
  // a file with whole milliseconds may be off by this much
  if (Math.abs(stepMs - usualMs) > 1) return null;
  const first = packetsMs[0] ?? 0;
  return packetsMs.reduce((max, at, i) => Math.max(max, Math.abs(at - first - i * stepMs)), 0);
}

/** Enough to know the usual one of millions. */
const maxComparedSteps = 10_000;

/** The median distance between neighbours, of some that are spread evenly; undefined if there are none. */
function usualStep(times: number[]): number | undefined {
  const count = Math.min(maxComparedSteps, times.length - 1);
  if (count < 1) return undefined;
  const steps = Float64Array.from({ length: count }, (_, i) => {
    const at = Math.floor((i * (times.length - 1)) / count);
    return (times[at + 1] ?? 0) - (times[at] ?? 0);
  });
  return steps.sort()[Math.floor(count / 2)];
}
