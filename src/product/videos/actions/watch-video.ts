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

/** null for a change that is older than the state that was yielded last, or the same. */
function applyChange(shown: VideoProgress, change: Change): VideoProgress | null {
  const stage = change.stage ?? shown.stage;
  const isOld = change.revision === undefined && videoStages.indexOf(stage) < videoStages.indexOf(shown.stage);
  if (isOld) return null;
  const next = progressOf(shown.videoId, stage, Math.max(shown.progress, change.progress ?? 0));
  // told twice, after a break of the stream
  return next.stage === shown.stage && next.progress === shown.progress ? null : next;
}

interface SharedStream {
  close(): Promise<void>;
}

/** How long the database may wait for a change before it answers that there is none. */
const maxAwaitTimeMS = 30_000;

async function openStream(
  { videos, logger }: { videos: VideoModel; logger: Logger },
  changes: EventEmitter,
): Promise<SharedStream> {
  // starts at the server's own time, so that no change is lost between a watcher's first read and the first batch
  const { operationTime } = (await videos.db.db?.command({ ping: 1 })) ?? {};
  let closed = false;
  let stream: ChangeStream;
  const open = (from: StreamStart) => {
    stream = videos.collection.watch(onlyProgress, { ...from, maxAwaitTimeMS }) as unknown as ChangeStream;
    stream.on('change', (change) => emitChange(changes, change));
    stream.once('error', (err) => {
      if (closed) return;
      logger.warn({ err }, 'the change stream of videos broke and is opened again');
      const resumeAfter = stream.resumeToken;
      const again = isForgotten(err) ? startNow : async () => (resumeAfter ? { resumeAfter } : from);
      setTimeout(() => reopen(again), 1_000).unref();
    });
  };
  const reopen = async (from: () => Promise<StreamStart>) => {
    if (closed) return;
    try {
      open(await from());
    } catch (err) {
      logger.warn({ err }, 'the change stream of videos could not be opened');
      setTimeout(() => reopen(from), 1_000).unref();
    }
  };
  /** What has happened meanwhile is not told any more, so everybody hears how their video stands. */
  const startNow = async (): Promise<StreamStart> => {
    const { operationTime } = (await videos.db.db?.command({ ping: 1 })) ?? {};
    await emitStates(videos, changes);
    return { startAtOperationTime: operationTime };
  };
  open({ startAtOperationTime: operationTime });
  return {
    close: async () => {
      closed = true;
      await stream.close();
    },
  };
}

type StreamStart = Pick<ChangeStreamOptions, 'startAtOperationTime' | 'resumeAfter'>;

/** The stream was away for longer than the database remembers: ChangeStreamHistoryLost. */
const isForgotten = (error: Error & { code?: unknown }) => error.code === 286;

const statesAtOnce = 500;

async function emitStates(videos: VideoModel, changes: EventEmitter): Promise<void> {
  const ids = changes.eventNames().map(String);
  for (let at = 0; at < ids.length; at += statesAtOnce) {
    const condition = { _id: { $in: ids.slice(at, at + statesAtOnce) } };
    const fields = { stage: 1, progress: 1, revision: 1, removedAt: 1 } as const;
    for (const { _id, stage, progress, revision, removedAt } of await videos.find(condition, fields).lean()) {
      changes.emit(_id, { stage, progress, revision, removed: removedAt !== null } satisfies Change);
    }
  }
}

const updated = 'updateDescription.updatedFields';

/** Only what watchers use: an update of captions has some MiB, and each process would receive it. */
const onlyProgress = [
  {
    $match: {
      operationType: 'update',
      $or: ['stage', 'progress', 'removedAt'].map((name) => ({ [`${updated}.${name}`]: { $exists: true } })),
    },
  },
  {
    $project: {
      'documentKey._id': 1,
      operationType: 1,
      [`${updated}.stage`]: 1,
      [`${updated}.progress`]: 1,
      [`${updated}.revision`]: 1,
      [`${updated}.removedAt`]: 1,
    },
  },
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
