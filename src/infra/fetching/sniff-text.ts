/** Kinds of text that people send instead of a video. */
export type TextKind = 'web_page' | 'playlist' | 'vector_picture' | 'json' | 'subtitles' | 'text';

/**
 * Determines what kind of text the first bytes of a file are; null for binary files, and for documents that begin with
 * text (PDF, PostScript, RTF). Only the bytes count: servers send web pages as video/mp4 and videos as text/plain.
 */
export function sniffText(head: Uint8Array): TextKind | null {
  const text = decode(head);
  if (text === null || document.test(text)) return null;
  const start = text.replace(prolog, '');
  return kinds.find(({ looksLike }) => looksLike.test(start))?.kind ?? 'text';
}

const document = /^\s*(%PDF-|%!PS|\{\\rtf)/;

/** White space, comments and instructions such as `<?xml …?>`, with which any kind may begin. */
const prolog = /^(\s|<!--[\s\S]*?-->|<\?[\s\S]*?\?>)+/;

/** Only URLs or file names, as in a bare .m3u or a list for ffmpeg. The last line may be incomplete. */
const onlyLinks = {
  test(text: string): boolean {
    const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'));
    return lines.length > 0 && lines.every((line) => /^([a-z][a-z0-9+.-]*:\/\/\S+\s*|file '.*)$/i.test(line));
  },
};

/** The first match wins. */
const kinds: { kind: TextKind; looksLike: Pick<RegExp, 'test'> }[] = [
  { kind: 'playlist', looksLike: /^(#EXTM3U|#EXTINF|ffconcat version|\[playlist\]|\[reference\])/i },
  // ASX, DASH, Smooth Streaming, SMIL, XSPF
  { kind: 'playlist', looksLike: /^<(asx|MPD|SmoothStreamingMedia|smil|playlist)\b/i },
  { kind: 'playlist', looksLike: onlyLinks },
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
  // all encodings of the web agree on the characters that are compared
  return new TextDecoder().decode(head);
}

/** Detected by its byte order mark; some MPEG audio begins with the same bytes. */
function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : null;
}

function decodeUtf16(head: Uint8Array, encoding: string): string | null {
  // as a stream, since the last character may be incomplete
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const isText = !text.includes('\uFFFD') && !Array.from(text, (letter) => letter.charCodeAt(0)).some(isControl);
  return isText ? text : null;
}

/** Control characters that no text has. Bytes without them are text in some encoding. */
function isControl(code: number): boolean {
  return code < 0x09 || (code > 0x0d && code < 0x1b) || (code > 0x1b && code < 0x20);
}
