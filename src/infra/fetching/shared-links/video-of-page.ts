import { Parser } from 'htmlparser2';
import { parseUrl } from '../../parse-url.ts';

/**
 * The one video file that a web page names: by Open Graph (`og:video`), or as the only `<video>`. null = it names none, or several,
 * or only a player. Linear in the page's length.
 * @param html the beginning of the page, up to {@link maxPageBytes}
 */
export function videoOfPage(html: string, page: URL): URL | null {
  const seen: SeenOnPage = { openGraph: [], types: [], videos: [] };
  const parser = new Parser({
    onopentag(name, attributes) {
      note(seen, name, attributes);
    },
  });
  parser.end(html);
  // a page may say what a player shows, which is another page
  const isPlayer = seen.types.length > 0 && seen.types.every((type) => !/^video\/|octet-stream/.test(type));
  const named = isPlayer ? [] : onlyFiles(seen.openGraph, page);
  const shown = onlyFiles(seen.videos, page);
  return only(named.length > 0 ? named : shown);
}

/** Of a page so much is read. */
export const maxPageBytes = 1024 * 1024;

interface SeenOnPage {
  openGraph: string[];
  /** `og:video:type` */
  types: string[];
  /** The first source of each `<video>`. */
  videos: string[];
}

/** A page with more is not about one video. */
const maxNamed = 20;

function note(seen: SeenOnPage, name: string, attributes: Record<string, string>): void {
  const { property = '', content = '', src = '' } = attributes;
  if (name === 'meta' && /^og:video(?::(?:secure_)?url)?$/i.test(property)) add(seen.openGraph, content);
  else if (name === 'meta' && property.toLowerCase() === 'og:video:type') add(seen.types, content.toLowerCase());
  else if (name === 'video') add(seen.videos, src);
  // the first of several formats of the same video
  else if (name === 'source' && seen.videos.at(-1) === '') seen.videos.splice(-1, 1, src);
}

function add(list: string[], value: string): void {
  if (list.length < maxNamed) list.push(value.trim());
}

function onlyFiles(addresses: readonly string[], page: URL): URL[] {
  const found = addresses
    .filter((address) => address !== '')
    .map((address) => parseUrl(address, page))
    .filter((url) => url !== null)
    .filter(({ protocol }) => /^https?:$/.test(protocol));
  return [...new Map(found.map((url) => [withoutScheme(url), url])).values()];
}

/** `og:video:url` and `og:video:secure_url` are often the same but for it. */
function withoutScheme({ host, pathname, search }: URL): string {
  return host + pathname + search;
}

function only(urls: URL[]): URL | null {
  return urls.length === 1 ? (urls[0] ?? null) : null;
}
