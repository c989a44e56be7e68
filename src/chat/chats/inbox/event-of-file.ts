import { extname } from 'node:path';
import { fontExtensions } from '../../../engine/captions/settings/own-font.ts';
import { startOfText } from '../../../infra/cut-text.ts';
import { writtenLimits } from '../../conversation/message.ts';
import type { PersonEvent } from '../../conversation/person-event.ts';

/** A file that somebody sent, as a messenger describes it. */
export interface FileInMessage {
  /** For `Messenger.openFile`. */
  ref: string;
  /** The same for the same content; absent = unknown. */
  key?: string;
  fileName: string | null;
  mimeType: string | null;
  sizeBytes: number | null;
}

/** For files whose MIME type the app does not say. */
const videoExtensions = [
  ...['.mp4', '.mov', '.m4v', '.mkv', '.webm', '.avi', '.mpg', '.mpeg', '.3gp', '.mts', '.m2ts', '.wmv'],
];
const scriptExtensions = ['.txt', '.md', '.srt', '.vtt'];
const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

/**
 * The event of a file: a video, a script, a font or a picture; null = none of these, or a picture that is too large.
 * @param text what was written with the file
 * @param limits.downloadBytes the largest file that can be fetched
 */
export function eventOfFile(
  file: FileInMessage,
  { text, downloadBytes }: { text: string; downloadBytes: number },
): PersonEvent | null {
  const { ref, mimeType, sizeBytes } = file;
  const type = mimeType ?? '';
  const extension = extname(file.fileName ?? '').toLowerCase();
  const fileName = file.fileName && startOfText(file.fileName, writtenLimits.fileName);
  if (type.startsWith('video/') || videoExtensions.includes(extension))
    return eventOfClip(file, { text, downloadBytes });
  if (scriptExtensions.includes(extension) || type === 'text/plain') {
    return tooLarge(sizeBytes, downloadBytes) ?? { kind: 'sent_script', ref, fileName, sizeBytes };
  }
  // whatever its size: one that is too large is refused with the limit of fonts
  if (fontExtensions.some((one) => one === extension) || type.startsWith('font/'))
    return { kind: 'sent_font', ref, fileName, sizeBytes };
  if (!pictureTypes.includes(type) || tooLarge(sizeBytes, downloadBytes)) return null;
  return { kind: 'sent_picture', ref, fileName, sizeBytes, text };
}

/** The event of a file that is a video. */
export function eventOfClip(
  { ref, key, fileName, sizeBytes }: FileInMessage,
  { text, downloadBytes }: { text: string; downloadBytes: number },
): PersonEvent {
  const name = fileName && startOfText(fileName, writtenLimits.fileName);
  const known = key === undefined ? {} : { key };
  return tooLarge(sizeBytes, downloadBytes) ?? { kind: 'sent_clip', ref, ...known, fileName: name, sizeBytes, text };
}

function tooLarge(sizeBytes: number | null, limitBytes: number): PersonEvent | null {
  return sizeBytes !== null && sizeBytes > limitBytes ? { kind: 'sent_clip_too_large', sizeBytes, limitBytes } : null;
}
