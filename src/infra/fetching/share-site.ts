import type { ShareSite } from '../errors/video-failure.ts';

/** The site of a share link; null = not one that is known. */
export function shareSiteOf(url: string): ShareSite | null {
  const { hostname } = new URL(url);
  return sites.find(({ hosts }) => hosts.test(hostname))?.site ?? null;
}

const sites: { hosts: RegExp; site: ShareSite }[] = [
  { hosts: /(^|\.)(drive|docs|accounts)\.google\.com$/, site: 'google_drive' },
  { hosts: /(^|\.)dropbox\.com$/, site: 'dropbox' },
  { hosts: /(^|\.)(1drv\.ms|onedrive\.live\.com|sharepoint\.com)$/, site: 'onedrive' },
  {
    hosts:
      /(^|\.)(youtube\.com|youtu\.be|tiktok\.com|instagram\.com|facebook\.com|fb\.watch|vimeo\.com|twitter\.com|x\.com|loom\.com)$/,
    site: 'video_site',
  },
  { hosts: /(^|\.)(wetransfer\.com|we\.tl|icloud\.com)$/, site: 'transfer' },
];
