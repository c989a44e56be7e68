import { findAttachment } from '../../chat/chats/media/attachments.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import { cancelVideo } from './actions/cancel-video.ts';
import { type CreateVideoDeps, createVideo } from './actions/create-video.ts';
import { deleteVideo, type RemoveVideoDeps } from './actions/delete-video.ts';
import { type EditVideoDeps, editVideo } from './actions/edit-video.ts';
import { listVideos } from './actions/list-videos.ts';
import { findSharedVideo, shareVideo, unshareVideo } from './actions/share-video.ts';
import type { VideoWatcher } from './actions/watch-video.ts';
import { captionsOfVideo, captionsToEdit } from './captions/captions-of-video.ts';
import type { TranscriptStoreDeps } from './captions/transcript-store.ts';
import type { EndVideoDeps } from './ending/fail-video.ts';
import type { OutputServices } from './output-services.ts';
import { type PreviewUrlDeps, previewUrlOf } from './preview/read-preview.ts';
import { findExistingVideo, getVideo, type ReadVideoDeps } from './records/find-video.ts';
import { readPlan } from './rendering/plan-store.ts';
import { type CardStillDeps, findCardStill } from './stills/card-still.ts';
import { renderVideoStill, type StillDeps } from './stills/render-video-still.ts';
import type { VideoServices } from './video-services.ts';

export type VideoServicesDeps = CreateVideoDeps &
  EditVideoDeps &
  ReadVideoDeps &
  EndVideoDeps &
  RemoveVideoDeps &
  PreviewUrlDeps &
  StillDeps &
  CardStillDeps &
  TranscriptStoreDeps & { queue: Queue; watcher: VideoWatcher; logger: Logger };

/** The actions on videos, bound to what they stand on. */
export function createVideoServices(deps: VideoServicesDeps): VideoServices {
  return {
    createVideo: (input, transaction) => createVideo(deps, input, transaction),
    editVideo: (input, transaction) => editVideo(deps, input, transaction),
    announceWork: () => announceWork(deps),
    async getVideo(owner) {
      const view = await getVideo(deps, owner);
      return { ...view, previewUrl: await previewUrlOf(deps, view) };
    },
    listVideos: (input) => listVideos(deps, input),
    async getCaptions(owner) {
      const { language, captions } = await captionsOfVideo(deps, await findExistingVideo(deps, owner));
      return { language, captions };
    },
    async getCaptionsToEdit(owner) {
      return (await captionsToEdit(deps, await findExistingVideo(deps, owner))).captions;
    },
    async getAssScript(owner) {
      const plan = await readPlan(deps.store, (await findExistingVideo(deps, owner)).planKey);
      if (!plan) throw new AppError('not_found', { message: 'The captions have not been laid out yet.' });
      return plan.ass;
    },
    renderStill: (input) => renderVideoStill(deps, input),
    findCardStill: (owner, signal) => findCardStill(deps, owner, signal),
    shareVideo: (owner) => shareVideo(deps, owner),
    unshareVideo: (owner) => unshareVideo(deps, owner),
    findSharedVideo: (shareToken) => findSharedVideo(deps, shareToken),
    watchVideo: (owner, signal) => deps.watcher.watch(owner, signal),
    async cancelVideo(owner) {
      const view = await cancelVideo(deps, owner);
      await wake(deps, 'deliver');
      return view;
    },
    deleteVideo: (owner) => deleteVideo(deps, owner),
  };
}

export function createOutputServices({ outputs, store }: Pick<VideoServicesDeps, 'outputs' | 'store'>): OutputServices {
  return {
    async findOutput(token) {
      const output = await outputs.findById(token).lean();
      if (!output) return findAttachment(store, token);
      const object = output && (await store.head(output.key));
      return object ? { object, fileName: output.fileName, contentType: 'video/mp4' } : null;
    },
    readOutput: (key, range) => store.get(key, { range }),
  };
}

function announceWork(deps: Pick<VideoServicesDeps, 'queue' | 'logger'>): Promise<void> {
  return wake(deps, 'fetch-source');
}

/** What is accepted is safe already: a wake that does not come through is made good by the reconciler. */
async function wake({ queue, logger }: Pick<VideoServicesDeps, 'queue' | 'logger'>, job: Parameters<Queue['wake']>[0]) {
  try {
    await queue.wake(job);
  } catch (err) {
    logger.warn({ err, job }, 'a job could not be woken');
  }
}
