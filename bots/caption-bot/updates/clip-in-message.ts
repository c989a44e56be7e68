import { extname } from 'node:path';
import type { Message } from 'grammy/types';

export interface ClipInMessage {
  fileId: string;
  fileName: string | null;
  sizeBytes: number | null;
}

/** For files whose MIME type the app does not say. */
const videoExtensions = [
  '.mp4',
  '.mov',
  '.m4v',
  '.mkv',
  '.webm',
  '.avi',
  '.mpg',
  '.mpeg',
  '.3gp',
  '.mts',
  '.m2ts',
  '.wmv',
];

/** The video in a message: a video, a round video, an animation, or a file. null = none */
export function clipInMessage({ video, video_note, animation, document }: Message): ClipInMessage | null {
  const file = video ?? video_note ?? animation ?? (document && isVideoFile(document) ? document : undefined);
  if (!file) return null;
  const { file_id: fileId, file_size: size } = file;
  return { fileId, fileName: ('file_name' in file && file.file_name) || null, sizeBytes: size ?? null };
}

function isVideoFile({ mime_type: type, file_name: name = '' }: NonNullable<Message['document']>): boolean {
  return type?.startsWith('video/') === true || videoExtensions.includes(extname(name).toLowerCase());
}
