import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { notAVideo, type SniffSubject } from './not-a-video.ts';
import { sniffText } from './sniff-text.ts';
import { stillImageFormat } from './still-image-format.ts';

/** Number of bytes at the beginning of a file that are sniffed. */
export const sniffedBytes = 64 * 1024;

/** File type according to the first bytes; the probe decides later. null = unknown. */
export interface MediaGuess {
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
