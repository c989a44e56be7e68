import type { UserModel } from '../../accounts/user.model.ts';
import type { DeliveryView } from '../../delivery/list-deliveries.ts';
import type { DeliveryServices, VideoServices } from '../../videos/create-video-services.ts';
import type { VideoModel, VideoRecord } from '../../videos/records/video.model.ts';
import type { VideoView } from '../../videos/records/video-view.ts';
import { findAnyVideo } from '../lookup.ts';

/** Everything about one video that helps to find out what is wrong with it. */
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

interface ReportVideoDeps {
  videos: VideoModel;
  users: UserModel;
  videoServices: Pick<VideoServices, 'getVideo'>;
  deliveryServices: Pick<DeliveryServices, 'listDeliveries'>;
}

/** @throws AppError `not_found` */
export async function reportVideo(deps: ReportVideoDeps, videoId: string): Promise<VideoReport> {
  const work = await findAnyVideo(deps.videos, videoId);
  const owned = { videoId, ownerId: work.ownerId };
  const [view, owner, deliveries] = await Promise.all([
    deps.videoServices.getVideo(owned),
    deps.users.findById(work.ownerId, { email: 1 }).lean(),
    // a removed video has no deliveries that anybody may see
    work.removedAt ? [] : deps.deliveryServices.listDeliveries(owned),
  ]);
  return { view, owner: { userId: work.ownerId, email: owner?.email ?? null }, work, deliveries };
}
