import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '../errors/app-error.ts';

/** Tells from its first bytes what a file is that ffprobe would not open, in words for the person who sent it. */
export async function refusalOf(file: string, cause: unknown): Promise<AppError> {
  return refusalOfBytes(await readHead(file), cause);
}

/** Pure part of `refusalOf`. */
export async function refusalOfBytes(head: Uint8Array, cause?: unknown): Promise<AppError> {
  const refuse = (code: Parameters<typeof words>[0]) => new AppError(code, { message: words(code), cause });
  if (head.length === 0) return refuse('source_empty');
  const text = Buffer.from(head)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/^(\s*(<!--[\s\S]*?-->|<\?[\s\S]*?\?>))*\s*/, '');
  if (/^(#EXTM3U|ffconcat version|\[playlist\]|<MPD|<smil|<asx)/i.test(text)) return refuse('source_playlist');
  if (/^<(!doctype html|html|head|body|title|meta|script)\b/i.test(text)) return refuse('source_web_page');
  if (/^<(svg|!doctype svg)\b/i.test(text)) return refuse('source_picture');
  const type = await fileTypeFromBuffer(head);
  if (type?.mime.startsWith('image/')) return refuse('source_picture');
  if (type?.mime.startsWith('audio/')) return refuse('source_sound_only');
  if (type?.mime.startsWith('video/')) return refuse('source_damaged');
  return refuse('source_unsupported');
}

const refusals = {
  source_empty: 'This file is empty.',
  source_playlist: 'This is a playlist that names other files, not a video itself. Send the address of the video file.',
  source_web_page: 'This is a web page, not a video file. Send the address of the file itself.',
  source_picture: 'This is a still picture, not a video.',
  source_sound_only: 'This file has sound but no video.',
  source_damaged: 'This video is damaged or cut short: it cannot be played.',
  source_unsupported: 'This is not a video that we can read.',
} as const;

function words(code: keyof typeof refusals): string {
  return refusals[code];
}

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(8192), 0, 8192, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
