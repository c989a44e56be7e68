import { isHostOf } from '../host-of.ts';
import { canBeAsked } from './file-behind-link.ts';
import { isMediaFile, shareSiteOf } from './share-sites.ts';

/**
 * Whether the link is a page of a site whose pages lead to no file, or a folder. That is known before anything is fetched.
 * @param resolverHosts hosts whose pages the operator's program turns into files, see `SOURCE_RESOLVER_COMMAND`
 */
export function opensPage(link: string, resolverHosts: readonly string[] = []): boolean {
  const url = new URL(link);
  const site = shareSiteOf(url);
  if (isMediaFile(url) || site === null) return false;
  if (site === 'folder') return true;
  const mayLeadToFile = canBeAsked(url) || isShortLink(url) || isHostOf(url, resolverHosts);
  return (site === 'video_site' || site === 'transfer') && !mayLeadToFile;
}

/** It redirects to a link that can be asked for its file. */
function isShortLink({ hostname, pathname }: URL): boolean {
  return /^we\.tl$/i.test(hostname) && /^\/t-[\w-]+\/?$/.test(pathname);
}
