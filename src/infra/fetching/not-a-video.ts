import { AppError } from '../errors/app-error.ts';
import type { VideoFailureCode } from '../errors/error-codes.ts';
import { shareLinkHint } from './share-link-hint.ts';
import type { TextKind } from './sniff-text.ts';

/** Where the bytes came from, for the message. Without a URL they are a file that the user sent. */
export interface SniffSubject {
  url?: string;
}

export type NotAVideoKind = TextKind | 'empty' | 'picture' | 'sound' | 'archive' | 'other';

/** The error that says what was found instead of a video, and what to do. */
export function notAVideo(kind: NotAVideoKind, { url, format }: SniffSubject & { format?: string }): AppError {
  const { code, words } = refusals[kind];
  const subject = url === undefined ? 'That file' : 'That link';
  const hint = kind === 'web_page' && url !== undefined ? shareLinkHint(url) : null;
  const sentence = words.replace('{format}', format ?? '').replace('{subject}', subject);
  return new AppError(code, {
    message: hint === null ? sentence : `${sentence} ${hint}`,
    details: { found: kind, format, retryable: false },
  });
}

const refusals: Record<NotAVideoKind, { code: VideoFailureCode; words: string }> = {
  empty: {
    code: 'source_empty',
    words: '{subject} holds no bytes at all. Check that the video was saved or uploaded completely.',
  },
  web_page: {
    code: 'source_web_page',
    words:
      '{subject} is a web page, not a video file. Give the address of the file itself, one that plays or downloads the video at once.',
  },
  playlist: {
    code: 'source_playlist',
    words:
      '{subject} is a playlist that only points to other files. Give the address of a video file, such as an .mp4.',
  },
  picture: { code: 'source_picture', words: '{subject} is a picture ({format}), not a video. Send a video file.' },
  vector_picture: { code: 'source_picture', words: '{subject} is a picture (SVG), not a video. Send a video file.' },
  sound: {
    code: 'source_sound_only',
    words: '{subject} is sound without a picture ({format}). Captions are drawn on a video, so send a video file.',
  },
  json: {
    code: 'source_unsupported',
    words: '{subject} is data for programs (JSON), not a video. Give the address of the video file itself.',
  },
  subtitles: {
    code: 'source_unsupported',
    words: '{subject} is a subtitle file, not a video. Send the video, and these captions along with it.',
  },
  text: { code: 'source_unsupported', words: '{subject} is plain text, not a video. Send a video file.' },
  archive: {
    code: 'source_unsupported',
    words: '{subject} is an archive ({format}), not a video. Unpack it and send the video file inside.',
  },
  other: { code: 'source_unsupported', words: '{subject} is a {format} file, not a video. Send a video file.' },
};
