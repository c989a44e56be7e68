/** What a text turns out to be when somebody expected a video. */
export type TextKind = 'web_page' | 'playlist' | 'vector_picture' | 'json' | 'subtitles' | 'text';

/** Control characters that no text has; their absence is what makes bytes text, whatever the encoding. */
const binaryByte = (byte: number) => byte < 0x09 || (byte > 0x0d && byte < 0x1b) || (byte > 0x1b && byte < 0x20);

/**
 * Tells what kind of text the first bytes of a file are; null for anything binary. Looks only at the bytes: servers
 * send web pages as video/mp4 and videos as text/plain.
 */
export function sniffText(head: Uint8Array): TextKind | null {
  const text = decode(head);
  if (text === null) return null;
  const start = text.trimStart();
  return kinds.find(({ looksLike }) => looksLike.test(start))?.kind ?? 'text';
}

const kinds: { kind: TextKind; looksLike: RegExp }[] = [
  // HLS, concat lists, PLS, ASX, DASH, Smooth Streaming, SMIL, XSPF
  { kind: 'playlist', looksLike: /^(#EXTM3U|#EXTINF|ffconcat version|\[playlist\]|\[reference\]|<asx\b)/i },
  { kind: 'playlist', looksLike: /^(<\?xml[^>]*>)?(\s|<!--[\s\S]*?-->)*<(MPD|SmoothStreamingMedia|smil|playlist)\b/i },
  { kind: 'vector_picture', looksLike: /^(<\?xml[^>]*>)?(\s|<!--[\s\S]*?-->|<!DOCTYPE svg[^>]*>)*<svg\b/i },
  { kind: 'web_page', looksLike: /<(!doctype html|html|head|body|title|script|meta|iframe|div)\b/i },
  { kind: 'subtitles', looksLike: /^(WEBVTT|\[Script Info\]|\d+\s*\r?\n\d+:\d\d:\d\d[,.]\d+ --> )/ },
  { kind: 'json', looksLike: /^[[{]\s*("|\d|-|\[|\{|\]|\}|true|false|null)/ },
];

function decode(head: Uint8Array): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head);
  if (head.some(binaryByte)) return null;
  // every encoding of the web agrees on the letters looked for
  return new TextDecoder().decode(head);
}
