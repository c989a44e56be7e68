import type { Queue } from '../../infra/queue/queue.ts';
import type { Deliveries } from '../delivery/create-deliveries.ts';
import { findExistingVideo, type VideoOfOwner } from './records/find-video.ts';
import type { VideoModel } from './records/video.model.ts';

export type DeliveryServices = ReturnType<typeof createDeliveryServices>;

/** The deliveries of a video, for its owner only. */
export function createDeliveryServices(deps: { videos: VideoModel; deliveries: Deliveries; queue: Queue }) {
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
