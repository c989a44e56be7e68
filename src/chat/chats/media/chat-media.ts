import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { confinedInput } from '../../../engine/media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../../engine/media/ffmpeg/run-ffmpeg.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { ObjectStore, StoredObject } from '../../../infra/storage/object-store.ts';
import { createFairLimit } from '../../../infra/threads/fair-limit.ts';
import type { OutputRecord } from '../../../product/videos/records/output.model.ts';
import type { WorkDirs } from '../../../product/videos/records/work-dirs.ts';
import { type EncodePlan, planMainProfile, planSmallerEncode, smallerEncodeArgs } from './smaller-encode.ts';

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
  /** Limit for encoding; the chat's other messages wait as long. */
  smallerWithinMs?: number;
  /** Limit for waiting before that. */
  encodeBeginsWithinMs?: number;
}

export const smallerPrefix = 'chat-videos/' satisfies KeyPrefix;

const defaultSmallerWithinMs = 5 * 60_000;
/** Six encodes that take as long as they may. */
const defaultBeginsWithinMs = 30 * 60_000;
/** A smaller video takes no longer than this, waiting included. */
export const maxSmallerMs = defaultBeginsWithinMs + defaultSmallerWithinMs;
const thumbnailSide = 320;
const thumbnailBytes = 200_000;
/** JPEG quality of mjpeg, 2 the best. */
const thumbnailQualities = ['4', '12', '24'];
/** Share of the bit rate for the second try. */
const secondTryShare = 0.85;

export function createChatMedia(deps: ChatMediaDeps) {
  // one encode uses all cores, and renders need them too
  const encodes = createFairLimit({ places: 1, placesEach: 1, maxWaiting: 100, maxWaitingEach: 10 });
  const { smallerWithinMs = defaultSmallerWithinMs, encodeBeginsWithinMs = defaultBeginsWithinMs } = deps;
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
    /**
     * Encodes the output in at most `maxBytes`. null when that would look bad or takes too long, or when too many wait.
     * @param wanted.isMainProfile see `Messenger.playsMainProfile`
     * @param wanted.owner whose turn it uses: accounts take turns
     * @param wanted.onEncode called when it has to be encoded, which takes a while
     */
    async makeSmaller(wanted: Smaller & { owner: string; onEncode?(): void }): Promise<SmallerVideo | null> {
      const { output, maxBytes, isMainProfile = false, owner, signal, onEncode } = wanted;
      const plan = (isMainProfile ? planMainProfile : planSmallerEncode)(output, maxBytes);
      if (plan === null) return null;
      const key = `${smallerPrefix}${output._id}/${maxBytes}${isMainProfile ? '-main' : ''}.mp4`;
      const encodeInTime = async () =>
        // the one that went before may have been of the same video
        (await deps.store.head(key)) ??
        (await encode(deps, { output, maxBytes, plan, key, signal: within(signal, smallerWithinMs) }));
      try {
        const known = await deps.store.head(key);
        if (!known) onEncode?.();
        const object =
          known ?? (await encodes.run({ owner, signal: within(signal, encodeBeginsWithinMs) }, encodeInTime));
        return object && { object, width: plan.width, height: plan.height };
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
  isMainProfile?: boolean;
  signal: AbortSignal;
}

function within(signal: AbortSignal, ms: number): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ms)]);
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
