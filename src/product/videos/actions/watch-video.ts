import { EventEmitter, on } from 'node:events';
import type { ChangeStream, ChangeStreamDocument, ChangeStreamOptions } from 'mongodb';
import type { Logger } from '../../../infra/logging/logger.ts';
import { findExistingVideo } from '../records/find-video.ts';
import type { VideoModel } from '../records/video.model.ts';
import { isWorking, type VideoStage, videoStages } from '../records/video-states.ts';
import type { VideoOfOwner, VideoProgress } from '../video-services.ts';

export interface VideoWatcher {
  /**
   * How the video stands at once, then at every change, ending after a final state or when the signal says so.
   * Progress never falls, not even when an edit starts over.
   * @throws AppError `not_found`
   */
  watch(owner: VideoOfOwner, signal: AbortSignal): AsyncIterable<VideoProgress>;
  close(): Promise<void>;
}

interface Change {
  stage?: VideoStage;
  progress?: number;
  /** Present where an edit has started the next revision. */
  revision?: number;
  removed?: boolean;
}

/** One change stream a process, however many people watch. It opens with the first watcher. */
export function createVideoWatcher(deps: { videos: VideoModel; logger: Logger }): VideoWatcher {
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
    async *watch(owner, signal) {
      const iterator = on(changes, owner.videoId, { signal });
      await ensureOpen();
      const video = await findExistingVideo(deps, owner);
      let shown = progressOf(owner.videoId, video.stage, video.progress);
      yield shown;
      if (!isWorking(shown.stage)) return;
      try {
        for await (const [change] of iterator as AsyncIterable<[Change]>) {
          if (change.removed) return;
          const next = after(shown, change);
          if (!next) continue;
          shown = next;
          yield shown;
          if (!isWorking(shown.stage)) return;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    },
    async close() {
      const stream = await opening;
      opening = null;
      await stream?.close();
    },
  };
}

/** null for a change from before the state that has been shown. */
function after(shown: VideoProgress, change: Change): VideoProgress | null {
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
  // from the server's own time on, so that nothing falls between a reader's look and the stream's first batch
  const { operationTime } = (await videos.db.db?.command({ ping: 1 })) ?? {};
  let closed = false;
  let stream: ChangeStream;
  const open = (from: Pick<ChangeStreamOptions, 'startAtOperationTime' | 'resumeAfter'>) => {
    stream = videos.collection.watch(onlyProgress, { ...from, maxAwaitTimeMS: 500 }) as unknown as ChangeStream;
    stream.on('change', (change) => emitChange(changes, change));
    stream.once('error', (err) => {
      if (closed) return;
      logger.warn({ err }, 'watching videos broke off and is taken up again');
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
