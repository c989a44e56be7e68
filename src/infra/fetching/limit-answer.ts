import http, { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { createChunkCount } from '../tiny-chunks.ts';
import { type DeliverRead, paceReads } from './pace-reads.ts';
import { type Waste, WastefulAnswerError } from './wasteful-answer-error.ts';

/** A server sends one or two: 100 Continue, 103 Early Hints. */
const maxInformational = 10;
/** For heads, trailers, chunk sizes and chunk extensions, beside as much as the payload itself. */
const maxOverheadBytes = 64 * 1024;
/** What is parsed in one go while it may be nothing but overhead: 4 KiB are 256 informational answers. */
const sliceBytes = 4 * 1024;

/**
 * A transport for axios that calls hosts that users name. Reading an answer costs little, whatever the host sends:
 * see {@link limitAnswer}.
 */
export const limitedTransport = {
  request(options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest {
    const request = options.protocol === 'https:' ? https.request(options) : http.request(options);
    limitAnswer(request);
    return request.once('response', onResponse);
  },
};

/**
 * Destroys the request with a {@link WastefulAnswerError} after 10 informational answers, 1,000 tiny chunks, or when more
 * than 64 KiB and twice the payload came. Reads are paced ({@link paceReads}), and the chunks of one read are handed on as
 * one. Call it before the request has a socket; the connection must not be reused.
 */
function limitAnswer(request: ClientRequest): void {
  let response: IncomingMessage | undefined;
  let body: GatheredBody | undefined;
  let informational = 0;
  let wireBytes = 0;
  const refuse = (waste: Waste) => (response ?? request).destroy(new WastefulAnswerError(waste));
  request.on('information', () => {
    informational += 1;
    if (informational > maxInformational) refuse('informational');
  });
  request.once('response', (found) => {
    response = found;
    body = gatherBody(found, () => refuse('tiny_chunks'));
  });
  const isFinished = () => request.destroyed || response?.destroyed === true;
  const deliver: DeliverRead = (bytes, push) => {
    const chunksBefore = body?.chunks() ?? 0;
    let wantsMore = true;
    for (let at = 0, end = 0; at < bytes.length && !isFinished(); at = end) {
      end = body?.isPlain ? bytes.length : at + sliceBytes;
      const slice = bytes.subarray(at, end);
      wireBytes += slice.length;
      wantsMore = push(slice);
      if (wireBytes > maxOverheadBytes + 2 * (body?.bytes() ?? 0)) refuse('overhead');
    }
    if (body && !body.flush()) request.socket?.pause();
    return { wantsMore, chunks: (body?.chunks() ?? 0) - chunksBefore };
  };
  request.once('socket', (socket) => paceReads(socket, deliver));
}

type GatheredBody = ReturnType<typeof gatherBody>;

/** Node hands each chunk to `push`. They are kept until `flush`, which hands them on as one. */
function gatherBody(response: IncomingMessage, onTiny: () => void) {
  const push = response.push.bind(response);
  const isChunked = response.headers['transfer-encoding'] !== undefined;
  const count = createChunkCount();
  let gathered: Buffer[] = [];
  let chunks = 0;
  let bytes = 0;
  const flush = (): boolean => {
    if (gathered.length === 0) return true;
    const whole = gathered.length === 1 ? gathered[0] : Buffer.concat(gathered);
    gathered = [];
    return push(whole);
  };
  response.push = (chunk: Buffer | null) => {
    if (response.destroyed) return false;
    if (chunk === null) {
      flush();
      return push(null);
    }
    chunks += 1;
    bytes += chunk.length;
    gathered.push(chunk);
    if (isChunked && count.add(chunk)) onTiny();
    return true;
  };
  return {
    /** The body has no chunks, so that all of it is payload. */
    isPlain: !isChunked,
    chunks: () => chunks,
    bytes: () => bytes,
    /** @returns false when the reader wants no more for now */
    flush,
  };
}
