import type { Transaction } from '../../infra/database/transaction.ts';
import { type CancelVideoDeps, cancelVideo } from './actions/cancel-video.ts';
import { type CreateVideoDeps, type CreateVideoInput, createVideo } from './actions/create-video.ts';
import { deleteVideo, type RemoveVideoDeps } from './actions/delete-video.ts';
import { type EditVideoDeps, type EditVideoInput, editVideo } from './actions/edit-video.ts';
import { type GetCaptionsDeps, getAssScript, getCaptions, getCaptionsToEdit } from './actions/get-captions.ts';
import { getVideo } from './actions/get-video.ts';
import { type ListVideosInput, listVideos } from './actions/list-videos.ts';
import { findSharedVideo, shareVideo, unshareVideo } from './actions/share-video.ts';
import { wakeWorkers } from './actions/wake-workers.ts';
import type { VideoWatcher } from './actions/watch-video.ts';
import type { VideoOfOwner } from './records/find-video.ts';
import { type CardStillDeps, findCardStill } from './stills/card-still.ts';
import { type RenderStillInput, renderVideoStill, type StillDeps } from './stills/render-video-still.ts';

type VideoServicesDeps = CreateVideoDeps &
  EditVideoDeps &
  CancelVideoDeps &
  RemoveVideoDeps &
  GetCaptionsDeps &
  StillDeps &
  CardStillDeps & { watcher: VideoWatcher };

export type VideoServices = ReturnType<typeof createVideoServices>;

/** Binds the actions on videos to their dependencies. */
export function createVideoServices(deps: VideoServicesDeps) {
  return {
    createVideo: (input: CreateVideoInput, transaction?: Transaction) => createVideo(deps, input, transaction),
    editVideo: (input: EditVideoInput, transaction?: Transaction) => editVideo(deps, input, transaction),
    /** Tells the workers about a new video or revision; call it after the transaction has been committed. */
    announceWork: () => wakeWorkers(deps, 'fetch-source'),
    getVideo: (owner: VideoOfOwner) => getVideo(deps, owner),
    listVideos: (input: ListVideosInput) => listVideos(deps, input),
    getCaptions: (owner: VideoOfOwner) => getCaptions(deps, owner),
    getCaptionsToEdit: (owner: VideoOfOwner) => getCaptionsToEdit(deps, owner),
    getAssScript: (owner: VideoOfOwner) => getAssScript(deps, owner),
    renderStill: (input: RenderStillInput) => renderVideoStill(deps, input),
    findCardStill: (owner: VideoOfOwner, signal: AbortSignal) => findCardStill(deps, owner, signal),
    shareVideo: (owner: VideoOfOwner) => shareVideo(deps, owner),
    unshareVideo: (owner: VideoOfOwner) => unshareVideo(deps, owner),
    findSharedVideo: (shareToken: string) => findSharedVideo(deps, shareToken),
    watchVideo: deps.watcher.watch,
    cancelVideo: (owner: VideoOfOwner) => cancelVideo(deps, owner),
    deleteVideo: (owner: VideoOfOwner) => deleteVideo(deps, owner),
  };
}
