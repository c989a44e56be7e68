import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createFetchFont } from '../../../../src/chat/chats/media/fetch-font.ts';
import { maxFontBytes } from '../../../../src/engine/captions/settings/own-font.ts';
import { startMediaServer } from '../../../support/media-server.ts';

const dir = await mkdtemp(join(tmpdir(), 'captioneer-font-'));
const server = await startMediaServer({
  '/brand.ttf': { kind: 'bytes', bytes: 'a font', contentType: 'font/ttf' },
  '/large.ttf': { kind: 'bytes', bytes: Buffer.alloc(maxFontBytes + 1) },
});
afterAll(async () => {
  await server.close();
  await rm(dir, { recursive: true, force: true });
});

const workDirs = {
  use: async <T>(work: (dir: string) => Promise<T>) => {
    const one = await mkdtemp(join(dir, 'work-'));
    return work(one).finally(() => rm(one, { recursive: true, force: true }));
  },
  close: async () => undefined,
};
const of = (path: string) => ({ url: server.url + path, owner: 'chat', signal: new AbortController().signal });

it('fetches a font of at most 5 MB, and leaves no file', async () => {
  const fetchFont = createFetchFont({ workDirs, allowPrivateNetwork: true });
  expect(await fetchFont(of('/brand.ttf'))).toEqual({ bytes: Buffer.from('a font'), fileName: 'brand.ttf' });
  await expect(fetchFont(of('/large.ttf'))).rejects.toMatchObject({ code: 'source_too_large' });
  await expect(fetchFont(of('/nothing.ttf'))).rejects.toMatchObject({ code: 'source_not_found' });
  expect(await readdir(dir)).toEqual([]);
});

it('calls no address inside the network', async () => {
  const before = server.requests.length;
  const fetchFont = createFetchFont({ workDirs, allowPrivateNetwork: false });
  await expect(fetchFont(of('/brand.ttf'))).rejects.toMatchObject({ code: 'source_forbidden_address' });
  expect(server.requests).toHaveLength(before);
});
