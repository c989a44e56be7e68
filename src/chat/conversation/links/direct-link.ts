import { shareSiteOf } from '../../../infra/fetching/not-a-video.ts';

/** Share links of file services open pages. Returns the URL of the file itself where it follows from the link. */
export function directLink(link: string): string {
  const url = new URL(link);
  const host = url.hostname.toLowerCase();
  if (isOf(host, 'dropbox.com') && url.searchParams.get('dl') === '0') url.searchParams.set('dl', '1');
  else if (isOf(host, 'drive.google.com')) return googleDriveFile(url) ?? link;
  else return link;
  return url.href;
}

/** Whether the link is a page of a video site, which is known before anything is fetched. */
export function opensPage(link: string): boolean {
  const site = shareSiteOf(link);
  return (site === 'video_site' || site === 'transfer') && !isMediaFile(link);
}

/** By the name's ending. */
export function isMediaFile(link: string): boolean {
  return /\.(?:mp4|m4v|mov|webm|mkv|avi|mpe?g|3gp|ts|wmv|flv|ogv)$/i.test(new URL(link).pathname);
}

/** `/file/d/<id>/view` and `/open?id=<id>` */
function googleDriveFile(url: URL): string | null {
  const id =
    /^\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1] ?? (url.pathname === '/open' ? url.searchParams.get('id') : null);
  if (!id || !/^[\w-]+$/.test(id)) return null;
  const key = url.searchParams.get('resourcekey');
  return `https://drive.google.com/uc?export=download&id=${id}${key ? `&resourcekey=${encodeURIComponent(key)}` : ''}`;
}

function isOf(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}
