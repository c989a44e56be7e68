import { notAVideo } from '../not-a-video.ts';
import { shareSiteOf } from './share-sites.ts';

/**
 * Links that people share open a page with the file on it. Returns the address of the file itself where it follows from the link;
 * any other link stays as it is. Scheme and port stay.
 * @throws AppError `source_web_page` for a folder, which is no video
 */
export function directAddress(link: URL): URL {
  const site = shareSiteOf(link);
  if (site === 'folder') throw notAVideo('web_page', { url: link.href });
  if (site === 'dropbox') return withQuery(link, { dl: '1' });
  if (site === 'google_drive') return googleDriveFile(link);
  if (site === 'onedrive') return oneDriveFile(link);
  return link;
}

/**
 * `/file/d/<id>/view`, `/open?id=<id>` and `/uc?id=<id>`. The answer for a file of more than 100 MB would be a page that warns of
 * viruses; `confirm=t` is what its button sends.
 */
function googleDriveFile(link: URL): URL {
  const id = /^\/file\/(?:u\/\d+\/)?d\/([\w-]+)(?:\/|$)/.exec(link.pathname)?.[1] ?? link.searchParams.get('id');
  if (!id || !/^[\w-]+$/.test(id) || !/^drive\.google\.com$/i.test(link.hostname)) return link;
  const file = new URL('/download', link);
  file.hostname = 'drive.usercontent.google.com';
  const key = link.searchParams.get('resourcekey');
  return withQuery(file, { id, export: 'download', confirm: 't', ...(key ? { resourcekey: key } : {}) });
}

/** SharePoint and OneDrive for work take `download=1`; links of private accounts are asked for by their encoded form. */
function oneDriveFile(link: URL): URL {
  if (/\.sharepoint\.com$/i.test(link.hostname)) return withQuery(link, { download: '1' });
  if (!/^(?:1drv\.ms|onedrive\.live\.com)$/i.test(link.hostname)) return link;
  const file = new URL(`/v1.0/shares/u!${Buffer.from(link.href).toString('base64url')}/root/content`, link);
  file.hostname = 'api.onedrive.com';
  return file;
}

function withQuery(url: URL, values: Record<string, string>): URL {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(values)) changed.searchParams.set(name, value);
  return changed;
}
