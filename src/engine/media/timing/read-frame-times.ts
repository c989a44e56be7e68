import { AppError } from '../../../infra/errors/app-error.ts';
import type { MediaInput } from '../../../infra/media-input.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg-error.ts';
import { probeRows, type StreamToProbe } from '../ffmpeg/probe-rows.ts';
import { enough } from '../ffmpeg/run-tool.ts';
import { isSeekable, type SourceFacts, type VideoFacts } from '../source-facts.ts';
import { firstFramePts, shownPts } from './video-clock.ts';
import { pictureMs } from './video-length.ts';

/** Display time of each frame of a video, in the stream's own ticks and in display order. */
export interface FrameTimes {
  pts: number[];
  /** Key frames, ascending. */
  keyPts: number[];
  /** End of the last frame; null if the file does not give its duration. */
  endPts: number | null;
  /** Bytes of all video packets, without audio and container. */
  sizeBytes: number;
  /**
   * Ticks between frames if some packets carry no display time. Such frames have to be addressed by number: a decoder's
   * estimate would place the untimed ones among the others. Absent otherwise.
   */
  countedStep?: number;
}

interface ReadFrameTimesInput extends StreamToProbe {
  /** What is known better than from packets. */
  known?: KnownFrames;
  /** More are refused; default: any number. */
  maxFrames?: number;
}

type KnownFrames = Pick<VideoFacts, 'startPts' | 'heldPts' | 'frameCount' | 'evenStep' | 'endPts'>;

const packetEntries = 'packet=pts,duration,size,flags';

/**
 * Reads the times of all frames from their packets, without decoding any.
 * Resolves with null if packets carry no times, as in some AVI files, and no constant interval is known.
 * @throws AppError `source_unsupported` when there are more than `maxFrames`, `source_damaged` when most share their times
 * @throws FfmpegError
 */
export async function readFrameTimes({
  known,
  maxFrames = Number.POSITIVE_INFINITY,
  ...stream
}: ReadFrameTimesInput): Promise<FrameTimes | null> {
  const packets: Packet[] = [];
  let rows = 0;
  await probeRows(stream, { entries: packetEntries }, (row) => {
    rows += 1;
    if (rows > maxFrames) return enough;
    const packet = parsePacket(row);
    if (packet) packets.push(packet);
    return undefined;
  });
  if (rows > maxFrames) throw new AppError('source_unsupported', { reason: 'too_many_frames' });
  const times = frameTimesFromPackets(packets);
  // a frame has at most two packets, one for each of its fields
  if (times && packets.length > 3 * times.pts.length) throw new AppError('source_damaged', { reason: 'unplayable' });
  return known ? knownTimes(times, known, packets) : times;
}

function knownTimes(times: FrameTimes | null, known: KnownFrames, packets: Packet[]): FrameTimes | null {
  const startPts = firstFramePts(known);
  if (!times && !(known.evenStep && known.frameCount)) return null;
  const own = times ?? evenTimes({ ...known, startPts }, packets);
  const endPts = times && known.endPts !== undefined ? known.endPts : own.endPts;
  return { ...own, endPts, pts: shownPts(own.pts, known), keyPts: shownPts(own.keyPts, known) };
}

interface Packet {
  pts: number | null;
  duration: number | null;
  key: boolean;
  sizeBytes: number;
}

/** Parses a row of `packetEntries`; null for a packet that is not shown: empty, or cut by an edit list. */
export function parsePacket(row: string): Packet | null {
  const [pts, duration, size, flags] = row.split(',');
  if (flags === undefined || size === '0' || flags.includes('D')) return null;
  return { pts: whole(pts), duration: whole(duration), key: flags.startsWith('K'), sizeBytes: whole(size) ?? 0 };
}

/** Pure part of `readFrameTimes`. There may be millions of packets, hence the plain loops and typed arrays. */
export function frameTimesFromPackets(packets: Packet[]): FrameTimes | null {
  const all = new Float64Array(packets.length);
  const keys: number[] = [];
  let timed = 0;
  let sizeBytes = 0;
  let last: Packet | null = null;
  for (const packet of packets) {
    if (packet.pts === null) continue;
    all[timed] = packet.pts;
    timed += 1;
    sizeBytes += packet.sizeBytes;
    if (packet.key) keys.push(packet.pts);
    if (last === null || packet.pts > (last.pts ?? 0)) last = packet;
  }
  if (!last) return null;
  const pts = inOrder(all.subarray(0, timed));
  if (timed < packets.length) return countedTimes(packets, pts);
  const endPts = last.duration ? (last.pts ?? 0) + last.duration : null;
  return { pts, keyPts: inOrder(Float64Array.from(keys)), endPts, sizeBytes };
}

/** Ascending, without duplicates; `times` is sorted in place. */
function inOrder(times: Float64Array): number[] {
  if (!sortNearby(times)) times.sort();
  const distinct: number[] = [];
  let before = Number.NaN;
  for (let i = 0; i < times.length; i += 1) {
    const at = times[i] ?? 0;
    if (at !== before) distinct.push(at);
    before = at;
  }
  return distinct;
}

/** Packets; each frame may be two, one for each of its fields. */
const maxMoved = 32;

