import type { ShareSite } from '../../errors/video-failure.ts';

/** The site of a share link, or that it is a folder of one; null = not one that is known. */
export function shareSiteOf({ hostname, pathname }: URL): ShareSite | null {
  const found = sites.find(({ hosts }) => hosts.test(hostname));
  if (!found) return null;
  return found.folders?.test(pathname) ? 'folder' : found.site;
}

/** By the name's ending. */
export function isMediaFile({ pathname }: URL): boolean {
  return /\.(?:mp4|m4v|mov|webm|mkv|avi|mpe?g|3gp|ts|wmv|flv|ogv)$/i.test(pathname);
}

const sites: { hosts: RegExp; site: ShareSite; folders?: RegExp }[] = [
  {
    hosts: /(^|\.)((drive|docs|accounts)\.google\.com|drive\.usercontent\.google\.com)$/i,
    site: 'google_drive',
    folders: /^\/drive\/(u\/\d+\/)?(folders|mobile\/folders)\//,
  },
  { hosts: /(^|\.)dropbox\.com$/i, site: 'dropbox', folders: /^\/(sh|scl\/fo)\// },
  {
    hosts: /(^|\.)(1drv\.ms|onedrive\.live\.com|api\.onedrive\.com|sharepoint\.com)$/i,
    site: 'onedrive',
    // `/f/` of short links, `/:f:/` of SharePoint
    folders: /^\/(f|:f:)\//,
  },
  {
    hosts:
      /(^|\.)(youtube\.com|youtu\.be|tiktok\.com|instagram\.com|facebook\.com|fb\.watch|vimeo\.com|twitter\.com|x\.com|loom\.com)$/i,
    site: 'video_site',
  },
  { hosts: /(^|\.)(wetransfer\.com|we\.tl|icloud\.com)$/i, site: 'transfer' },
];
