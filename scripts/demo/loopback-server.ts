import { createReadStream, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReceivedWebhook } from './verify-webhook.ts';

export type Callback = Omit<ReceivedWebhook, 'secret'>;

export interface LoopbackServer {
  clipUrl: string;
  callbackUrl: string;
  /** Waits for the first callback. @throws Error after 30 s */
  nextCallback(): Promise<Callback>;
  close(): Promise<void>;
}

/** A server on 127.0.0.1 that serves the clip and receives the callback. */
export async function startLoopbackServer(clipFile: string): Promise<LoopbackServer> {
  const { promise: callback, resolve: received } = withResolvers<Callback>();
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      received(await readCallback(request));
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': statSync(clipFile).size });
    createReadStream(clipFile).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    clipUrl: `${base}/sonnet.mp4`,
    callbackUrl: `${base}/captioned`,
    nextCallback: () => Promise.race([callback, tooLate()]),
    close: () => close(server),
  };
}

const callbackWithinMs = 30_000;

async function tooLate(): Promise<never> {
  await delay(callbackWithinMs, undefined, { ref: false });
  throw new Error(`no callback came within ${callbackWithinMs / 1000} s`);
}

async function readCallback(request: IncomingMessage): Promise<Callback> {
  return { headers: request.headers, body: await text(request) };
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function withResolvers<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
