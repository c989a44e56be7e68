import { looksLikeTiming, parseTiming } from './parse-timing.ts';

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

/** WORD JOINER: has no width, and no player takes `<`, `&` or `{` before it for the beginning of markup. */
const joiner = '\u2060';

const tag = /<\/?(?:[ibuscv]|font|ruby|rt|lang|span|em|strong)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/gi;
/** Where a line stands on the screen and how it comes, as ASS writes it: `{\an8}`, `{\pos(320,40)\fad(100,0)}`. */
const placing =
  /^[ \t]{0,9}(?:\{(?:\\(?:an[1-9]|a\d{1,2}|q[0-3]|(?:pos|move|org|fade?)\([\d.,\s-]{1,60}\)))+\}[ \t]{0,9})+/gm;
/** Bold, italics, underlined and struck on and off. */
const fontSwitch = /\{(?:\\[bius][01])+\}/g;
const entityOrJoiner = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});|([<&{])\u2060|^\u2060/gi;

/**
 * A cue's text without markup: tags of SRT and WebVTT, `{\an8}` at the beginning of a line and HTML entities; its lines
 * become one. Other braces are text.
 */
export function plainCueText(text: string): string {
  return text
    .replace(/<br\s{0,9}\/?>/gi, '\n')
    .replace(tag, '')
    .replace(placing, '')
    .replace(fontSwitch, '')
    .replace(entityOrJoiner, (found, entity?: string, sign = '') => {
      return entity === undefined ? sign : (decodeEntity(entity) ?? found);
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Keeps a text from being read as markup, or its beginning as times, in SRT. That has no escapes that players agree on
 * (most show `&lt;` as it stands), so a sign without width comes between; `plainCueText` takes it out again.
 */
export function escapeSrt(text: string): string {
  const escaped = text.replace(
    /<(?=\u2060|[a-z/!?\d][^<>]*>)|&(?=\u2060|#?\w{1,32};)|\{(?=[\u2060\\]|[a-z]:)/gi,
    `$&${joiner}`,
  );
  const needsStart = text.startsWith(joiner) || parseTiming(text) !== null || looksLikeTiming(text);
  return needsStart ? joiner + escaped : escaped;
}

/** WebVTT has escapes of its own; a brace is no markup there, but many players take it for such. */
export function escapeVtt(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(joiner, '&#x2060;')
    .replace(/\{(?=\\)/g, '&#123;');
}

function decodeEntity(name: string): string | null {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
