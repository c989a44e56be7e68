import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { media, type PageReply } from '../page/page-route.ts';

/** A file in memory, whose address names its content. */
export function bytesReply(
  buffer: Buffer,
  { contentType, maxAgeSeconds = 0 }: { contentType: string; maxAgeSeconds?: number },
): PageReply {
  const object = { sizeBytes: buffer.length, etag: createHash('sha256').update(buffer).digest('hex').slice(0, 20) };
  const read = async (range?: { start: number; end: number }) =>
    Readable.from([range ? buffer.subarray(range.start, range.end + 1) : buffer], { objectMode: false });
  return media({ object, contentType, maxAgeSeconds, read });
}
