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

/** WORD JOINER has no width, and no player reads `<`, `&` or `{` before it as markup. */
const joiner = '\u2060';

const tag = /<\/?(?:[ibuscv]|font|ruby|rt|lang|span|em|strong)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/gi;
/** ASS tags for the place of a line and its fading: `{\an8}`, `{\pos(320,40)\fad(100,0)}`. */
const placing =
  /^[ \t]{0,9}(?:\{(?:\\(?:an[1-9]|a\d{1,2}|q[0-3]|(?:pos|move|org|fade?)\([\d.,\s-]{1,60}\)))+\}[ \t]{0,9})+/gm;
/** ASS tags that switch bold, italics, underline and strikeout. */
const fontSwitch = /\{(?:\\[bius][01])+\}/g;
const entityOrJoiner = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});|([<&{])\u2060|^\u2060/gi;

/**
 * A cue's text as one line without markup: without tags of SRT and WebVTT, `{\an8}` at the start of a line and HTML
 * entities. Other braces are text.
 */
export function plainCueText(text: string): string {
  return text
    .replace(/<br\s{0,9}\/?>/gi, '\n')
    .replace(tag, '')
    .replace(placing, '')
    .replace(fontSwitch, '')
    .replace(entityOrJoiner, (found, entity?: string, escaped = '') => {
      return entity === undefined ? escaped : (decodeEntity(entity) ?? found);
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Escapes a text for SRT, so that nothing in it is read as markup, nor its start as times. SRT has no common escapes
 * (most players show `&lt;` literally), so a character without width is inserted; `plainCueText` removes it again.
 */
export function escapeSrt(text: string): string {
  const escaped = text.replace(
    /<(?=\u2060|[a-z/!?\d][^<>]*>)|&(?=\u2060|#?\w{1,32};)|\{(?=[\u2060\\]|[a-z]:)/gi,
    `$&${joiner}`,
  );
  const needsStart = text.startsWith(joiner) || parseTiming(text) !== null || looksLikeTiming(text);
  return needsStart ? joiner + escaped : escaped;
}

/** WebVTT has its own escapes. A brace is not markup there, but many players read it as markup. */
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
