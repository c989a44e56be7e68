import { createHmac, timingSafeEqual } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { CleanUp } from '../service/temporary-service.ts';

export interface Callback {
  headers: IncomingHttpHeaders;
  body: string;
}

const callbackWithinMs = 30_000;

/** A server on 127.0.0.1, closed at the end, that serves the clip and receives the callback. */
export async function startLoopbackServer(clipFile: string, cleanUp: CleanUp) {
  const callbacks = new EventEmitter<{ received: [Callback] }>();
  const first = once(callbacks, 'received');
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      callbacks.emit('received', { headers: request.headers, body: await text(request) });
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': statSync(clipFile).size });
    createReadStream(clipFile).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    clipUrl: `${base}/sonnet.mp4`,
    callbackUrl: `${base}/captioned`,
    /** Waits for the first callback. @throws Error after 30 s */
    async nextCallback(): Promise<Callback> {
      const [callback] = await Promise.race([first, tooLate()]);
      return callback;
    },
  };
}

async function tooLate(): Promise<never> {
  await delay(callbackWithinMs, undefined, { ref: false });
  throw new Error(`no callback came within ${callbackWithinMs / 1000} s`);
}

const toleranceSeconds = 5 * 60;

/**
 * Whether a callback comes from the service: Standard Webhooks 1.0.0 in a few lines, as a receiver may write them.
 * @param callback `body`: the received text, before any parsing
 * @param secret `whsec_…`
 */
export function isSigned({ headers, body }: Callback, secret: string): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > toleranceSeconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  return (signatures ?? '').split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
