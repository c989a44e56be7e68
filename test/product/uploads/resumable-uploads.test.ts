import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { maxUnfinishedUploads } from '../../../src/product/uploads/count-upload.ts';
import { createUploadServices } from '../../../src/product/uploads/create-upload-services.ts';
import { createResumableUploads } from '../../../src/product/uploads/resumable-uploads.ts';
import { openUpload } from '../../../src/product/uploads/upload-bytes.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { sweep } from '../../../src/product/videos/sweeping/sweep.ts';
import { videoParts } from '../../support/video-parts.ts';

const maxBytes = 3_000_000;
const parts = await videoParts();
/** As large as a script that is too long, for its test; the service takes headers of 16 KiB. */
const maxHeaderSize = 1024 ** 2;
const ada = createServer({ maxHeaderSize });
const eve = createServer();
let urls: { ada: string; eve: string };

beforeAll(async () => {
  // like two API processes: they share only the database and the store
  const serve = (server: typeof ada, ownerId: number) => {
    const receive = createResumableUploads({ ...parts, maxBytes });
    server.on('request', (req, res) => void receive({ ownerId, path: '/up', request: req, response: res }));
    return new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  };
  urls = { ada: await serve(ada, 1), eve: await serve(eve, 2) };
});

afterAll(() => {
  for (const server of [ada, eve]) server.close().closeAllConnections();
});

const bytes = Buffer.from(Uint8Array.from({ length: 2_000_000 }, (_, index) => (index * 7919) >> 5));
const tus = { 'Tus-Resumable': '1.0.0' };
const send = (url: string, method: string, headers: Record<string, string> = {}, body?: Buffer) =>
  fetch(url, { method, headers: { ...tus, ...headers }, body: body && new Uint8Array(body) });
const metadata = `filename ${Buffer.from('my talk.mp4').toString('base64')}`;

async function begin(sizeBytes = bytes.length): Promise<string> {
  const answer = await send(`${urls.ada}/up`, 'POST', {
    'Upload-Length': String(sizeBytes),
    'Upload-Metadata': metadata,
  });
  expect(answer.status).toBe(201);
  return answer.headers.get('Location') ?? '';
}

const idOf = (path: string) => path.split('/').at(-1) ?? '';
const offsetOf = async (path: string) => Number((await send(urls.ada + path, 'HEAD')).headers.get('Upload-Offset'));
/** Waits until the server has noticed the broken connection. */
async function firstOffsetOf(path: string): Promise<number> {
  for (;;) {
    const offset = await offsetOf(path);
    if (offset > 0) return offset;
  }
}
const next = (path: string, offset: number, body: Buffer) =>
  send(
    urls.ada + path,
    'PATCH',
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    body,
  );
const makeVideo = (path: string, ownerId = 1) =>
  createVideo(
    { ...parts, getDictionary: async () => [] },
    {
      ownerId,
      videoUrl: `upload://${idOf(path)}`,
      settings: {},
    },
  );

