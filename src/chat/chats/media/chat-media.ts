import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { confinedInput } from '../../../engine/media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../../engine/media/ffmpeg/run-ffmpeg.ts';
import { createConcurrencyLimit } from '../../../infra/concurrency-limit.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore, StoredObject } from '../../../infra/storage/object-store.ts';
import type { OutputRecord } from '../../../product/videos/records/output.model.ts';
import type { WorkDirs } from '../../../product/videos/records/work-dirs.ts';
import { type EncodePlan, planSmallerEncode, smallerEncodeArgs } from './smaller-encode.ts';

export type ChatMedia = ReturnType<typeof createChatMedia>;

interface SmallerVideo {
  object: StoredObject;
  width: number;
  height: number;
}

interface ChatMediaDeps {
  ffmpeg: string;
  store: ObjectStore;
  workDirs: WorkDirs;
  logger: Logger;
  /** Limit for waiting and encoding together; the chat's other messages wait as long. */
  smallerWithinMs?: number;
}

export const smallerPrefix = 'chat-videos/';

const defaultSmallerWithinMs = 5 * 60_000;
const thumbnailSide = 320;
const thumbnailBytes = 200_000;
/** JPEG quality of mjpeg, 2 the best. */
const thumbnailQualities = ['4', '12', '24'];
/** Share of the bit rate for the second try. */
const secondTryShare = 0.85;

export function createChatMedia(deps: ChatMediaDeps) {
  // one encode uses all cores, and renders need them too
  const encodes = createConcurrencyLimit(1);
  const { smallerWithinMs = defaultSmallerWithinMs } = deps;
  return {
    /** JPEG of at most 320 × 320 pixels and 200 kB; null when none can be made. */
    async makeThumbnail(output: OutputRecord, signal: AbortSignal): Promise<Buffer | null> {
      try {
        return await thumbnailOf(deps, output, signal);
      } catch (err) {
        signal.throwIfAborted();
        deps.logger.warn({ err, videoId: output.videoId }, 'a thumbnail could not be made');
        return null;
      }
    },
    /** Encodes the output in at most `maxBytes`. null when that would look bad or takes too long. */
    async makeSmaller(output: OutputRecord, maxBytes: number, signal: AbortSignal): Promise<SmallerVideo | null> {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(smallerWithinMs)]);
      try {
        return await encodes.run(inTime, () => smallerOf(deps, { output, maxBytes, signal: inTime }));
      } catch (err) {
        signal.throwIfAborted();
        deps.logger.warn({ err, videoId: output.videoId }, 'a smaller encode failed or took too long');
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
