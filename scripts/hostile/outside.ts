import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { CleanUp } from '../service/temporary-service.ts';

export interface ReceivedEvent {
  path: string;
  atMs: number;
  event: { video_id: string; timestamp: string };
}

/** Servers that the service calls. All are on 127.0.0.1, each host has a port of its own. */
export interface Outside {
  /** A clip at an address of its own. `fetched` settles when the service first asks for it. */
  serveClip(): { url: string; fetched: Promise<number> };
  /** A receiver of callbacks that answers at once. */
  receiver: { url: string; received: ReceivedEvent[] };
  /** Starts a host of its own. */
  startHost(listener: RequestListener): Promise<string>;
}

export async function startOutside(cleanUp: CleanUp, clipFile = 'assets/demo/sonnet.mp4'): Promise<Outside> {
  const clip = readFileSync(clipFile);
  const awaited = new Map<string, (atMs: number) => void>();
  const received: ReceivedEvent[] = [];
  const startHost = (listener: RequestListener) => listenOnLoopback(listener, cleanUp);
  const clips = await startHost((request, response) => {
    awaited.get(request.url ?? '')?.(Date.now());
    response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': clip.length }).end(clip);
  });
  const receiver = await startHost((request, response) => void receive(request, response, received));
  let count = 0;
  return {
    serveClip() {
      count += 1;
      const path = `/clip-${count}.mp4`;
      const fetched = new Promise<number>((resolve) => awaited.set(path, resolve));
      return { url: `${clips}${path}`, fetched };
    },
    receiver: { url: `${receiver}/captioned`, received },
    startHost,
  };
}

async function receive(request: IncomingMessage, response: ServerResponse, received: ReceivedEvent[]): Promise<void> {
  const body = await text(request);
  received.push({ path: request.url ?? '', atMs: Date.now(), event: JSON.parse(body) });
  response.writeHead(204).end();
}

async function listenOnLoopback(listener: RequestListener, cleanUp: CleanUp): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
