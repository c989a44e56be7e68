import { AppError } from '../../../infra/errors/app-error.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { pageNotFound } from '../errors/page-error.ts';
import type { PageDeps } from '../page/page-deps.ts';
import type { UserVisit } from '../page/page-route.ts';

/** The video of a page's address. @throws PageError 404, also for one that is gone or somebody else's */
export async function findVideo({ session, params, texts }: UserVisit, { videos }: PageDeps): Promise<VideoView> {
  try {
    const video = await videos.getVideo({ ownerId: session.userId, videoId: params.id ?? '' });
    if (video.status !== 'gone') return video;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
  throw pageNotFound(texts.videos.gone);
}
