import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { notAVideo, type SniffSubject } from './not-a-video.ts';
import { sniffText } from './sniff-text.ts';
import { stillImageFormat } from './still-image-format.ts';

/** As much of a file's beginning as the sniffing looks at. */
export const sniffedBytes = 64 * 1024;

/** What the first bytes promise; the probe has the last word. null where they say nothing. */
export interface MediaGuess {
  mimeType: string | null;
  extension: string | null;
}

/**
 * Looks at a local file's first bytes.
 * @throws AppError as {@link sniffHead} does
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
 * Tells from a file's first bytes whether it may be a video. Containers that can hold both (mp4, Matroska, Ogg, ASF)
 * and bytes nobody knows pass: only a probe can judge them.
 * @throws AppError `source_empty`, `source_web_page`, `source_picture`, `source_sound_only`, `source_playlist`,
 * `source_unsupported`
 */
export async function sniffHead(head: Uint8Array, subject: SniffSubject = {}): Promise<MediaGuess> {
  if (head.length === 0) throw notAVideo('empty', subject);
  const plainPicture = stillImageFormat(head);
  if (plainPicture !== null) throw notAVideo('picture', { ...subject, format: plainPicture });
  // before file-type, which takes text in UTF-16 for sound
  const text = sniffText(head);
  if (text !== null) throw notAVideo(text, subject);

  const type = await fileTypeFromBuffer(head);
  if (type === undefined) return { mimeType: null, extension: null };
  if (mayHoldVideo(type.mime, head)) return { mimeType: type.mime, extension: type.ext };
  const format = type.ext.toUpperCase();
  if (type.mime.startsWith('image/')) throw notAVideo('picture', { ...subject, format });
  if (type.mime.startsWith('audio/')) throw notAVideo('sound', { ...subject, format });
  throw notAVideo(archives.has(type.ext) ? 'archive' : 'other', { ...subject, format });
}

/** Named by what comes first in them, but a picture may follow. */
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
  // an Ogg file lists all its streams at the start, the sound sometimes first
  return mimeType.startsWith('audio/ogg') && Buffer.from(head).includes('theora');
}
