import { AppError } from '../errors/app-error.ts';
import { shareSiteOf } from './shared-links/share-sites.ts';

/** Kinds of text that people send instead of a video. */
export type TextKind = 'web_page' | 'playlist' | 'vector_picture' | 'json' | 'subtitles' | 'text';

/** Where the bytes came from, for the message. Without a URL they are a file that the user sent. */
export interface SniffSubject {
  url?: string;
}

type NotAVideoKind = TextKind | 'empty' | 'picture' | 'sound' | 'archive' | 'other_format';

/** The error that says what was found instead of a video. */
export function notAVideo(kind: NotAVideoKind, { url, format = '' }: SniffSubject & { format?: string }): AppError {
  const subject = url === undefined ? 'file' : 'link';
  const details = { found: kind, retryable: false };
  switch (kind) {
    case 'empty':
      return new AppError('source_empty', { args: { subject }, details });
    case 'web_page': {
      const site = url === undefined ? null : shareSiteOf(new URL(url));
      return new AppError('source_web_page', { args: site === null ? { subject } : { subject, site }, details });
    }
    case 'playlist':
      return new AppError('source_playlist', { args: { subject }, details });
    case 'picture':
      return new AppError('source_picture', { reason: kind, args: { subject, format }, details });
    case 'vector_picture':
      return new AppError('source_picture', { reason: 'picture', args: { subject, format: 'SVG' }, details });
    case 'sound':
      return new AppError('source_sound_only', { reason: kind, args: { subject, format }, details });
    case 'archive':
    case 'other_format':
      return new AppError('source_unsupported', { reason: kind, args: { subject, format }, details });
    case 'json':
    case 'subtitles':
    case 'text':
      return new AppError('source_unsupported', { reason: kind, args: { subject }, details });
  }
}
