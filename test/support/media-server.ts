import { createReadStream, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mp4Bytes } from './media-bytes.ts';
import { startScriptedServer } from './scripted-server.ts';

export interface MediaServer {
  url: string;
  /** `METHOD /path` of every request, in order. */
  requests: string[];
  close(): Promise<void>;
}

/** The answer of a path: a whole file, or an answer of a bad server. */
export type Served =
  | { kind: 'file'; file: string; contentType?: string }
  | { kind: 'bytes'; bytes: Buffer | string; contentType?: string; status?: number }
  /** Announces the whole file and disconnects half way. */
  | { kind: 'truncated'; file: string }
  /** Sends half the file, then nothing more, and keeps the connection. */
  | { kind: 'stalled'; file: string }
  /** Sends half the file, and the rest after `until`. */
  | { kind: 'held'; file: string; until: () => Promise<unknown> }
  /** A video that never ends, as fast as the client reads it. */
  | { kind: 'endless' }
  | { kind: 'redirect'; to: string };

/** A server of sources on loopback, with one answer for each path. */
export async function startMediaServer(served: Record<string, Served>): Promise<MediaServer> {
  const server = await startScriptedServer((request, response) => {
    const answer = served[request.url ?? ''];
    if (answer) serve(answer, request, response);
    else response.writeHead(404).end('nothing here');
  });
  return { url: server.url, requests: server.requests, close: server.close };
}

function serve(answer: Served, request: IncomingMessage, response: ServerResponse): void {
  switch (answer.kind) {
    case 'file':
      response.writeHead(200, {
        'Content-Type': answer.contentType ?? 'video/mp4',
        'Content-Length': statSync(answer.file).size,
      });
      createReadStream(answer.file).pipe(response);
      return;
    case 'bytes':
      response.writeHead(answer.status ?? 200, { 'Content-Type': answer.contentType ?? 'video/mp4' });
      response.end(answer.bytes);
      return;
    case 'truncated':
      sendHalf(answer.file, response, () => response.destroy());
      return;
    case 'stalled':
      sendHalf(answer.file, response, () => undefined);
      return;
    case 'held':
      sendHalf(answer.file, response, (rest) => void answer.until().then(() => response.end(rest)));
      return;
    case 'endless':
      sendForEver(request, response);
      return;
    case 'redirect':
      response.writeHead(302, { Location: answer.to }).end();
  }
}

function sendHalf(file: string, response: ServerResponse, then: (rest: Buffer) => void): void {
  const bytes = readFileSync(file);
  response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': bytes.length });
  const half = Math.floor(bytes.length / 2);
  response.write(bytes.subarray(0, half), () => then(bytes.subarray(half)));
}

function sendForEver(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'video/mp4' });
  const more = Buffer.alloc(64 * 1024, 7);
  response.write(mp4Bytes());
  const fill = () => {
    while (!request.destroyed && !response.destroyed && response.write(more));
  };
  response.on('drain', fill);
  fill();
}
