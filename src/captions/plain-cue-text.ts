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

/** A cue's text without markup: tags of SRT and WebVTT, `{\an8}` and HTML entities; its lines become one. */
export function plainCueText(text: string): string {
  return text
    .replace(/<\/?(?:[ibuscv]|font|ruby|rt|lang|span|em|strong)(?:[.\s][^<>]*)?>|<\d[\d:.]*>/gi, '')
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (entity, name: string) => decodeEntity(name) ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function decodeEntity(name: string): string | null {
  if (!name.startsWith('#')) return namedEntities[name.toLowerCase()] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : null;
}
