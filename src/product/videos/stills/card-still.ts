import { join } from 'node:path';
import { confinedInput } from '../../../engine/media/ffmpeg/confined-input.ts';
import { runFfmpeg } from '../../../engine/media/ffmpeg/run-ffmpeg.ts';
import { pickStillMoment } from '../../../engine/render/stills/still-moment.ts';
import type { KeyPrefix } from '../../../infra/key-folders.ts';
import type { MediaInput } from '../../../infra/media-input.ts';
import type { StoredObject } from '../../../infra/storage/object-store.ts';
import { readParts } from '../../../infra/storage/read-parts.ts';
import { captionsOfVideo, taskOwner, type VideoCaptionsDeps } from '../captions/captions-of-video.ts';
import { captionFields, findExistingVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { webmFile } from '../records/output-files.ts';
import type { VideoDeps } from '../video-deps.ts';

export type CardStillDeps = VideoCaptionsDeps &
  VideoDeps<'videos' | 'outputs' | 'workDirs' | 'stillLimit'> & { ffmpeg: string };

const cardStillPrefix = 'card-stills/' satisfies KeyPrefix;

/** Pixels; twice the size on a card, for high-density screens. */
const longSide = 480;

/**
 * A small picture of the last output with a caption on it, stored as long as the output.
 * @returns null while there is no output
 * @throws AppError `not_found`, also for a removed video; `service_busy`
 */
export async function findCardStill(
  deps: CardStillDeps,
  owner: VideoOfOwner,
  signal: AbortSignal,
): Promise<StoredObject | null> {
  const video = await findExistingVideo(deps, owner);
  const output = video.outputToken ? await deps.outputs.findById(video.outputToken).lean<OutputRecord>() : null;
  if (!output) return null;
  const known = await deps.store.head(keyOf(output));
  if (known) return known;
  const of = { owner: taskOwner(video), signal };
  const { captions } = await captionsOfVideo(deps, await findExistingVideo(deps, owner, captionFields), of);
  const atMs = Math.min(pickStillMoment(captions, output.durationMs), output.durationMs - 100);
  return deps.stillLimit.run(of, () => draw(deps, { output, atMs, signal }));
}

function keyOf({ _id }: OutputRecord): string {
  return `${cardStillPrefix}${_id}.jpg`;
}

/** The token of the output that a stored picture belongs to. */
export function outputOfCardStill(key: string): string {
  return key.slice(cardStillPrefix.length, -'.jpg'.length);
}

async function draw(
  { ffmpeg, store, workDirs }: CardStillDeps,
  { output, atMs, signal }: { output: OutputRecord; atMs: number; signal: AbortSignal },
): Promise<StoredObject> {
  const isOverlay = webmFile(output) !== null;
  return workDirs.use(async (dir) => {
    const outFile = join(dir, 'card.jpg');
    await readParts(store, { key: output.key, signal }, (file) =>
      runFfmpeg({ ffmpeg, args: cardStillArgs({ file, atMs, outFile, isOverlay }), signal }),
    );
    return store.putFile(keyOf(output), outFile, { contentType: 'image/jpeg' });
  });
}

interface CardStillInput {
  file: MediaInput;
  atMs: number;
  outFile: string;
  isOverlay: boolean;
}

function cardStillArgs({ file, atMs, outFile, isOverlay }: CardStillInput): string[] {
  const overBlack = isOverlay ? 'format=gbrap,premultiply=inplace=1,format=gbrp,' : '';
  const scale = `${overBlack}scale=${longSide}:${longSide}:force_original_aspect_ratio=decrease:force_divisible_by=2`;
  return [
    ...confinedInput(file, ['-ss', Math.max(0, atMs / 1000).toFixed(3)]),
    ...['-map', '0:v:0', '-frames:v', '1', '-vf', `${scale},format=yuvj420p`, '-q:v', '6'],
    ...['-c:v', 'mjpeg', '-update', '1', '-f', 'image2', outFile],
  ];
}
