import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { parseByteRange } from '../../../src/infra/storage/byte-range.ts';
import type { PresignRequest } from '../../../src/infra/storage/object-store.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeOutput } from '../../support/fake-world.ts';
import { waitUntil } from '../../support/wait-until.ts';

const { ask, server, services, world } = await startApiUnderTest();
const bytes = Buffer.from('0123456789');
const path = `/media/${addFakeOutput(world, bytes, 'Übung macht.mp4')}/whatever.mp4`;
const range = (value: string, more: Record<string, string> = {}) => ({ headers: { Range: value, ...more } });

describe('a finished video', () => {
  it('is sent with the headers that players and browsers need', async () => {
    const answer = await ask(`GET ${path}`);
    expect([answer.status, answer.text]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': '10',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]+"$/),
      'last-modified': 'Thu, 01 Jan 1970 00:00:00 GMT',
      'content-disposition': `inline; filename="_bung macht.mp4"; filename*=UTF-8''%C3%9Cbung%20macht.mp4`,
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });

  it('is described by HEAD', async () => {
    const answer = await ask(`HEAD ${path}`);
    expect([answer.status, answer.text]).toEqual([200, '']);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(world.openStreams.size).toBe(0);
  });

  it('is found under the prefix too, and can be saved', async () => {
    const answer = await ask(`GET /api${path}?download=1`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
  });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('is sent in part: %s', async (value, text, contentRange) => {
    const answer = await ask(`GET ${path}`, range(value));
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([206, text, contentRange]);
    expect(answer.headers.get('content-length')).toBe(String(text.length));
  });

  it.each(['bytes=10-', 'bytes=-0', 'bytes=99-100'])('has no part %s', async (value) => {
    const answer = await ask(`GET ${path}`, range(value));
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    expect(answer.body).toEqual({ message: expect.any(String) });
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
  });

  it.each(['bytes=0-1,3-4', 'bytes=5-2', 'lines=1-2', 'bytes=a-b'])('is sent whole for %s', async (value) => {
    expect((await ask(`GET ${path}`, range(value))).status).toBe(200);
  });

  it('is sent in part only if it is the version that the caller means', async () => {
    const etag = (await ask(`HEAD ${path}`)).headers.get('etag') ?? '';
    expect((await ask(`GET ${path}`, range('bytes=0-1', { 'If-Range': etag }))).status).toBe(206);
    expect((await ask(`GET ${path}`, range('bytes=0-1', { 'If-Range': '"other"' }))).status).toBe(200);
  });

  it('is not sent again to a caller that has it', async () => {
    const etag = (await ask(`HEAD ${path}`)).headers.get('etag') ?? '';
    const answer = await ask(`GET ${path}`, { headers: { 'If-None-Match': `"other", ${etag}` } });
    expect([answer.status, answer.text]).toEqual([304, '']);
    expect((await ask(`GET ${path}`, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
    const since = { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' };
    expect((await ask(`GET ${path}`, { headers: since })).status).toBe(304);
  });

  it('is unknown under any other address', async () => {
    const answer = await ask('GET /media/nothing/a.mp4');
    expect([answer.status, answer.body]).toEqual([404, { message: expect.any(String) }]);
  });

  it('is not read any more when the caller has gone', async () => {
    const big = `/media/${addFakeOutput(world, randomBytes(32 * 1024 * 1024))}/big.mp4`;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET ${big} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    expect(world.openStreams.size).toBe(1);
    socket.destroy();
    await waitUntil(() => world.openStreams.size === 0);
  });

  it('is cut off, and not complete, if reading it fails', async () => {
    const readOutput = services.outputs.readOutput;
    services.outputs.readOutput = async () => Readable.from(brokenBytes(), { objectMode: false });
    await expect(ask(`GET ${path}`)).rejects.toThrow();
    services.outputs.readOutput = readOutput;
  });

  it('is a 500 if it cannot be read at all', async () => {
    const readOutput = services.outputs.readOutput;
    services.outputs.readOutput = async () =>
      new Readable({
        read() {
          this.destroy(new Error('the disk is gone'));
        },
      });
    const answer = await ask(`GET ${path}`);
    services.outputs.readOutput = readOutput;
    expect([answer.status, answer.body]).toEqual([500, { message: 'Server Error', request_id: expect.any(String) }]);
    expect(answer.headers.get('content-range')).toBeNull();
  });
});

describe('a finished video that the store sends', () => {
  const token = addFakeOutput(world, Buffer.from('at the store'), 'Übung.mp4');
  const asked: PresignRequest[] = [];
  Object.assign(world.outputs.get(token) ?? {}, {
    presign: (request: PresignRequest) => {
      asked.push(request);
      return `https://store.example/a.mp4?for=${request.method}`;
    },
  });

  it('stays at its address, which leads to the store for some hours', async () => {
    const answer = await ask(`GET /media/${token}/a.mp4?download=1`);
    expect([answer.status, answer.text]).toEqual([307, '']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...{ location: 'https://store.example/a.mp4?for=GET', 'cache-control': 'no-store' },
      'access-control-allow-origin': '*',
    });
    expect(asked.at(-1)).toEqual({
      method: 'GET',
      contentType: 'video/mp4',
      contentDisposition: `attachment; filename="_bung.mp4"; filename*=UTF-8''%C3%9Cbung.mp4`,
      cacheControl: 'private, max-age=86400, immutable',
    });
    expect(world.openStreams.size).toBe(0);
  });

  it('has another URL for HEAD', async () => {
    const answer = await ask(`HEAD /media/${token}/a.mp4`);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, 'https://store.example/a.mp4?for=HEAD']);
  });
});

it('may be cached by a CDN for an hour, when there is one', async () => {
  const api = await startApiUnderTest({ MEDIA_BASE_URL: 'https://cdn.example' });
  const cached = `/media/${addFakeOutput(api.world, bytes)}/a.mp4`;
  expect((await api.ask(`GET ${cached}`)).headers.get('cache-control')).toBe('public, max-age=3600, immutable');
  expect((await ask(`GET ${path}`)).headers.get('cache-control')).toMatch(/^private, /);
});

function* brokenBytes() {
  yield Buffer.from('01234');
  throw new Error('the disk is gone');
}

it('reads a range of an empty file as unsatisfiable', () => {
  expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseByteRange('', 0)).toBeNull();
});
