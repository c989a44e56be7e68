import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchSource } from '../../../src/infra/fetching/fetch-source.ts';
import { isPublicAddress } from '../../../src/infra/fetching/public-address.ts';
import { mp4Bytes } from '../../support/media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';

let folder: string;
let secret: ScriptedServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'private-'));
  secret = await startScriptedServer((_, response) => response.end(mp4Bytes()));
});

afterEach(async () => {
  await secret.close();
  expect(secret.connections()).toBe(0);
  await rm(folder, { recursive: true });
});

const fetchFrom = (url: string, changes: { lookup?: LookupFunction; alsoAllowed?: string[] } = {}) =>
  fetchSource({
    url,
    destFile: join(folder, 'source'),
    allowPrivateNetwork: false,
    limits: { maxBytes: 1_000_000, stallMs: 2000 },
    ...changes,
  });

/** Resolves every name to the given addresses, one list for each call; the last list is repeated. */
const resolvingTo = (...answers: string[][]): LookupFunction => {
  let calls = 0;
  return (_, options, callback) => {
    const found = (answers[Math.min(calls++, answers.length - 1)] ?? []).map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
};

const forbidden = { code: 'source_forbidden_address', details: { retryable: false } };

describe('fetchSource without ALLOW_PRIVATE_NETWORK', () => {
  it.each([
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '127.0.0.1.',
    '0.0.0.0',
    'localhost',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '①②⑦.⓪.⓪.①',
  ])('refuses %s before a byte is sent', async (host) => {
    await expect(fetchFrom(`http://${host}:${secret.port}/a.mp4`)).rejects.toMatchObject(forbidden);
    await expect(fetchFrom(`https://${host}:${secret.port}/a.mp4`)).rejects.toMatchObject(forbidden);
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([[['127.0.0.1']], [['::1']], [['8.8.8.8', '10.0.0.1']], [['::ffff:169.254.169.254']]])(
    'refuses a name that resolves to %j',
    async (addresses) => {
      const url = `http://innocent.example:${secret.port}/`;
      await expect(fetchFrom(url, { lookup: resolvingTo(addresses) })).rejects.toMatchObject(forbidden);
    },
  );
});

// 127.0.0.2 plays a host of the open internet; other systems than Linux have no such address
describe.runIf(process.platform === 'linux')('fetchSource from a public host', () => {
  let host: ScriptedServer;
  let answer: Parameters<typeof startScriptedServer>[0];
  const alsoAllowed = ['127.0.0.2'];

  beforeEach(async () => {
    host = await startScriptedServer((request, response) => answer(request, response), {
      host: '127.0.0.2',
      port: secret.port,
    });
  });

  afterEach(() => host.close());

  it('refuses a redirect to a private address', async () => {
    answer = (_, response) => response.writeHead(302, { Location: secret.url }).end();
    await expect(fetchFrom(host.url, { alsoAllowed })).rejects.toMatchObject(forbidden);
    expect(host.requests).toEqual(['GET /']);
  });

  it('refuses a redirect to a private address under another scheme', async () => {
    answer = (_, response) => response.writeHead(302, { Location: `https://127.0.0.1:${secret.port}/` }).end();
    await expect(fetchFrom(host.url, { alsoAllowed })).rejects.toMatchObject(forbidden);
  });

  it('refuses a redirect to a name with a private address', async () => {
    answer = (_, response) => response.writeHead(302, { Location: `http://inner.example:${secret.port}/` }).end();
    const lookup = resolvingTo(['127.0.0.1']);
    await expect(fetchFrom(host.url, { alsoAllowed, lookup })).rejects.toMatchObject(forbidden);
  });

  it('refuses a redirect to the same name when it has moved to a private address', async () => {
    answer = (_, response) => response.writeHead(302, { Location: '/again' }).end();
    const lookup = resolvingTo(['127.0.0.2'], ['127.0.0.1']);
    const url = `http://rebinding.example:${secret.port}/`;
    await expect(fetchFrom(url, { alsoAllowed, lookup })).rejects.toMatchObject(forbidden);
    expect(host.requests).toEqual(['GET /']);
  });

  it('connects to exactly the address that it checked', async () => {
    answer = (_, response) => response.end(mp4Bytes());
    const lookup = resolvingTo(['127.0.0.2'], ['127.0.0.1']);
    await fetchFrom(`http://rebinding.example:${secret.port}/`, { alsoAllowed, lookup });
    expect(host.requests).toEqual(['GET /']);
  });
});

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::1111', '2a00:1450:4001::1'])('accepts %s as public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each(['198.18.0.1', '224.0.0.1', '255.255.255.255', '203.0.113.1', 'ff02::1', '2001:db8::1', 'not an address'])(
    'refuses %s as not public',
    (address) => {
      expect(isPublicAddress(address)).toBe(false);
    },
  );
});
