import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'koa';
import { type HeldBodies, heldBodies } from './held-bodies.ts';

interface ReadBodyOptions {
  maxBytes: number;
  /** For the whole body; a caller that sends it too slowly is refused. */
  timeoutMs: number;
  /** Of the sender, see `callerNetwork`. */
  network: string;
  /** Default: those of this process. */
  held?: HeldBodies;
}

/** Why a body could not be read. API and pages each have their own reply for it. */
export class BodyError extends Error {
  override readonly name = 'BodyError';
  readonly reason: 'too_large' | 'too_many' | 'too_slow' | 'broken_off' | 'malformed_multipart';
  /** The limit that was exceeded, if it is too large. */
  readonly maxBytes: number;

  constructor(reason: BodyError['reason'], maxBytes = 0) {
    super(`the body of a request could not be read: ${reason}`);
    this.reason = reason;
    this.maxBytes = maxBytes;
  }
}

/**
 * The body as it was sent, whatever the method and type. The announced length is checked before any byte is read.
 * @throws BodyError
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  options: ReadBodyOptions,
): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (contentLength(request) > options.maxBytes) throw new BodyError('too_large', options.maxBytes);
  sendContinue(request, response);
  return collect(request, options);
}

/** The announced length in bytes; 0 if none is given. */
export function contentLength(request: IncomingMessage): number {
  return Number(request.headers['content-length'] ?? 0);
}

/** Lets a caller with `Expect: 100-continue` send its body, at the moment when the body is really read. */
export function sendContinue(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect !== undefined) response.writeContinue();
}

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || contentLength(request) > 0;
}

function collect(request: IncomingMessage, options: ReadBodyOptions): Promise<Buffer> {
  const { network, held = heldBodies } = options;
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  let heldBytes = 0;
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      held.give(network, heldBytes);
      request.off('data', onData).off('end', onEnd).off('close', onBreak).off('error', onBreak);
      settle();
    };
    const fail = (reason: BodyError['reason']) => finish(() => reject(new BodyError(reason, options.maxBytes)));
    const onData = (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > options.maxBytes) return fail('too_large');
      if (!held.take(network, chunk.length)) return fail('too_many');
      heldBytes += chunk.length;
      chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks)));
    const onBreak = () => fail('broken_off');
    const timer = setTimeout(() => fail('too_slow'), options.timeoutMs);
    request.on('data', onData).on('end', onEnd).on('close', onBreak).on('error', onBreak);
  });
}

const discardMs = 10_000;

/** A caller that was refused may go on sending for a while. It is read and thrown away, so that the caller sees the reply. */
export function discardUnreadBody(ctx: Context): void {
  if (ctx.req.complete) return;
  if (ctx.req.headers.expect !== undefined) {
    // the caller waits for permission to send, and may send or not: this connection cannot be used again
    ctx.set('Connection', 'close');
    return;
  }
  ctx.res.once('finish', () => {
    const timer = setTimeout(() => ctx.req.destroy(), discardMs);
    ctx.req.once('close', () => clearTimeout(timer));
    // a reader that gave up in the middle would hold back the rest, and the caller's next request on this connection
    ctx.req.removeAllListeners('readable');
    setImmediate(() => ctx.req.resume());
  });
}