describe('a resumable upload', () => {
  it('leaves the time limit of its connection as it was', async () => {
    ada.setTimeout(12_345);
    const timeouts: unknown[] = [];
    const note = (_request: unknown, response: ServerResponse) => {
      const { socket } = response;
      response.once('close', () =>
        setImmediate(() => timeouts.push(socket?.timeout, socket?.listenerCount('timeout'))),
      );
    };
    ada.prependListener('request', note);
    onTestFinished(() => {
      ada.setTimeout(0).off('request', note);
    });
    const path = await begin();
    await send(urls.ada + path, 'HEAD', { Connection: 'close' });
    await expect.poll(() => timeouts).toHaveLength(4);
    expect(new Set(timeouts.filter((_, index) => index % 2 === 0))).not.toContain(0);
    expect(timeouts[1]).toBe(timeouts[3]);
  });

  it('continues after a broken connection, and is the file that was sent', async () => {
    const path = await begin();
    await cutAfter(`${urls.ada}${path}`, 700_000);
    // the bytes that arrived are stored as soon as the break is noticed
    const cut = await firstOffsetOf(path);
    expect(cut).toBeGreaterThan(0);
    expect(cut).toBeLessThanOrEqual(700_000);
    await expect(makeVideo(path)).rejects.toMatchObject({ code: 'invalid_input' });
    const rest = await next(path, cut, bytes.subarray(cut));
    expect([rest.status, rest.headers.get('Upload-Offset')]).toEqual([204, String(bytes.length)]);
    const kept = await parts.uploads.findById(idOf(path)).lean().orFail();
    expect(kept).toMatchObject({ isWhole: true, sizeBytes: bytes.length, fileName: 'my talk.mp4' });
    expect((await buffer(openUpload(parts.store, kept))).equals(bytes)).toBe(true);
    await expect(makeVideo(path)).resolves.toMatchObject({ videoId: expect.any(String) });
    expect(await offsetOf(path)).toBe(bytes.length);
  });

  it('refuses bytes for another offset', async () => {
    const path = await begin(10);
    expect((await next(path, 0, bytes.subarray(0, 4))).status).toBe(204);
    expect((await next(path, 0, bytes.subarray(0, 4))).status).toBe(409);
    expect((await next(path, 4, bytes.subarray(0, 20))).status).toBe(413);
    expect(await offsetOf(path)).toBe(4);
  });

  it('is not visible to another user', async () => {
    const path = await begin(10);
    expect((await send(urls.eve + path, 'HEAD')).status).toBe(404);
    expect((await send(urls.eve + path, 'DELETE')).status).toBe(404);
    await next(path, 0, bytes.subarray(0, 10));
    await expect(makeVideo(path, 2)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is refused when it is too large, empty, or of unknown size', async () => {
    const sizes = [String(maxBytes + 1), '0'];
    const statuses = await Promise.all(sizes.map((size) => send(`${urls.ada}/up`, 'POST', { 'Upload-Length': size })));
    expect(statuses.map(({ status }) => status)).toEqual([413, 400]);
    expect((await send(`${urls.ada}/up`, 'POST', { 'Upload-Defer-Length': '1' })).status).toBe(501);
  });

  it('can be deleted, and is swept when nothing has arrived for a day', async () => {
    const [given, forgotten] = [await begin(10), await begin(10)];
    for (const path of [given, forgotten]) await next(path, 0, bytes.subarray(0, 5));
    expect((await send(urls.ada + given, 'DELETE')).status).toBe(204);
    parts.time.now += 25 * 3_600_000;
    await sweep(parts);
    expect((await send(urls.ada + forgotten, 'HEAD')).status).toBe(404);
    const left: string[] = [];
    for await (const { key } of parts.store.list('upload-pieces/')) left.push(key);
    expect(left.filter((key) => key.includes(idOf(given)) || key.includes(idOf(forgotten)))).toEqual([]);
  });
});

describe('the script of a resumable upload', () => {
  const keptBytes = async () =>
    (await parts.database.connection.collection<{ _id: number; bytes: number }>('kept_bytes').findOne({ _id: 1 }))
      ?.bytes ?? 0;
  const uploadServices = createUploadServices({ ...parts, maxBytes });
  const metadataOf = (script: string) => `${metadata},script ${Buffer.from(script).toString('base64')}`;
  const beginWith = async (script: string) =>
    send(`${urls.ada}/up`, 'POST', { 'Upload-Length': '10', 'Upload-Metadata': metadataOf(script) });
  const scriptOfVideo = async (path: string) => {
    const { videoId } = await makeVideo(path);
    return (await parts.videos.findById(videoId).lean().orFail()).settings.script;
  };

  it('comes with its metadata, and is that of the video', async () => {
    const path = (await beginWith(' Grüße von Ada.\n')).headers.get('Location') ?? '';
    expect((await send(urls.ada + path, 'HEAD')).headers.get('Upload-Metadata')).toBe(metadata);
    await next(path, 0, bytes.subarray(0, 10));
    expect(await scriptOfVideo(path)).toBe('Grüße von Ada.');
  });

  it('is set afterwards if it is long, and counts with the file', async () => {
    const path = await begin(10);
    const before = await keptBytes();
    const uploadId = idOf(path);
    await uploadServices.setScript({ ownerId: 1, uploadId, script: 'ü'.repeat(1000) });
    expect((await keptBytes()) - before).toBe(2000);
    await next(path, 0, bytes.subarray(0, 10));
    await uploadServices.setScript({ ownerId: 1, uploadId, script: 'Hello.' });
    expect((await keptBytes()) - before).toBe(6);
    expect(await scriptOfVideo(path)).toBe('Hello.');
    await expect(uploadServices.setScript({ ownerId: 2, uploadId, script: 'x' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const dropped = await begin(10);
    await uploadServices.setScript({ ownerId: 1, uploadId: idOf(dropped), script: 'Hello.' });
    await send(urls.ada + dropped, 'DELETE');
    expect((await keptBytes()) - before).toBe(6);
  });

  it('is refused when it is too long', async () => {
    expect((await beginWith('x'.repeat(100_000))).status).toBe(201);
    expect((await beginWith('x'.repeat(100_001))).status).toBe(422);
  });
});

describe('the unfinished uploads of an account', () => {
  const { uploads } = parts;
  const requireRoom = () =>
    createUploadServices({ ...parts, maxBytes }).requireRoom({ ownerId: 2, declaredBytes: 10, begins: true });
  const beginOfEve = () => send(`${urls.eve}/up`, 'POST', { 'Upload-Length': '10' });
  const statusesOf = async (count: number) =>
    (await Promise.all(Array.from({ length: count }, beginOfEve))).map(({ status }) => status);

  it('are so many at most, also when they begin at the same time; finished ones do not count', async () => {
    const record = { ownerId: 2, sizeBytes: 10, isWhole: false, createdAt: new Date(parts.time.now) };
    const many = Array.from({ length: maxUnfinishedUploads - 2 }, (_, index) => ({ ...record, _id: `eve_${index}` }));
    await uploads.create([...many, { ...record, _id: 'whole', isWhole: true }]);
    await requireRoom();
    expect((await statusesOf(4)).sort()).toEqual([201, 201, 413, 413]);
    const refused = await beginOfEve();
    expect(await refused.text()).toMatch(/^Your account has as many unfinished uploads as it may\. .*\n$/);
    await expect(requireRoom()).rejects.toMatchObject({ code: 'uploads_full', requestReason: 'uploads_full' });
    // somebody else's begins all the same
    await begin(10);
    await uploads.deleteOne({ _id: 'eve_0' });
    await requireRoom();
    expect(await statusesOf(1)).toEqual([201]);
  });
});

/** Sends a part of a longer body and then cuts the connection. */
async function cutAfter(url: string, sizeBytes: number): Promise<void> {
  const headers = {
    ...tus,
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
    'Content-Length': String(bytes.length),
  };
  const sending = request(url, { method: 'PATCH', headers, agent: false });
  sending.on('error', () => undefined);
  await new Promise<void>((resolve) => sending.write(bytes.subarray(0, sizeBytes), () => resolve()));
  sending.destroy();
}
