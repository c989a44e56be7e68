import { isMediaFile, shareSiteOf } from '../../../infra/fetching/shared-links/share-sites.ts';
import { parseUrl } from '../../../infra/parse-url.ts';
import { isFontFile } from './font-links.ts';

/** The links of a text, and the text without them. */
export interface FoundLinks {
  /** http(s) links, each once, as written but without the sentence's punctuation. */
  links: string[];
  /** Written without http(s)://, but meant as links to pages (`example.com/watch`, `ftp://…`). */
  unusable: string[];
  rest: string;
}

/**
 * Up to a blank, to a comma before the next link, or to the end of the first part of a link in Markdown. Otherwise a URL may
 * contain another URL. No URL has quotation marks or Chinese punctuation in it.
 */
const withScheme =
  /\bhttps?:\/\/(?:(?![,;|]https?:\/\/|\]\()[^\s<>"“”„«»‹›「」『』《》【】（），。、！？；：\u200b-\u200f\u2060\ufeff])+/gi;
const otherScheme = /\b(?:ftp|ftps|sftp|file|magnet|rtmp|rtsp|smb|s3|gs):\/?\/?[^\s<>"“”«»]+/gi;
const bare = /(?<![\p{L}\p{N}@./-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}(?::\d+)?\/[^\s<>"“”«»]+/giu;

/** Finds URLs in sentences, without the brackets and punctuation around them. */
export function findLinks(text: string): FoundLinks {
  const links: string[] = [];
  const unusable: string[] = [];
  let rest = text;
  const take = (pattern: RegExp, keep: (link: string) => void) => {
    rest = rest.replace(pattern, (found) => {
      const link = withoutSentence(found);
      keep(link);
      return ` ${found.slice(link.length)} `;
    });
  };
  take(withScheme, (link) => (parseUrl(link) ? links : unusable).push(link));
  take(otherScheme, (link) => unusable.push(link));
  take(bare, (link) => {
    const address = `https://${link}`;
    const url = parseUrl(address);
    const isFile = url !== null && (isMediaFile(url) || isFontFile(url) || shareSiteOf(url) !== null);
    (isFile ? links : unusable).push(isFile ? address : link);
  });
  return { links: [...new Set(links)], unusable: [...new Set(unusable)], rest: tidy(rest) };
}

/** "(see https://example.com/a_(b).mp4)." contains https://example.com/a_(b).mp4 */
function withoutSentence(found: string): string {
  // opening minus closing brackets of each kind, kept up to date while the link gets shorter
  const open: Record<string, number> = { '(': 0, '[': 0, '{': 0 };
  for (const letter of found) {
    if (letter in open) open[letter] = (open[letter] ?? 0) + 1;
    const opening = closings[letter];
    if (opening) open[opening] = (open[opening] ?? 0) - 1;
  }
  let end = found.length;
  for (; end > 0; end--) {
    const last = found[end - 1] ?? '';
    const opening = closings[last];
    const isLone = opening !== undefined && (open[opening] ?? 0) < 0;
    if (!isLone && !sentenceMarks.has(last)) break;
    if (opening) open[opening] = (open[opening] ?? 0) + 1;
  }
  return found.slice(0, end);
}

const closings: Record<string, string | undefined> = { ')': '(', ']': '[', '}': '{' };
const sentenceMarks = new Set(`.,;:!?'’‘\`*_~|…`);

/** Removes brackets and marks that stood around a link. */
function tidy(rest: string): string {
  const text = rest
    .replace(/[([{]\s*[)\]}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (!/[\p{L}\p{N}#]/u.test(text)) return '';
  let end = text.length;
  while (marksAtEnd.has(text[end - 1] ?? '')) end--;
  return text.slice(0, end).replace(/^[\s,;:.!?)\]}]+/, '');
}

const marksAtEnd = new Set(' ,;:([{');
