import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mp3Bytes, pngBytes } from '../support/media-bytes.ts';
import type { Served } from '../support/media-server.ts';

export interface BadSource {
  what: string;
  /** `folder` holds whole.mp4, moov-last.mp4, long.mp4 and sound.m4a. */
  served: (folder: string) => Served;
  code: string;
  /** Texts that the message must contain. */
  says: RegExp;
}

/** Answers of bad sources; each is at `/source-<its index in the list>`. */
export const badSources: BadSource[] = [
  {
    what: 'a web page',
    served: () => ({
      kind: 'bytes',
      bytes: '<!doctype html><title>Shared file</title><p>Click to play',
      contentType: 'text/html',
    }),
    code: 'source_web_page',
    says: /web page/i,
  },
  {
    what: 'a web page that says it is a video',
    served: () => ({ kind: 'bytes', bytes: '\n<!DOCTYPE html><html><body>Sign in</body></html>' }),
    code: 'source_web_page',
    says: /web page/i,
  },
  {
    what: 'nothing, 0 bytes',
    served: () => ({ kind: 'bytes', bytes: '' }),
    code: 'source_empty',
    says: /no bytes|empty/i,
  },
  {
    what: 'a file that ends before its length',
    served: (folder) => ({ kind: 'truncated', file: join(folder, 'whole.mp4') }),
    code: 'source_incomplete',
    says: /complete|ended|broke off/i,
  },
  {
    what: 'half a file that claims to be whole',
    served: (folder) => ({ kind: 'bytes', bytes: half(join(folder, 'moov-last.mp4')) }),
    code: 'source_damaged',
    says: /damaged|incomplete/i,
  },
  { what: 'a body without end', served: () => ({ kind: 'endless' }), code: 'source_too_large', says: /large/i },
  {
    what: 'a video longer than allowed',
    served: (folder) => ({ kind: 'file', file: join(folder, 'long.mp4') }),
    code: 'source_too_long',
    says: /long/i,
  },
  { what: 'a picture', served: () => ({ kind: 'bytes', bytes: pngBytes }), code: 'source_picture', says: /picture/i },
  {
    what: 'sound without a picture',
    served: (folder) => ({ kind: 'file', file: join(folder, 'sound.m4a') }),
    code: 'source_sound_only',
    says: /sound/i,
  },
  { what: 'an mp3', served: () => ({ kind: 'bytes', bytes: mp3Bytes }), code: 'source_sound_only', says: /sound/i },
  {
    what: 'a playlist',
    served: () => ({ kind: 'bytes', bytes: '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n' }),
    code: 'source_playlist',
    says: /playlist/i,
  },
  {
    what: 'a PDF',
    served: () => ({ kind: 'bytes', bytes: `%PDF-1.7\n${'x'.repeat(4000)}` }),
    code: 'source_unsupported',
    says: /video/i,
  },
  {
    what: 'plain text',
    served: () => ({ kind: 'bytes', bytes: 'just some words\n'.repeat(200) }),
    code: 'source_unsupported',
    says: /video/i,
  },
  {
    what: 'noise',
    served: () => ({
      kind: 'bytes',
      bytes: Buffer.from(Array.from({ length: 9000 }, (_, i) => (i * i * 31 + 7 * i) % 251)),
    }),
    code: 'source_unsupported',
    says: /video/i,
  },
  {
    what: 'a redirect that goes round in circles',
    served: () => ({ kind: 'redirect', to: '/round-and-round' }),
    code: 'source_too_many_redirects',
    says: /redirect/i,
  },
  {
    what: 'a redirect to a file of ours',
    served: () => ({ kind: 'redirect', to: 'file:///etc/passwd' }),
    code: 'source_forbidden_address',
    says: /address/i,
  },
  {
    what: 'a link to nothing',
    served: () => ({ kind: 'bytes', bytes: 'gone', status: 404 }),
    code: 'source_not_found',
    says: /not|no /,
  },
];

function half(file: string): Buffer {
  const bytes = readFileSync(file);
  return bytes.subarray(0, bytes.length / 2);
}
