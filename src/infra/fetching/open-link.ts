import type { ShareServiceId } from '../share-service-ids.ts';
import type { AskJson } from './ask-json.ts';
import type { GuardedAnswer } from './guarded-request.ts';
import { fileBehindLink, isShareLink } from './shared-links/file-behind-link.ts';
import { findVideoOnPage } from './shared-links/find-video-on-page.ts';

export interface LinkTools {
  /** Follows redirects. */
  get(url: string): Promise<GuardedAnswer>;
  ask: AskJson;
  /** Services that may be asked for the file behind a link of theirs. */
  services: readonly ShareServiceId[];
  /** Whether a page is searched for a video; default: true. */
  readsPages?: boolean;
}

/**
 * Opens the file that a link leads to: the answer at the link, the file behind a share link, or the one video that a page
 * names. Each of it is done once: what a page names is not taken for a page again.
 * @returns an answer of any status, whose body is not read yet
 * @throws AppError, see `fileBehindLink` and `findVideoOnPage`
 */
export async function openLink(link: URL, tools: LinkTools): Promise<GuardedAnswer> {
  const answer = await throughShareLink(link, tools);
  if (tools.readsPages === false) return answer;
  const video = await findVideoOnPage(answer);
  return video === null ? answer : tools.get(video.href);
}

async function throughShareLink(link: URL, { get, ask, services }: LinkTools): Promise<GuardedAnswer> {
  const file = await fileBehindLink(link, ask, services);
  const answer = await get(file.href);
  const { response, finalUrl } = answer;
  // a short link redirects to a share link; what a share link redirects to is the service's own affair
  const isLastHop = file.href !== link.href || finalUrl.href === link.href || !isPage(answer);
  if (isLastHop || !isShareLink(finalUrl, services)) return answer;
  response.data.destroy();
  return get((await fileBehindLink(finalUrl, ask, services)).href);
}

/** Also one of an error: pages that need a browser may answer other programs with it. */
function isPage({ response: { status, headers } }: GuardedAnswer): boolean {
  return status >= 400 || /^text\/html\b/i.test(String(headers['content-type']));
}
