const maxNameLength = 30;
const graphemes = new Intl.Segmenter();

/** The name of a video for people: the file name in its URL, or else the site; `''` = neither is known. */
export function nameOfSource(sourceUrl: string | null, fileName?: string | null): string {
  if (fileName) return shorten(fileName);
  if (!sourceUrl || !URL.canParse(sourceUrl)) return '';
  const { hostname, pathname, protocol } = new URL(sourceUrl);
  if (!/^https?:$/.test(protocol)) return '';
  const file = decoded(pathname.split('/').at(-1) ?? '');
  return shorten(/\.[a-z0-9]{2,4}$/i.test(file) ? file : hostname.replace(/^www\./, ''));
}

/** Cuts between graphemes, so that no emoji is broken. */
export function shorten(text: string, maxLength = maxNameLength): string {
  let short = '';
  for (const { segment: letter } of graphemes.segment(text.replace(/\s+/g, ' ').trim())) {
    if (short.length + letter.length >= maxLength) return `${short.trimEnd()}…`;
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
