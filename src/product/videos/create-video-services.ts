import { bindActions } from '../../infra/bind-actions.ts';
import type { PresignRequest, StoredObject } from '../../infra/storage/object-store.ts';
import type { Deliveries } from '../delivery/create-deliveries.ts';
import { type CancelVideoDeps, cancelVideo } from './actions/cancel-video.ts';
import { type CreateVideoDeps, createVideo } from './actions/create-video.ts';
import { deleteVideo, type RemoveVideoDeps } from './actions/delete-video.ts';
import { type EditVideoDeps, editVideo } from './actions/edit-video.ts';
import {
  findWordsToCheck,
  type GetCaptionsDeps,
  getAssScript,
  getCaptions,
  getCaptionsJson,
  writeCaptions,
} from './actions/get-captions.ts';
import { createReadState, getVideo, getVideoState } from './actions/get-video.ts';
import { listVideos } from './actions/list-videos.ts';
import { findSharedVideo, shareVideo, unshareVideo } from './actions/share-video.ts';
import { wakeWorkers } from './actions/wake-workers.ts';
import type { VideoWatcher } from './actions/watch-video.ts';
import { type ReadPreviewDeps, readPreviewFile } from './preview/read-preview.ts';
import { findExistingVideo, type VideoOfOwner } from './records/find-video.ts';
import { mainFile, webmFile } from './records/output-files.ts';
import { type CardStillDeps, findCardStill } from './stills/card-still.ts';
import { renderVideoStill, type StillDeps } from './stills/render-video-still.ts';
import type { VideoDeps } from './video-deps.ts';
import { acceptWatermark } from './watermark/watermark-picture.ts';

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
  const actions = {
    createVideo,
    editVideo,
    getVideo,
    getVideoState,
    listVideos,
    getCaptions,
    getCaptionsJson,
    findWordsToCheck,
    getAssScript,
    writeCaptions,
    renderStill: renderVideoStill,
    findCardStill,
    shareVideo,
    unshareVideo,
    findSharedVideo,
    cancelVideo,
    deleteVideo,
    acceptWatermark,
  };
  return {
    ...bindActions({ ...deps, readState: createReadState(deps) }, actions),
    /** Tells the workers about a new video or revision; call it after the transaction has been committed. */
    announceWork: () => wakeWorkers(deps, 'fetch-source'),
    watchVideo: deps.watcher.watch,
  };
}

export type DeliveryServices = ReturnType<typeof createDeliveryServices>;

/** The deliveries of a video, for its owner only. */
export function createDeliveryServices(deps: VideoDeps<'videos' | 'queue'> & { deliveries: Deliveries }) {
  return {
    /** @throws AppError `not_found` */
    async listDeliveries(owner: VideoOfOwner) {
      await findExistingVideo(deps, owner);
      return deps.deliveries.list(owner);
    },
    /** @throws AppError `not_found` */
    async redeliver({ deliveryId, ...owner }: VideoOfOwner & { deliveryId: string }) {
      await findExistingVideo(deps, owner);
      await deps.deliveries.redeliver({ ...owner, deliveryId });
      await deps.queue.wake('deliver');
    },
    sendTestEvent: deps.deliveries.sendTestEvent,
  };
}

/** A stored file behind a public address. */
interface PublicFile {
  object: StoredObject;
  fileName: string;
  contentType: string;
  /** Its URL at the store; absent = this service sends the bytes. */
  presign?(request: PresignRequest): string;
}

export type OutputServices = ReturnType<typeof createOutputServices>;

interface OutputServicesDeps extends ReadPreviewDeps, VideoDeps<'outputs'> {
  /** Files of other parts that are served under the same addresses; null = no such file. */
  findAttachment(token: string): Promise<PublicFile | null>;
}

/** The files that people without an account may read, each by the token in its address. */
export function createOutputServices(deps: OutputServicesDeps) {
  const { outputs, store, findAttachment } = deps;
  return {
    /**
     * The file behind a public address; null = there is none (any more). The name in the address tells the two files of an
     * overlay apart, and is not looked at otherwise.
     */
    async findOutput(token: string, name = ''): Promise<PublicFile | null> {
      const output = await outputs.findById(token).lean();
      if (!output) return findAttachment(token);
      const webm = /\.webm$/i.test(name) ? webmFile(output) : null;
      const { key, fileName, contentType } = webm ?? mainFile(output);
      const object = await store.head(key);
      if (!object) return null;
      const presign = store.presign && ((request: PresignRequest) => store.presign?.(object.key, request) ?? '');
      return { object, fileName, contentType, ...(presign ? { presign } : {}) };
    },
    readOutput: (key: string, range?: { start: number; end: number }) => store.get(key, { range }),
    readPreviewFile: (file: { token: string; name: string }) => readPreviewFile(deps, file),
  };
}
