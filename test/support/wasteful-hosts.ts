import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { mp4Bytes } from './media-bytes.ts';

const head = 'HTTP/1.1 200 OK\r\nContent-Type: video/mp4\r\n';
const clip = mp4Bytes();
const chunked = Buffer.concat([
  Buffer.from(`${head}Transfer-Encoding: chunked\r\n\r\n${clip.length.toString(16)}\r\n`),
  clip,
  Buffer.from('\r\n'),
]);

export interface WastefulHost {
  /** What it sends. */
  name: string;
  /** Answers one request. */
  answer(socket: Socket): void;
}

/** Hosts whose answers cost far more to read than they bring. Each answer begins like a real one and never ends. */
export const wastefulHosts: WastefulHost[] = [
  {
    name: 'informational answers without end',
    answer: (socket) => repeat(socket, '', 'HTTP/1.1 103 Early Hints\r\n\r\n'),
  },
  {
    name: 'large informational answers without end',
    answer: (socket) => repeat(socket, '', `HTTP/1.1 103 Early Hints\r\n${'Link: </a>\r\n'.repeat(500)}\r\n`),
  },
  { name: 'chunks of a byte', answer: (socket) => repeat(socket, chunked, '1\r\nx\r\n') },
  { name: 'chunks of ten bytes', answer: (socket) => repeat(socket, chunked, 'a\r\n0123456789\r\n') },
  {
    name: 'long chunk extensions',
    answer: (socket) => repeat(socket, chunked, `a;${'e'.repeat(10_000)}\r\n0123456789\r\n`),
  },
];

/** These are refused by other rules. */
export const otherCostlyHosts: WastefulHost[] = [
  { name: 'headers without end', answer: (socket) => repeat(socket, head, 'X-A: b\r\n') },
  {
    name: 'a few bytes a millisecond',
    answer(socket) {
      socket.setNoDelay(true);
      socket.write(`${head}\r\n`);
      socket.write(clip);
      const timer = setInterval(() => {
        for (let count = 0; count < 5; count++) socket.write('x');
      }, 1);
      socket.once('close', () => clearInterval(timer));
    },
  },
  {
    name: 'a gzip bomb',
    answer(socket) {
      const bomb = gzipSync(Buffer.concat([clip, Buffer.alloc(50_000_000)]));
      socket.write(`${head}Content-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`);
      socket.write(bomb);
    },
  },
];

/** As fast as the other side reads it. */
function repeat(socket: Socket, first: string | Buffer, text: string): void {
  const block = Buffer.from(text.repeat(Math.ceil(64_000 / text.length)));
  const more = () => {
    while (!socket.destroyed && socket.write(block));
  };
  socket.on('error', () => undefined);
  socket.on('drain', more);
  if (first !== '') socket.write(first);
  more();
}
