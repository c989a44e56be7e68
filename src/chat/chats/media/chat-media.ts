import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { confinedInput } from '../../../engine/media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../../engine/media/ffmpeg/run-ffmpeg.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore, StoredObject } from '../../../infra/storage/object-store.ts';
import type { OutputRecord } from '../../../product/videos/records/output.model.ts';
import type { WorkDirs } from '../../../product/videos/records/work-dirs.ts';
import { createTurns } from '../../../product/videos/stills/still-turns.ts';
import { type EncodePlan, planSmallerEncode, smallerEncodeArgs } from './smaller-encode.ts';

export interface ChatMedia {
  /** JPEG of at most 320 × 320 pixels and 200 kB; null where none can be made. */
  makeThumbnail(output: OutputRecord, signal: AbortSignal): Promise<Buffer | null>;
  /**
   * The output in at most so many bytes, kept as an object; null where it would not look good, or is not made in time.
   */
  makeSmaller(output: OutputRecord, maxBytes: number, signal: AbortSignal): Promise<SmallerVideo | null>;
}

export interface SmallerVideo {
  object: StoredObject;
  width: number;
  height: number;
}

export interface ChatMediaDeps {
  ffmpeg: string;
  store: ObjectStore;
  workDirs: WorkDirs;
  logger: Logger;
  /** For waiting in line and making it; what else there is to say in the chat waits as long. */
  smallerWithinMs?: number;
}

export const smallerPrefix = 'chat-videos/';

const usualSmallerWithinMs = 5 * 60_000;
const thumbnailSide = 320;
const thumbnailBytes = 200_000;
/** JPEG quality of mjpeg, 2 the best. */
const thumbnailQualities = ['4', '12', '24'];
/** How much a second try aims lower. */
const secondTryShare = 0.85;

export function createChatMedia(deps: ChatMediaDeps): ChatMedia {
  // each fills the machine, and people wait for renders too
  const turns = createTurns(1);
  const { smallerWithinMs = usualSmallerWithinMs } = deps;
  return {
    async makeThumbnail(output, signal) {
      try {
        return await thumbnailOf(deps, output, signal);
      } catch (err) {
        signal.throwIfAborted();
        deps.logger.warn({ err, videoId: output.videoId }, 'a thumbnail could not be made');
        return null;
      }
    },
    async makeSmaller(output, maxBytes, signal) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(smallerWithinMs)]);
      try {
        return await turns.take(inTime, () => smallerOf(deps, { output, maxBytes, signal: inTime }));
      } catch (err) {
        signal.throwIfAborted();
        deps.logger.warn({ err, videoId: output.videoId }, 'a smaller encode could not be made, or not in time');
        return null;
      }
    },
  };
}

async function thumbnailOf(deps: ChatMediaDeps, output: OutputRecord, signal: AbortSignal): Promise<Buffer | null> {
  const { ffmpeg, store, workDirs } = deps;
  const source = await store.localFile(output.key);
  try {
    return await workDirs.use(async (dir) => {
      for (const quality of thumbnailQualities) {
        const file = join(dir, 'thumbnail.jpg');
        await runFfmpeg({ ffmpeg, args: thumbnailArgs({ file: source.path, output, quality, outFile: file }), signal });
        const jpeg = await readFile(file);
        if (jpeg.length <= thumbnailBytes) return jpeg;
      }
      return null;
    });
  } finally {
    await source.release();
  }
}

interface ThumbnailInput {
  file: string;
  output: Pick<OutputRecord, 'durationMs'>;
  quality: string;
  outFile: string;
}

function thumbnailArgs({ file, output, quality, outFile }: ThumbnailInput): string[] {
  const scale = `scale=${thumbnailSide}:${thumbnailSide}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return [
    ...confinedInput(file, ['-ss', (output.durationMs / 3000).toFixed(3)]),
    ...['-map', '0:v:0', '-frames:v', '1', '-vf', `${scale},format=yuvj420p`, '-q:v', quality],
    ...['-c:v', 'mjpeg', '-update', '1', '-f', 'image2', outFile],
  ];
}

interface Smaller {
  output: OutputRecord;
  maxBytes: number;
  signal: AbortSignal;
}

async function smallerOf(deps: ChatMediaDeps, wanted: Smaller): Promise<SmallerVideo | null> {
  const { output, maxBytes } = wanted;
  const plan = planSmallerEncode(output, maxBytes);
  if (plan === null) return null;
  const key = `${smallerPrefix}${output._id}/${maxBytes}.mp4`;
  const known = await deps.store.head(key);
  const object = known ?? (await encode(deps, { ...wanted, plan, key }));
  return object && { object, width: plan.width, height: plan.height };
}

async function encode(
  { ffmpeg, store, workDirs }: ChatMediaDeps,
  { output, maxBytes, signal, plan, key }: Smaller & { plan: EncodePlan; key: string },
): Promise<StoredObject | null> {
  const source = await store.localFile(output.key);
  try {
    return await workDirs.use(async (dir) => {
      const outFile = join(dir, 'smaller.mp4');
      for (const share of [1, secondTryShare]) {
        const aimed = { ...plan, videoBitsPerSecond: Math.floor(plan.videoBitsPerSecond * share) };
        await runFfmpeg({
          ffmpeg,
          args: [...confinedInput(source.path), ...smallerEncodeArgs(aimed, outFile)],
          signal,
        });
        if ((await stat(outFile)).size <= maxBytes) return store.putFile(key, outFile, { contentType: 'video/mp4' });
      }
      return null;
    });
  } finally {
    await source.release();
  }
}
