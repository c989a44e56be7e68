import type { VideoOfOwner } from '../../../product/videos/records/find-video.ts';
import type { UserVisit } from '../page/page-route.ts';

/** The video that the address names, as the visitor's own. */
export function videoOf({ session, params }: UserVisit): VideoOfOwner {
  return { ownerId: session.userId, videoId: params.id ?? '' };
}
