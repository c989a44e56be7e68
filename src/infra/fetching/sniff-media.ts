import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { notAVideo, type SniffSubject, type TextKind } from './not-a-video.ts';

/** Number of bytes at the beginning of a file that are sniffed. */
export const sniffedBytes = 64 * 1024;

/** File type according to the first bytes; the probe decides later. null = unknown. */
interface MediaGuess {
  mimeType: string | null;
  extension: string | null;
}

/**
 * Sniffs the first bytes of a local file.
 * @throws the same errors as {@link sniffHead}
 */
export async function sniffMedia(file: string, subject: SniffSubject = {}): Promise<MediaGuess> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
    return await sniffHead(buffer.subarray(0, bytesRead), subject);
  } finally {
    await handle.close();
  }
}

/**
 * Determines from a file's first bytes whether it may be a video. Containers that can also hold audio only (mp4, Matroska,
 * Ogg, ASF) and unknown bytes are accepted: only a probe can decide.
 * @throws AppError `source_empty`, `source_web_page`, `source_picture`, `source_sound_only`, `source_playlist`,
 * `source_unsupported`
 */
export async function sniffHead(head: Uint8Array, subject: SniffSubject = {}): Promise<MediaGuess> {
  if (head.length === 0) throw notAVideo('empty', subject);
  const plainPicture = stillImageFormat(head);
  if (plainPicture !== null) throw notAVideo('picture', { ...subject, format: plainPicture });
  // before file-type, which takes UTF-16 text for audio
  const text = sniffText(head);
  if (text !== null) throw notAVideo(text, subject);

  const type = await fileTypeFromBuffer(head);
  if (type === undefined) return { mimeType: null, extension: null };
  if (mayHoldVideo(type.mime, head)) return { mimeType: type.mime, extension: type.ext };
  const format = type.ext.toUpperCase();
  if (type.mime.startsWith('image/')) throw notAVideo('picture', { ...subject, format });
  if (type.mime.startsWith('audio/')) throw notAVideo('sound', { ...subject, format });
  throw notAVideo(archives.has(type.ext) ? 'archive' : 'other_format', { ...subject, format });
}

/** Types that may contain video although their name says otherwise. */
const mixedContainers = new Set([
  'audio/mp4',
  'audio/x-m4a',
  'audio/x-ms-asf',
  'application/ogg',
  'application/mxf',
  'application/vnd.ms-asf',
  'application/vnd.rn-realmedia',
]);

const archives = new Set(['zip', 'rar', '7z', 'gz', 'tar', 'bz2', 'xz', 'zst', 'tar.gz']);

function mayHoldVideo(mimeType: string, head: Uint8Array): boolean {
  if (mimeType.startsWith('video/') || mixedContainers.has(mimeType)) return true;
  // an Ogg file lists all its streams at the start, sometimes audio first
  return mimeType.startsWith('audio/ogg') && Buffer.from(head).includes('theora');
}

/** Detects still image formats that `file-type` does not: TIFF, Netpbm (PPM and related) and TGA. null = none of them. */
export function stillImageFormat(head: Uint8Array): 'TIFF' | 'PPM' | 'TGA' | null {
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1');
  if (start.startsWith('II*\0') || start.startsWith('MM\0*')) return 'TIFF';
  if (netpbm.test(start)) return 'PPM';
  return isTga(Buffer.from(head.subarray(0, tgaHeaderBytes))) ? 'TGA' : null;
}

/** Comments match in one way only, to the end of the line: otherwise a crafted file could make matching extremely slow. */
const netpbm = /^(?:P[1-6]\s+(?:#[^\n]*\n\s*)*\d+\s+\d+\s|P7\s+(?:#[^\n]*\n\s*)*WIDTH )/;

const tgaHeaderBytes = 18;

/** TGA has no magic number, so all of its header must be plausible. Files with a palette are not detected. */
function isTga(header: Buffer): boolean {
  if (header.length < tgaHeaderBytes) return false;
  const [hasPalette, type, depth, layout] = [header[1], header[2] ?? 0, header[16] ?? 0, header[17] ?? 0];
  const hasNoPalette = hasPalette === 0 && header.subarray(3, 8).every((byte) => byte === 0);
  const isSized = header.readUInt16LE(12) > 0 && header.readUInt16LE(14) > 0;
  return hasNoPalette && [2, 3, 10, 11].includes(type) && isSized && [8, 16, 24, 32].includes(depth) && layout < 0x40;
}

/**
 * Determines what kind of text the first bytes of a file are; null for binary files, and for documents that begin with
 * text (PDF, PostScript, RTF). Only the bytes count: servers send web pages as video/mp4 and videos as text/plain.
 */
function sniffText(head: Uint8Array): TextKind | null {
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
