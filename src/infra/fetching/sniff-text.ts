/** What a text turns out to be when somebody expected a video. */
export type TextKind = 'web_page' | 'playlist' | 'vector_picture' | 'json' | 'subtitles' | 'text';

/**
 * Tells what kind of text the first bytes of a file are; null for anything binary, and for documents (PDF, PostScript,
 * RTF) that are written in letters. Looks only at the bytes: servers send web pages as video/mp4 and videos as
 * text/plain.
 */
export function sniffText(head: Uint8Array): TextKind | null {
  const text = decode(head);
  if (text === null || document.test(text)) return null;
  const start = text.replace(prolog, '');
  return kinds.find(({ looksLike }) => looksLike.test(start))?.kind ?? 'text';
}

const document = /^\s*(%PDF-|%!PS|\{\\rtf)/;

/** Blanks, comments and instructions such as `<?xml …?>`, which any kind may begin with. */
const prolog = /^(\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)+/;

/** Names only addresses or files, as a bare .m3u or a list for ffmpeg does. The last line may be cut. */
const onlyPlaces = {
  test(text: string): boolean {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
    return lines.length > 0 && lines.every((line) => /^([a-z][a-z0-9+.-]*:\/\/\S+\s*|file '.*)$/i.test(line));
  },
};

/** The first that fits is taken. */
const kinds: { kind: TextKind; looksLike: Pick<RegExp, 'test'> }[] = [
  { kind: 'playlist', looksLike: /^(#EXTM3U|#EXTINF|ffconcat version|\[playlist\]|\[reference\])/i },
  // ASX, DASH, Smooth Streaming, SMIL, XSPF
  { kind: 'playlist', looksLike: /^<(asx|MPD|SmoothStreamingMedia|smil|playlist)\b/i },
  { kind: 'playlist', looksLike: onlyPlaces },
  { kind: 'vector_picture', looksLike: /^<(!doctype )?svg\b/i },
  { kind: 'subtitles', looksLike: /^(WEBVTT|\[Script Info\]|<tt\b|<SAMI\b|\d+\s*\r?\n\d+:\d\d:\d\d[,.]\d+ --> )/ },
  { kind: 'json', looksLike: /^[[{]\s*("|\d|-|\[|\{|\]|\}|true|false|null)/ },
  {
    kind: 'web_page',
    looksLike: /^<(h[1-6]|p|a|b|span|center|table|ul|ol|form|img|pre|main|section|style|link|br)\b/i,
  },
  { kind: 'web_page', looksLike: /<(!doctype html|html|head|body|title|script|meta|iframe|div)\b/i },
];

function decode(head: Uint8Array): string | null {
  const utf16 = utf16Of(head);
  if (utf16 !== null) return decodeUtf16(head, utf16);
  if (head.some(isControl)) return null;
  // every encoding of the web agrees on the letters looked for
  return new TextDecoder().decode(head);
}

/** By the mark at its beginning, which is also how some MPEG sound begins. */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

function decodeUtf16(head: Uint8Array, encoding: string): string | null {
  // as a stream: the last letter may be cut
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const isText = !text.includes('\uFFFD') && !Array.from(text, (letter) => letter.charCodeAt(0)).some(isControl);
  return isText ? text : null;
}

/** Control characters that no text has; their absence is what makes bytes text, whatever the encoding. */
function isControl(code: number): boolean {
  return code < 0x09 || (code > 0x0d && code < 0x1b) || (code > 0x1b && code < 0x20);
}
