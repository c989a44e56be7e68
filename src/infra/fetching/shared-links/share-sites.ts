import type { ShareSite } from '../../errors/video-failure.ts';

/** The site of a share link, or that it is a folder of one; null = not one that is known. */
export function shareSiteOf({ hostname, pathname }: URL): ShareSite | null {
  const found = sites.find(({ hosts }) => hosts.test(hostname));
  if (!found) return null;
  return found.folders?.test(pathname) ? 'folder' : found.site;
}

/** Whether an address is that of a file: by the name's ending, or as some services name files. */
export function isMediaFile(url: Pick<URL, 'pathname'> & Partial<Pick<URL, 'hostname'>>): boolean {
  const { pathname, hostname = '' } = url;
  return mediaName.test(pathname) || fileHosts.some(({ host, path }) => host.test(hostname) && path.test(pathname));
}

const mediaName = /\.(?:mp4|m4v|mov|webm|mkv|avi|mpe?g|3gp|ts|wmv|flv|ogv)$/i;

const fileHosts = [
  { host: /^player\.vimeo\.com$/i, path: /^\/(?:external|progressive_redirect)\// },
  { host: /^download\.wetransfer\.com$/i, path: /^\/./ },
];

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
      /(^|\.)(youtube\.com|youtube-nocookie\.com|youtu\.be|tiktok\.com|instagram\.com|threads\.(net|com)|facebook\.com|fb\.(com|watch)|twitter\.com|x\.com|twitch\.tv|dailymotion\.com|dai\.ly|reddit\.com|redd\.it|snapchat\.com|bilibili\.com|b23\.tv|rumble\.com|rutube\.ru|vk\.com|vkvideo\.ru)$/i,
    site: 'video_site',
  },
  { hosts: /(^|\.)loom\.com$/i, site: 'video_site', folders: /^\/share\/folder\// },
  { hosts: /(^|\.)vimeo\.com$/i, site: 'video_site', folders: /^\/(?:(?:album|showcase)\/\d+|channels\/[^/]+)\/?$/ },
  { hosts: /(^|\.)(wetransfer\.com|we\.tl)$/i, site: 'transfer' },
  { hosts: /(^|\.)icloud\.com(\.cn)?$/i, site: 'transfer', folders: /^\/sharedalbum\/?$/ },
];
