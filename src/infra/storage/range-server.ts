import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { randomId } from '../secrets.ts';
import { type ByteRange, parseByteRange } from './byte-range.ts';

interface RangeSource {
  sizeBytes: number;
  read(range: ByteRange): Promise<Readable>;
}

const blockBytes = 256 * 1024;
/** 16 MiB in memory: the index of a file of some hours, and the pictures around a moment. */
const maxBlocks = 64;

/** Of an answer to a program that reads on and on. */
const maxAnswerBytes = 4 * 1024 * 1024;

/**
 * Serves one remote file on loopback, for a program that reads parts of it. It reads whole blocks of the source, only as far
 * as the program asks, and keeps the last ones for its next look at them.
 * @returns an address that nobody can guess
 */
export async function serveRanges(source: RangeSource): Promise<{ url: string; close(): Promise<void> }> {
  const path = `/${randomId('', 32)}`;
  const readBlock = keepBlocks(source);
  const limitAnswer = createAnswerLimit();
  const server = createServer((request, response) => {
    if (request.url !== path) response.writeHead(404).end();
    else void send(request, response).catch(() => response.destroy());
  });

  async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { sizeBytes } = source;
    const range = parseByteRange(request.headers.range ?? 'bytes=0-', sizeBytes);
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'Content-Range': `bytes */${sizeBytes}` }).end();
      return;
    }
    const { start, end } = limitAnswer(range ?? { start: 0, end: sizeBytes - 1 });
    response.writeHead(206, {
      'Accept-Ranges': 'bytes',
      'Content-Length': end - start + 1,
      'Content-Range': `bytes ${start}-${end}/${sizeBytes}`,
    });
    for (let at = start; at <= end && !response.destroyed; ) {
      const block = await readBlock(Math.floor(at / blockBytes));
      const bytes = block.subarray(at % blockBytes, (at % blockBytes) + end - at + 1);
      at += bytes.length;
      if (!response.write(bytes)) await untilDrained(response);
    }
    response.end();
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * ffmpeg asks for everything after a place, and the system would take megabytes ahead of it. So an answer ends early, after one
 * block, or after twice as much as the answer that it continues. ffmpeg then asks again, see `-reconnect`.
 */
function createAnswerLimit(): (range: ByteRange) => ByteRange {
  let last = { next: -1, bytes: 0 };
  return ({ start, end }) => {
    const bytes = start === last.next ? Math.min(maxAnswerBytes, 2 * last.bytes) : blockBytes;
    last = { next: start + bytes, bytes };
    return { start, end: Math.min(end, start + bytes - 1) };
  };
}

function keepBlocks({ sizeBytes, read }: RangeSource): (index: number) => Promise<Buffer> {
  const blocks = new Map<number, Promise<Buffer>>();
  return (index) => {
    const start = index * blockBytes;
    const block = blocks.get(index) ?? read({ start, end: Math.min(sizeBytes, start + blockBytes) - 1 }).then(buffer);
    blocks.delete(index);
    blocks.set(index, block);
    block.catch(() => blocks.delete(index));
    const [oldest] = blocks.keys();
    if (blocks.size > maxBlocks && oldest !== undefined) blocks.delete(oldest);
    return block;
  };
}

function untilDrained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.on('drain', go).on('close', go);
  });
}
