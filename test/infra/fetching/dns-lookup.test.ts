import { createSocket, type Socket } from 'node:dgram';
import type { LookupOptions } from 'node:dns';
import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createDnsLookup } from '../../../src/infra/fetching/dns-lookup.ts';

let sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets) socket.close();
  sockets = [];
});

/** A name server on loopback; `answer` returns the answer's records, a code of failure, or null for no answer at all. */
async function startNameServer(answer: (type: number) => Buffer[] | number | null) {
  const socket = createSocket('udp4');
  sockets.push(socket);
  let asked = 0;
  socket.on('message', (query, { port }) => {
    asked += 1;
    const end = query.indexOf(0, 12) + 5;
    const reply = answer(query.readUInt16BE(end - 4));
    if (reply === null) return;
    const records = Array.isArray(reply) ? reply : [];
    const head = Buffer.from(query.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (Array.isArray(reply) ? 0 : reply), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...records]), port, '127.0.0.1');
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { servers: [`127.0.0.1:${socket.address().port}`], asked: () => asked };
}

const ipv4 = 1;
const refused = 5;
const unknownName = 3;

/** A record of the name that was asked for (0xc00c points to it), of the Internet, for a minute. */
function record(type: number, data: number[]): Buffer {
  const head = Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length]);
  return Buffer.concat([head, Buffer.from(data)]);
}

const lookUp = (servers: string[], options: LookupOptions = { all: true }) =>
  new Promise((resolve, reject) => {
    const lookup = createDnsLookup({ allowPrivateNetwork: false, servers });
    lookup('media.example', options, (error, found, family) =>
      error ? reject(error) : resolve(options.all ? found : [found, family]),
    );
  });

describe('a name that a user gave', () => {
  it('is looked up by DNS, in both families', async () => {
    const ipv6 = [0x20, 1, 0xd, 0xb8, ...Array(11).fill(0), 1];
    const { servers } = await startNameServer((type) => [type === ipv4 ? record(1, [192, 0, 2, 7]) : record(28, ipv6)]);
    expect(await lookUp(servers)).toEqual([
      { address: '192.0.2.7', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ]);
    expect(await lookUp(servers, { family: 6 })).toEqual(['2001:db8::1', 6]);
  });

  it('is called at 16 addresses of a family at most, however many it has', async () => {
    const { servers } = await startNameServer((type) =>
      type === ipv4 ? Array.from({ length: 25 }, (_, index) => record(1, [192, 0, 2, index])) : [],
    );
    expect(await lookUp(servers)).toHaveLength(16);
  });

  it('needs one family only', async () => {
    const { servers } = await startNameServer((type) => (type === ipv4 ? [record(1, [192, 0, 2, 7])] : refused));
    expect(await lookUp(servers)).toEqual([{ address: '192.0.2.7', family: 4 }]);
  });

  it.each([
    ['does not exist', unknownName, 'ENOTFOUND'],
    ['has no address', [], 'ENODATA'],
  ])('that %s is an error with that code', async (_, answer, code) => {
    const { servers } = await startNameServer(() => answer);
    await expect(lookUp(servers)).rejects.toMatchObject({ code });
  });

  it('whose server never answers holds no thread that reading a file needs', async () => {
    const { servers, asked } = await startNameServer(() => null);
    const lookups = Array.from({ length: 20 }, () => lookUp(servers).catch(({ code }) => code));
    await expect.poll(asked).toBeGreaterThanOrEqual(40);
    const first = await Promise.race([readFile(import.meta.filename).then(() => 'file'), ...lookups]);
    expect(first).toBe('file');
    expect(new Set(await Promise.all(lookups))).toEqual(new Set(['ETIMEOUT']));
  });
});

describe('a name without a dot', () => {
  it('is looked up by the system', async () => {
    const { servers, asked } = await startNameServer(() => unknownName);
    const lookup = createDnsLookup({ allowPrivateNetwork: false, servers });
    const addresses = await new Promise((resolve) =>
      lookup('localhost', { all: true }, (_error, found) => resolve(JSON.stringify(found))),
    );
    expect(addresses).toMatch(/127\.0\.0\.1|::1/);
    expect(asked()).toBe(0);
  });
});
