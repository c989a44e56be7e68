/** Well-known sites whose share links open a page instead of the file. */
export type ShareSite = 'google_drive' | 'dropbox' | 'onedrive' | 'video_site' | 'transfer';

/** null = not one of these sites. */
export function shareSiteOf(url: string): ShareSite | null {
  const { hostname } = new URL(url);
  return sites.find(({ hosts }) => hosts.test(hostname))?.site ?? null;
}

/** Advice for a share link of a well-known site; null for other hosts. */
export function shareLinkHint(url: string): string | null {
  const site = shareSiteOf(url);
  return site === null ? null : hints[site];
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

const hints: Record<ShareSite, string> = {
  google_drive:
    'For Google Drive, share the file with "Anyone with the link" and use https://drive.google.com/uc?export=download&id= followed by the file’s id.',
  dropbox: 'For Dropbox, change dl=0 at the end of the link to dl=1.',
  onedrive:
    'For OneDrive and SharePoint, add download=1 to the link: &download=1, or ?download=1 if it has no question mark.',
  video_site:
    'That site shows videos inside its pages: download the video there first, then send the file or a link to it.',
  transfer: 'That site hands files out through a page only: download the video there first, then send the file.',
};
