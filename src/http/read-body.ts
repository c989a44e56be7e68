import type { IncomingMessage, ServerResponse } from 'node:http';
import { badRequest, payloadTooLarge, requestTimeout } from './api/routing/http-error.ts';

export interface ReadBodyOptions {
  maxBytes: number;
  /** For the whole body; a caller that trickles is sent away. */
  timeoutMs: number;
}

/**
 * The body as it was sent, whatever the method and type. The announced length is judged before any byte is read.
 * @throws HttpError 413, 408, or 400 when the caller breaks off
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  { maxBytes, timeoutMs }: ReadBodyOptions,
): Promise<Buffer> {
  if (!hasBody(request)) return Buffer.alloc(0);
  if (contentLength(request) > maxBytes) throw payloadTooLarge(maxBytes);
  sendContinue(request, response);
  return collect(request, { maxBytes, timeoutMs });
}

/** Content-Length, or 0 where none is given. */
export function contentLength(request: IncomingMessage): number {
  return Number(request.headers['content-length'] ?? 0);
}

/** A caller that waits for permission (`Expect: 100-continue`) gets it only here, when its body is really wanted. */
export function sendContinue(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.expect !== undefined) response.writeContinue();
}

function hasBody(request: IncomingMessage): boolean {
  return request.headers['transfer-encoding'] !== undefined || contentLength(request) > 0;
}

function collect(request: IncomingMessage, { maxBytes, timeoutMs }: ReadBodyOptions): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      request.off('data', onData).off('end', onEnd).off('close', onBreak).off('error', onBreak);
      settle();
    };
    const onData = (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes > maxBytes) return finish(() => reject(payloadTooLarge(maxBytes)));
      chunks.push(chunk);
    };
    const onEnd = () => finish(() => resolve(Buffer.concat(chunks)));
    const onBreak = () => finish(() => reject(badRequest('The request broke off before its end.')));
    const timer = setTimeout(() => finish(() => reject(requestTimeout())), timeoutMs);
    request.on('data', onData).on('end', onEnd).on('close', onBreak).on('error', onBreak);
  });
}
