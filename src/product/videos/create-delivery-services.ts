import type { Queue } from '../../infra/queue/queue.ts';
import type { Deliveries } from '../delivery/create-deliveries.ts';
import type { DeliveryServices } from '../delivery/delivery-services.ts';
import { findExistingVideo } from './records/find-video.ts';
import type { VideoModel } from './records/video.model.ts';

/** What was told of a video, and telling it again: for the video's owner alone. */
export function createDeliveryServices(deps: {
  videos: VideoModel;
  deliveries: Deliveries;
  queue: Queue;
}): DeliveryServices {
  return {
    async listDeliveries(owner) {
      await findExistingVideo(deps, owner);
      return deps.deliveries.list(owner);
    },
    async redeliver({ deliveryId, ...owner }) {
      await findExistingVideo(deps, owner);
      await deps.deliveries.redeliver({ ...owner, deliveryId });
      await deps.queue.wake('deliver');
    },
    sendTestEvent: (input) => deps.deliveries.sendTestEvent(input),
  };
}
