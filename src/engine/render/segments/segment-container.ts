import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { encoderNamed, surest } from '../encoders/encoders.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { ivfHeaderBytes, readIvfFrames } from './ivf-frames.ts';
import { readTransportFrames, type SegmentFrame } from './transport-frames.ts';

/** What kind of file the segments of a plan are. */
export interface SegmentContainer {
  /** ffmpeg's name, for reading and writing. */
  format: 'mpegts' | 'ivf';
  ending: 'ts' | 'ivf';
  contentType: string;
  /** Options of the muxer, `name=value`; empty = none. */
  muxerOptions: string;
  /** Browsers play them while the rest is rendered (HLS). */
  isPlayable: boolean;
  /** How many bytes at the beginning of a file are left out when it is appended to another. */
  headerBytes: number;
  /** @returns null if the file is cut off, or of another kind */
  readFrames(file: string): Promise<SegmentFrame[] | null>;
}

const transportStream: SegmentContainer = {
  format: 'mpegts',
  ending: 'ts',
  contentType: 'video/mp2t',
  muxerOptions: 'mpegts_flags=+initial_discontinuity',
  isPlayable: true,
  headerBytes: 0,
  readFrames: readTransportFrames,
};

/** ffmpeg puts no AV1 into MPEG-TS that it can read again. */
const ivf: SegmentContainer = {
  format: 'ivf',
  ending: 'ivf',
  contentType: 'video/x-ivf',
  muxerOptions: '',
  isPlayable: false,
  headerBytes: ivfHeaderBytes,
  readFrames: readIvfFrames,
};

export function containerOf({ encoder = surest }: Pick<RenderPlan, 'encoder'>): SegmentContainer {
  return encoderNamed(encoder).codec === 'av1' ? ivf : transportStream;
}

/** Whether people can watch the segments before all of them are rendered. */
export function isPlayable(plan: Pick<RenderPlan, 'encoder' | 'overlayRecipe'>): boolean {
  return plan.overlayRecipe === undefined && containerOf(plan).isPlayable;
}

/** Appends a file to another one, or makes a copy where there is none. */
export async function appendSegment(from: string, to: string, { isFirst, headerBytes }: AppendOptions): Promise<void> {
  await pipeline(createReadStream(from, { start: isFirst ? 0 : headerBytes }), createWriteStream(to, { flags: 'a' }));
}

interface AppendOptions extends Pick<SegmentContainer, 'headerBytes'> {
  isFirst: boolean;
}
