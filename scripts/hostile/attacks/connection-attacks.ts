import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { HostileAttack, HostileTarget } from '../hostile-target.ts';
import { many } from './many.ts';

const requestLine = 'POST /api/video/create HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

export const connectionAttacks: HostileAttack[] = [
  {
    name: 'connections: 500 that send headers a byte a second',
    run: (target) => holdMany(target, 500, () => ({ first: 'GET / HTTP/1.1\r\nX-A: ', each: 'x' })),
  },
  {
    name: 'connections: 500 that send bodies a byte a second',
    run: (target) =>
      holdMany(target, 500, ({ client }) => ({
        first: `${requestLine}Authorization: Bearer ${client.token}\r\nContent-Length: 900000\r\n\r\n{`,
        each: ' ',
      })),
  },
  {
    name: 'connections: 1,000 that send nothing',
    run: (target) => holdMany(target, 1000, () => ({ first: '', each: '' })),
  },
  {
    name: 'connections: 300 event streams of one account',
    run: (target) =>
      holdMany(target, 300, ({ client, videoId }) => ({
        first: `GET /api/videos/${videoId}/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${client.token}\r\n\r\n`,
        each: '',
      })),
  },
  {
    name: 'connections: 20 that send thousands of requests in one moment',
    run: (target) => writeMuch(target, 20, ({ client }) => pipelined(client.token)),
  },
  {
    name: 'connections: 20 that send bodies in chunks of a byte',
    run: (target) => writeMuch(target, 20, ({ client }) => chunkedByBytes(client.token)),
  },
  {
    name: 'connections: 2,000 that are not HTTP',
    run: ({ baseUrl, share }) =>
      many({ count: 2000 * share, atOnce: 20 }, async (index) => {
        const socket = open(baseUrl);
        socket.end(junk[index % junk.length]?.() ?? '');
        return firstLine(socket);
      }),
  },
];

const upgrade = (protocol: string) =>
  `GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nSec-WebSocket-Version: 13\r\n` +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

const junk: (() => string | Buffer)[] = [
  () => upgrade('websocket'),
  () => upgrade('h2c'),
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  () => 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n',
  () => Buffer.concat([Buffer.from([0x16, 3, 1, 2, 0, 1]), randomBytes(500)]),
  () => randomBytes(5000),
  () => `GET / HTTP/1.1\r\n${'X-A: b\r\n'.repeat(5000)}\r\n`,
  () => `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'x'.repeat(100_000)}\r\n\r\n`,
  () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /',
  () => 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  () => 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n',
];

/** Opens connections, sends `first` and then `each` every second on all of them, and closes them at the end. */
async function holdMany(
  target: HostileTarget,
  count: number,
  write: (target: HostileTarget) => { first: string; each: string },
): Promise<string> {
  const { first, each } = write(target);
  return many({ count: count * target.share, atOnce: count }, async () => {
    const socket = open(target.baseUrl);
    if (first !== '') socket.write(first);
    const line = firstLine(socket);
    const timer = setInterval(() => each !== '' && socket.writable && socket.write(each), 1000);
    const answer = await Promise.race([line, delay(target.holdMs, 'held')]);
    // a stream is answered at once, and held as long as the others
    if (!socket.destroyed && answer !== 'held') await Promise.race([once(socket, 'close'), delay(target.holdMs)]);
    clearInterval(timer);
    socket.destroy();
    return answer;
  });
}

function pipelined(token: string): string {
  const short = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n';
  const known = `GET /api/me HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n\r\n`;
  return short.repeat(5000) + known.repeat(2000);
}

function chunkedByBytes(token: string): string {
  const head = `${requestLine}Authorization: Bearer ${token}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  return `${head}${'1\r\n \r\n'.repeat(900_000)}0\r\n\r\n`;
}

/** Opens `count` connections at a time, four times, and sends all of it on each as quickly as the service takes it. */
async function writeMuch(
  target: HostileTarget,
  count: number,
  write: (target: HostileTarget) => string,
): Promise<string> {
  const text = write(target);
  return many({ count: 4 * count * target.share, atOnce: count }, async () => {
    const socket = open(target.baseUrl);
    const line = firstLine(socket);
    socket.write(text);
    const closed = once(socket, 'close');
    const answer = await Promise.race([line, delay(target.holdMs, 'held')]);
    socket.resume();
    await Promise.race([closed, delay(2000)]);
    socket.destroy();
    return answer;
  });
}

function open(baseUrl: string): Socket {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return socket;
}

/** The status of the answer, or `closed`. */
async function firstLine(socket: Socket): Promise<string> {
  const ended = new AbortController();
  socket.once('close', () => ended.abort());
  try {
    const [chunk] = await once(socket, 'data', { signal: ended.signal });
    return String(chunk).slice(9, 12);
  } catch {
    return 'closed';
  }
}
