/** What to do with a share link of a well-known site that opens a page; null for other hosts. */
export function shareLinkHint(url: string): string | null {
  const { hostname } = new URL(url);
  return hints.find(({ hosts }) => hosts.test(hostname))?.hint ?? null;
}

const hints = [
  {
    hosts: /(^|\.)(drive|docs|accounts)\.google\.com$/,
    hint: 'For Google Drive, share the file with "Anyone with the link" and use https://drive.google.com/uc?export=download&id= followed by the file’s id.',
  },
  { hosts: /(^|\.)dropbox\.com$/, hint: 'For Dropbox, change dl=0 at the end of the link to dl=1.' },
  {
    hosts: /(^|\.)(1drv\.ms|onedrive\.live\.com|sharepoint\.com)$/,
    hint: 'For OneDrive and SharePoint, add download=1 to the link: &download=1, or ?download=1 if it has no question mark.',
  },
  {
    hosts:
      /(^|\.)(youtube\.com|youtu\.be|tiktok\.com|instagram\.com|facebook\.com|fb\.watch|vimeo\.com|twitter\.com|x\.com|loom\.com)$/,
    hint: 'That site shows videos inside its pages: download the video there first, then send the file or a link to it.',
  },
  {
    hosts: /(^|\.)(wetransfer\.com|we\.tl|icloud\.com)$/,
    hint: 'That site hands files out through a page only: download the video there first, then send the file.',
  },
];
