import type { UserModel } from '../../accounts/user.model.ts';
import type { DeliveryView } from '../../delivery/list-deliveries.ts';
import type { DeliveryServices } from '../../videos/create-delivery-services.ts';
import type { VideoServices } from '../../videos/create-video-services.ts';
import type { VideoModel, VideoRecord } from '../../videos/records/video.model.ts';
import type { VideoView } from '../../videos/records/video-view.ts';
import { findAnyVideo } from './find-any-video.ts';

/** Everything on one video that helps to find out what is the matter with it. */
export interface VideoReport {
  view: VideoView;
  owner: { userId: number; email: string | null };
  work: Pick<
    VideoRecord,
    | 'queuedAt'
    | 'notBefore'
    | 'finishedAt'
    | 'tries'
    | 'claims'
    | 'leaseOwner'
    | 'leaseUntil'
    | 'removedAt'
    | 'removedBecause'
  >;
  /** Newest first. */
  deliveries: DeliveryView[];
}

export interface ReportVideoDeps {
  videos: VideoModel;
  users: UserModel;
  videoServices: Pick<VideoServices, 'getVideo'>;
  deliveryServices: Pick<DeliveryServices, 'listDeliveries'>;
}

/** @throws AppError `not_found` */
export async function reportVideo(deps: ReportVideoDeps, videoId: string): Promise<VideoReport> {
  const work = await findAnyVideo(deps.videos, videoId);
  const of = { videoId, ownerId: work.ownerId };
  const [view, owner, deliveries] = await Promise.all([
    deps.videoServices.getVideo(of),
    deps.users.findById(work.ownerId, { email: 1 }).lean(),
    // those of a video that is gone are none of anybody's any more
    work.removedAt ? [] : deps.deliveryServices.listDeliveries(of),
  ]);
  return { view, owner: { userId: work.ownerId, email: owner?.email ?? null }, work, deliveries };
}