/** Sorts what decoders reorder, in linear time; returns false if some are further from their place. */
function sortNearby(times: Float64Array): boolean {
  for (let i = 1; i < times.length; i += 1) {
    const at = times[i] ?? 0;
    let to = i;
    for (; to > 0 && i - to <= maxMoved && (times[to - 1] ?? 0) > at; to -= 1) times[to] = times[to - 1] ?? 0;
    times[to] = at;
    if (i - to > maxMoved) return false;
  }
  return true;
}

/** Matroska has no negative times, so frames before zero have none. null if other frames lack times as well. */
function countedTimes(packets: Packet[], shown: number[]): FrameTimes | null {
  const untimed = packets.length - shown.length;
  const step = evenStepOf(shown);
  const areAtStart = packets.findLastIndex(({ pts }) => pts === null) < untimed + maxReorderedFrames;
  if (step === null || !areAtStart) return null;
  const startPts = (shown[0] ?? 0) - untimed * step;
  return evenTimes({ startPts, frameCount: packets.length, evenStep: step }, packets);
}

function evenTimes(
  { startPts, frameCount, evenStep }: Pick<VideoFacts, 'startPts' | 'frameCount' | 'evenStep'>,
  packets: Packet[],
): FrameTimes {
  const step = evenStep ?? 0;
  const pts = Array.from({ length: frameCount ?? 0 }, (_, i) => Math.round(startPts + i * step));
  return {
    pts,
    keyPts: pts.slice(0, 1),
    endPts: Math.round(startPts + pts.length * step),
    countedStep: step,
    sizeBytes: packets.reduce((sum, packet) => sum + packet.sizeBytes, 0),
  };
}

/**
 * The constant interval of frames in ticks. Rounding by one tick is allowed if the interval is at least five ticks. null
 * if the interval varies or there are fewer than two frames. Pure.
 */
function evenStepOf(pts: number[]): number | null {
  const [first, last] = [pts[0] ?? 0, pts.at(-1) ?? 0];
  const step = (last - first) / (pts.length - 1);
  const rounding = step < 5 ? 0 : 1;
  const isEven = pts.length > 1 && step > 0 && pts.every((at, i) => Math.abs(at - first - i * step) <= rounding);
  return isEven ? step : null;
}

/** H.264 and HEVC decoders hold back at most this many frames for reordering. */
const maxReorderedFrames = 16;

function whole(text: string | undefined): number | null {
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : null;
}

interface EvenFrames {
  frameCount: number;
  /** In the stream's ticks. */
  evenStep: number;
}

/**
 * Counts the frames of a stream whose packets carry no display times, by decoding all of them. Resolves with null if
 * their interval is not constant, if some cannot be decoded, or if all of it takes longer than `timeoutMs`.
 * @throws FfmpegError when ffprobe was killed by a signal; the signal's reason when aborted
 */
export async function readEvenStep(stream: StreamToProbe, timeoutMs: number): Promise<EvenFrames | null> {
  const pts: (number | null)[] = [];
  try {
    await probeRows(stream, { entries: 'frame=best_effort_timestamp', timeoutMs }, (row) =>
      pts.push(row.startsWith('N/A') ? null : Number.parseInt(row, 10)),
    );
  } catch (error) {
    if (!(error instanceof FfmpegError) || error.wasKilled) throw error;
    return null;
  }
  return evenFrames(pts);
}

/**
 * Pure part of `readEvenStep`. Takes ffprobe's estimate of each frame's display time, which it derives from decoding
 * times of this packet or a later one; the last frames therefore have none (null).
 */
export function evenFrames(pts: (number | null)[]): EvenFrames | null {
  const timed = pts.slice(0, pts.findLastIndex((at) => at !== null) + 1);
  const evenStep = evenStepOf(timed.map((at) => at ?? Number.NaN));
  if (evenStep === null || pts.length - timed.length > maxReorderedFrames) return null;
  return { frameCount: pts.length, evenStep };
}

interface FindFrameInput {
  ffprobe: string;
  file: MediaInput;
  facts: SourceFacts;
  /** On the video's clock, 0 = its first frame. */
  atMs: number;
  signal?: AbortSignal;
}

/** Packets come in decoding order: a frame shown before a moment may come after one shown later. */
const readAheadSeconds = 1;

/**
 * Start of the frame that is on screen at a moment, in the stream's own ticks, from the packets around it. After the end
 * of the video it is the last frame. null if the container cannot be sought exactly: the caller then has to estimate.
 * @throws FfmpegError
 */
export async function findFramePts({ ffprobe, file, facts, atMs, signal }: FindFrameInput): Promise<number | null> {
  const { index, startPts, timeBase } = facts.video;
  if (!isSeekable(facts.container)) return null;
  const atPts = startPts + (Math.min(atMs, pictureMs(facts)) / 1000) * (timeBase.den / timeBase.num);
  const firstPts = firstFramePts(facts.video);
  if (atPts + 0.5 < firstPts) return startPts;
  const atSeconds = (atPts * timeBase.num) / timeBase.den;
  const interval = `${atSeconds.toFixed(6)}%${(atSeconds + readAheadSeconds).toFixed(6)}`;
  let shown: number | null = null;
  await probeRows({ ffprobe, file, streamIndex: index, signal }, { entries: packetEntries, interval }, (row) => {
    const pts = parsePacket(row)?.pts ?? null;
    // half a tick of tolerance: a time in whole milliseconds may lie just before the frame it means
    if (pts !== null && pts >= firstPts && pts <= atPts + 0.5) shown = Math.max(pts, shown ?? pts);
  });
  return shown === firstPts ? startPts : shown;
}
