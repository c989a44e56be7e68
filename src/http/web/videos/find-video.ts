import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { pageNotFound } from '../errors/page-error.ts';
import type { PageDeps, UserVisit } from '../page/page-route.ts';

/** The video of the page's address, if it is the visitor's. */
export function videoOf({ session, params }: UserVisit): VideoOfOwner {
  return { ownerId: session.userId, videoId: params.id ?? '' };
}

/** @throws PageError 404, also for a video that has been deleted or is another user's */
export async function findVideo(visit: UserVisit, { videos }: PageDeps): Promise<VideoView> {
  try {
    const video = await videos.getVideo(videoOf(visit));
    if (video.status !== 'gone') return video;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw pageNotFound(visit.texts.videos.gone);
}
