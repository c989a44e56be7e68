import { isDeepStrictEqual } from 'node:util';
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

/** The stages in which a revision may have a preview. The beginning of a long video is shown while it is transcribed. */
const previewed: readonly VideoStage[] = ['listening', 'planning', 'rendering', 'assembling'];
/** The stages in which it is served. `processed`: somebody may still be watching it. */
const watchable: VideoStage[] = [...previewed, 'processed'];

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
  if (name === previewNames.audioFile) return mediaFile(deps.store, preview.soundKey);
  if (name === previewNames.beginningAudioFile) return mediaFile(deps.store, preview.beginning?.soundKey);
  const [, beginning, index] = /^(b?)(0|[1-9]\d{0,5})\.ts$/.exec(name) ?? [];
  if (index !== undefined) {
    return segmentFile(deps, { preview, video, segment: { index: Number(index), isBeginning: beginning === 'b' } });
  }
  return playlist(deps, preview, name);
}

/** The address of the HLS master playlist; null while there is nothing to watch. */
export async function previewUrlOf(
  deps: PreviewUrlDeps,
  { videoId, revision, stage, status }: Pick<VideoView, 'videoId' | 'revision' | 'stage' | 'status'>,
): Promise<string | null> {
  if (status === 'gone' || !previewed.includes(stage)) return null;
  const preview = await deps.previews.findOne({ videoId, revision }).lean<PreviewRecord>();
  const first = preview && placesOf(preview, 0).map(({ key }) => key);
  if (!first || !(await deps.segments.exists({ _id: { $in: first } }))) return null;
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
  { preview, video, segment }: { preview: PreviewRecord; video: WatchedVideo; segment: Omit<Place, 'key'> },
): Promise<PreviewFile | null> {
  const { index, isBeginning } = segment;
  const key = keysOf(preview, isBeginning)[index];
  const file = key === undefined ? null : await mediaFile(deps.store, segmentObjectKey(key));
  if (!file) return null;
  const untilTicks = preview.facts.segmentTicks.slice(0, index + 1).reduce((sum, ticks) => sum + ticks, 0);
  return (await recordPreviewHandedOut(deps, video, ticksToMs(untilTicks))) ? file : null;
}

/** What can be shown at a place of the plan. */
interface Place {
  index: number;
  isBeginning: boolean;
  key: string;
}

/** The best one first. One that is the same in the beginning keeps the name that it has had there. */
function placesOf(preview: PreviewRecord, index: number): Place[] {
  const [own, early] = [keysOf(preview, false)[index], keysOf(preview, true)[index]];
  return [
    ...(own === undefined || own === early ? [] : [{ index, isBeginning: false, key: own }]),
    ...(early === undefined ? [] : [{ index, isBeginning: true, key: early }]),
  ];
}

function keysOf({ segmentKeys, beginning }: PreviewRecord, isBeginning: boolean): string[] {
  return isBeginning ? (beginning?.segmentKeys ?? []) : segmentKeys;
}

async function mediaFile(store: ObjectStore, key: string | null | undefined): Promise<PreviewFile | null> {
  const object = key ? await store.head(key) : null;
  return object && { kind: 'media', object };
}

async function playlist(deps: ReadPreviewDeps, preview: PreviewRecord, name: string): Promise<PreviewFile | null> {
  const write = writers.get(name);
  if (!write) return null;
  const there = await segmentsInARow(deps, preview);
  return there.length === 0 ? null : { kind: 'playlist', text: write(preview.facts, there, beginningParts(preview)) };
}

/** How many parts of the sound are read from the file of the beginning: those that are the same in the whole. */
function beginningParts({ facts, beginning }: PreviewRecord): number {
  const parts = beginning?.sound ?? [];
  const differs = parts.findIndex((part, index) => !isDeepStrictEqual(part, facts.sound[index]));
  return differs < 0 ? parts.length : differs;
}

const writers = new Map([
  [previewNames.master, writeMasterPlaylist],
  [previewNames.video, writeVideoPlaylist],
  [previewNames.audio, writeAudioPlaylist],
]);

/** The segments before the first one that is missing. */
async function segmentsInARow({ segments }: ReadPreviewDeps, preview: PreviewRecord): Promise<PreviewSegment[]> {
  const keys = [...keysOf(preview, false), ...keysOf(preview, true)];
  const known = await segments.find({ _id: { $in: keys } }, { sizeBytes: 1 }).lean();
  const sizes = new Map(known.map(({ _id, sizeBytes }) => [_id, sizeBytes]));
  const there: PreviewSegment[] = [];
  for (let index = 0; ; index += 1) {
    const place = placesOf(preview, index).find(({ key }) => sizes.has(key));
    if (!place) return there;
    there.push({ index, isBeginning: place.isBeginning, sizeBytes: sizes.get(place.key) ?? 0 });
  }
}
