import { EventEmitter, on } from 'node:events';
import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions } from 'mongodb';
import type { Logger } from '../../../infra/logging/logger.ts';
import { noSuchVideo, type VideoOfOwner } from '../records/find-video.ts';
import type { VideoModel } from '../records/video.model.ts';
import { isWorking, type VideoStage, videoStages } from '../records/video-states.ts';
import type { VideoStatus } from '../records/video-view.ts';

export interface VideoProgress {
  videoId: string;
  status: VideoStatus;
  stage: VideoStage;
  /** 0–100. */
  progress: number;
}

export type VideoWatcher = ReturnType<typeof createVideoWatcher>;

interface Change {
  stage?: VideoStage;
  progress?: number;
  /** Present when an edit has started the next revision. */
  revision?: number;
  removed?: boolean;
}

/** One change stream for each process, shared by all watchers. It opens with the first one, unless `open` was called. */
export function createVideoWatcher(deps: { videos: VideoModel; logger: Logger }) {
  const changes = new EventEmitter().setMaxListeners(0);
  let opening: Promise<SharedStream> | null = null;
  const ensureOpen = () => {
    opening ??= openStream(deps, changes);
    opening.catch(() => {
      opening = null;
    });
    return opening;
  };
  return {
    /**
     * Yields the video's current state, then every change, until a final state or until the signal aborts. Progress
     * never goes down, not even when an edit starts the next revision.
     * @throws AppError `not_found`
     */
    async *watch(owner: VideoOfOwner, signal: AbortSignal): AsyncGenerator<VideoProgress, void, void> {
      const iterator = on(changes, owner.videoId, { signal });
      await ensureOpen();
      const video = await readState(deps, owner);
      let shown = progressOf(owner.videoId, video.stage, video.progress);
      yield shown;
      if (!isWorking(shown.stage)) return;
      try {
        for await (const [change] of iterator as AsyncIterable<[Change]>) {
          if (change.removed) return;
          const next = applyChange(shown, change);
          if (!next) continue;
          shown = next;
          yield shown;
          if (!isWorking(shown.stage)) return;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    /** Opens the stream: watchers that wait for it together would all go on in one moment. */
    open: () => ensureOpen().then(() => undefined),
    async close(): Promise<void> {
      const stream = await opening;
      opening = null;
      await stream?.close();
    },
  };
}

/** @throws AppError `not_found` */
async function readState({ videos }: { videos: VideoModel }, { videoId, ownerId }: VideoOfOwner) {
  const state = { stage: 1, progress: 1 } as const;
  const video = await videos.findOne({ _id: videoId, ownerId, removedAt: null }, state).lean();
  if (!video) throw noSuchVideo();
  return video;
}

/** null for a change that is older than the state that was yielded last. */
function applyChange(shown: VideoProgress, change: Change): VideoProgress | null {
  const stage = change.stage ?? shown.stage;
  const isOld = change.revision === undefined && videoStages.indexOf(stage) < videoStages.indexOf(shown.stage);
  if (isOld) return null;
  return progressOf(shown.videoId, stage, Math.max(shown.progress, change.progress ?? 0));
}

interface SharedStream {
  close(): Promise<void>;
}

async function openStream(
  { videos, logger }: { videos: VideoModel; logger: Logger },
  changes: EventEmitter,
): Promise<SharedStream> {
  // starts at the server's own time, so that no change is lost between a watcher's first read and the first batch
  const { operationTime } = (await videos.db.db?.command({ ping: 1 })) ?? {};
  let closed = false;
  let stream: ChangeStream;
  const open = (from: Pick<ChangeStreamOptions, 'startAtOperationTime' | 'resumeAfter'>) => {
    stream = videos.collection.watch(onlyProgress, { ...from, maxAwaitTimeMS: 500 }) as unknown as ChangeStream;
    stream.on('change', (change) => emitChange(changes, change));
    stream.once('error', (err) => {
      if (closed) return;
      logger.warn({ err }, 'the change stream of videos broke and is opened again');
      const resumeAfter = stream.resumeToken;
      setTimeout(() => closed || open(resumeAfter ? { resumeAfter } : from), 1_000).unref();
    });
  };
  open({ startAtOperationTime: operationTime });
  return {
    close: async () => {
      closed = true;
      await stream.close();
    },
  };
}

const onlyProgress = [
  { $match: { operationType: 'update' } },
  { $project: { 'documentKey._id': 1, operationType: 1, 'updateDescription.updatedFields': 1 } },
];

function emitChange(changes: EventEmitter, change: ChangeStreamDocument): void {
  if (change.operationType !== 'update') return;
  const { stage, progress, revision, removedAt } = change.updateDescription.updatedFields ?? {};
  if (stage === undefined && progress === undefined && !removedAt) return;
  changes.emit(String(change.documentKey._id), {
    stage,
    progress,
    revision,
    removed: Boolean(removedAt),
  } satisfies Change);
}

function progressOf(videoId: string, stage: VideoStage, progress: number): VideoProgress {
  if (stage === 'processed') return { videoId, status: 'processed', stage, progress: 100 };
  return { videoId, status: isWorking(stage) ? 'processing' : 'failed', stage, progress: Math.floor(progress) };
}
