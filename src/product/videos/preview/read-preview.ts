import { ticksToMs } from '../../../engine/media/timing/video-clock.ts';
import {
  type PreviewSegment,
  previewNames,
  writeAudioPlaylist,
  writeMasterPlaylist,
  writeVideoPlaylist,
} from '../../../engine/render/preview/preview-playlists.ts';
import type { ObjectStore, StoredObject } from '../../../infra/storage/object-store.ts';
import { recordPreviewHandedOut } from '../ending/handed-out.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoStage } from '../records/video-states.ts';
import type { VideoView } from '../records/video-view.ts';
import { segmentObjectKey } from '../rendering/segment.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { PreviewRecord } from './preview.model.ts';

export type ReadPreviewDeps = VideoDeps<'videos' | 'previews' | 'segments' | 'store'>;

export type PreviewUrlDeps = VideoDeps<'previews' | 'segments' | 'mediaBaseUrl'>;

/** The stages in which a revision's preview is served. `processed`: somebody may still be watching it. */
const watchable: VideoStage[] = ['rendering', 'assembling', 'processed'];

export type PreviewFile = { kind: 'playlist'; text: string } | { kind: 'media'; object: StoredObject };

/**
 * One file of a video that can be watched while it is rendered (HLS): a playlist or a media object.
 * @returns null when there is no such file (yet, or any more), also for a video that was deleted, edited or cancelled
 */
export async function readPreviewFile(
  deps: ReadPreviewDeps,
  { token, name }: { token: string; name: string },
): Promise<PreviewFile | null> {
  const preview = await deps.previews.findById(token).lean<PreviewRecord>();
  const video = preview && (await findWatched(deps, preview));
  if (!preview || !video) return null;
  if (name === previewNames.audioFile) return preview.soundKey ? mediaFile(deps.store, preview.soundKey) : null;
  const index = /^(0|[1-9]\d{0,5})\.ts$/.exec(name)?.[1];
  if (index !== undefined) return segmentFile(deps, { preview, video, index: Number(index) });
  return playlist(deps, preview, name);
}

/** The address of the HLS master playlist; null while there is nothing to watch. */
export async function previewUrlOf(
  deps: PreviewUrlDeps,
  { videoId, revision, stage, status }: Pick<VideoView, 'videoId' | 'revision' | 'stage' | 'status'>,
): Promise<string | null> {
  if (status === 'gone' || (stage !== 'rendering' && stage !== 'assembling')) return null;
  const preview = await deps.previews.findOne({ videoId, revision }).lean<PreviewRecord>();
  const first = preview?.segmentKeys[0];
  if (!preview || first === undefined || !(await deps.segments.exists({ _id: first }))) return null;
  return `${deps.mediaBaseUrl}/media/preview/${preview._id}/${previewNames.master}`;
}

type WatchedVideo = Pick<VideoRecord, '_id' | 'stage' | 'outputToken' | 'previewHandedOutMs'>;

/** null = the preview's revision is not served (any more). */
function findWatched({ videos }: ReadPreviewDeps, { videoId, revision }: PreviewRecord): Promise<WatchedVideo | null> {
  return videos
    .findOne(
      { _id: videoId, revision, removedAt: null, stage: { $in: watchable } },
      { stage: 1, outputToken: 1, previewHandedOutMs: 1 },
    )
    .lean<WatchedVideo>();
}

async function segmentFile(
  deps: ReadPreviewDeps,
  { preview, video, index }: { preview: PreviewRecord; video: WatchedVideo; index: number },
): Promise<PreviewFile | null> {
  const key = preview.segmentKeys[index];
  const file = key === undefined ? null : await mediaFile(deps.store, segmentObjectKey(key));
  if (!file) return null;
  const untilTicks = preview.facts.segmentTicks.slice(0, index + 1).reduce((sum, ticks) => sum + ticks, 0);
  return (await recordPreviewHandedOut(deps, video, ticksToMs(untilTicks))) ? file : null;
}

async function mediaFile(store: ObjectStore, key: string): Promise<PreviewFile | null> {
  const object = await store.head(key);
  return object && { kind: 'media', object };
}

async function playlist(deps: ReadPreviewDeps, preview: PreviewRecord, name: string): Promise<PreviewFile | null> {
  const write = writers.get(name);
  if (!write) return null;
  const there = await segmentsInARow(deps, preview);
  return there.length === 0 ? null : { kind: 'playlist', text: write(preview.facts, there) };
}

const writers = new Map([
  [previewNames.master, writeMasterPlaylist],
  [previewNames.video, writeVideoPlaylist],
  [previewNames.audio, writeAudioPlaylist],
]);

/** The segments before the first one that is missing. */
async function segmentsInARow({ segments }: ReadPreviewDeps, preview: PreviewRecord): Promise<PreviewSegment[]> {
  const known = await segments.find({ _id: { $in: preview.segmentKeys } }, { sizeBytes: 1 }).lean();
  const sizes = new Map(known.map(({ _id, sizeBytes }) => [_id, sizeBytes]));
  const there: PreviewSegment[] = [];
  for (const [index, key] of preview.segmentKeys.entries()) {
    const sizeBytes = sizes.get(key);
    if (sizeBytes === undefined) break;
    there.push({ index, sizeBytes });
  }
  return there;
}
