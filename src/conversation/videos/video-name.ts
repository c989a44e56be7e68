const longestName = 30;

/** What people know a video by: the file's name in its address, or else the site; `''` where nothing tells. */
export function nameOfSource(sourceUrl: string | null, fileName?: string | null): string {
  if (fileName) return shortened(fileName);
  if (!sourceUrl || !URL.canParse(sourceUrl)) return '';
  const { hostname, pathname, protocol } = new URL(sourceUrl);
  if (!/^https?:$/.test(protocol)) return '';
  const file = decoded(pathname.split('/').at(-1) ?? '');
  return shortened(/\.[a-z0-9]{2,4}$/i.test(file) ? file : hostname.replace(/^www\./, ''));
}

export function shortened(text: string, longest = longestName): string {
  const letters = [...new Intl.Segmenter().segment(text.replace(/\s+/g, ' ').trim())].map(({ segment }) => segment);
  let short = '';
  for (const letter of letters) {
    if (short.length + letter.length >= longest) return `${short.trimEnd()}…`;
    short += letter;
  }
  return short;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
