import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findLinks } from '../../../../src/chat/conversation/links/find-links.ts';
import { fetchSource } from '../../../../src/infra/fetching/fetch-source.ts';
import { opensPage } from '../../../../src/infra/fetching/shared-links/opens-page.ts';
import type { ShareServiceId } from '../../../../src/infra/share-service-ids.ts';
import { lookUpLoopback } from '../../../support/share-services/loopback-lookup.ts';
import { pastedLinks } from '../../../support/share-services/pasted-links.ts';
import { type ShareServices, sharedClip, startShareServices } from '../../../support/share-services/share-services.ts';

let services: ShareServices;
let folder: string;

beforeAll(async () => {
  services = await startShareServices();
  folder = await mkdtemp(join(tmpdir(), 'pasted-links-'));
});

afterAll(async () => {
  await services?.close();
  await rm(folder, { recursive: true });
});

const fetchFrom = (link: string, shareServices?: ShareServiceId[]) =>
  fetchSource({
    url: services.here(link),
    destFile: join(folder, 'source'),
    allowPrivateNetwork: true,
    lookup: lookUpLoopback,
    limits: { maxBytes: 1_000_000 },
    shareServices,
  });

const isFetched = async (link: string) => {
  await fetchFrom(link);
  expect((await readFile(join(folder, 'source'))).equals(sharedClip)).toBe(true);
};

describe.each(Object.entries(pastedLinks))('a pasted link of the kind: %s', (_kind, pasted) => {
  it('is tested with ten of its forms', () => {
    expect(new Set(pasted.map(([, link]) => link)).size).toBeGreaterThanOrEqual(9);
    expect(pasted).toHaveLength(10);
  });

  it.each(pasted)('is found whole, and leads to the video: %s%s%s', async (before, link, after) => {
    const found = findLinks(`${before}${link}${after}`);
    expect(found.links[0]).toBe(link);
    expect(found.unusable).toEqual([]);
    expect(opensPage(link)).toBe(false);
    await isFetched(link);
  });
});

describe('a link that was made short', () => {
  it.each(['https://bit.ly/drive', 'https://tinyurl.com/transfer', 'https://lnkd.in/loom'])('%s', isFetched);
});

const shared = 'https://www.icloud.com/iclouddrive/0abCDef';
const photos = 'https://share.icloud.com/photos/0abCDef';
const transfer = (kind: string) => `https://wetransfer.com/downloads/91c97b339855d6c0f4a2772d9b${kind}/7b85a0`;
const loom = (end: number) => `https://www.loom.com/share/43d05f362f734614a2e81b4694a3a52${end}`;

describe('a share link without a video', () => {
  it.each([
    ['https://1drv.ms/v/s!AbC-private', 'private', 'OneDrive'],
    ['https://1drv.ms/v/s!AbC-gone', 'expired', 'OneDrive'],
    ['https://1drv.ms/v/s!AbC-password', 'password', 'OneDrive'],
    ['https://1drv.ms/u/s!AbC-folder', 'folder', 'OneDrive'],
    [`${shared}-private`, 'private', 'iCloud'],
    [`${shared}-gone`, 'expired', 'iCloud'],
    [`${shared}-folder`, 'folder', 'iCloud'],
    [`${shared}-package`, 'no_file', 'iCloud'],
    [`${photos}-private`, 'private', 'iCloud'],
    [`${photos}-gone`, 'expired', 'iCloud'],
    [`${photos}-two`, 'several_files', 'iCloud'],
    [`${photos}-picture`, 'no_video', 'iCloud'],
    ['https://www.icloud.com/attachment/?u=https%3A%2F%2Fevil.example%2Fa.mp4&f=a', 'expired', 'iCloud'],
    [transfer('c'), 'several_files', 'WeTransfer'],
    [transfer('d'), 'no_video', 'WeTransfer'],
    [transfer('e'), 'password', 'WeTransfer'],
    [transfer('f'), 'no_access', 'WeTransfer'],
    [`${transfer('f')}?t_exp=1600000000&t_lsid=x`, 'expired', 'WeTransfer'],
    [transfer('0'), 'expired', 'WeTransfer'],
    [loom(1), 'no_file', 'Loom'],
    [loom(3), 'password', 'Loom'],
    [loom(4), 'private', 'Loom'],
    [loom(5), 'expired', 'Loom'],
    ['https://vimeo.com/76979871', 'no_file', 'Vimeo'],
    ['https://vimeo.com/76979872', 'password', 'Vimeo'],
    ['https://vimeo.com/76979873', 'private', 'Vimeo'],
    ['https://vimeo.com/76979874', 'expired', 'Vimeo'],
    ['https://vimeo.com/76979875', 'private', 'Vimeo'],
  ])('%s is refused: %s', async (link, reason, service) => {
    const failure = { code: 'source_not_shared', reason, args: { service } };
    await expect(fetchFrom(link)).rejects.toMatchObject({ failure, details: { retryable: false } });
  });

  it.each([`${shared}-inside`, transfer('8')])('%s leads nobody into our own network', async (link) => {
    const fetching = fetchSource({
      url: services.here(link),
      destFile: join(folder, 'source'),
      allowPrivateNetwork: false,
      alsoAllowed: ['127.0.0.1'],
      lookup: lookUpLoopback,
      limits: { maxBytes: 1_000_000 },
    });
    await expect(fetching).rejects.toMatchObject({ code: 'source_forbidden_address' });
  });

  it('is tried again later when the service is out of order', async () => {
    await expect(fetchFrom(`${shared}-busy`)).rejects.toMatchObject({
      failure: { code: 'source_unreachable', reason: 'server_fault' },
      details: { retryable: true },
    });
  });

  it.each([
    'https://www.loom.com/share/folder/997db4db046f43e5912f10dc5f817b5c',
    'https://vimeo.com/showcase/3253534',
    'https://www.icloud.com/sharedalbum/#B0aBcDeF',
  ])('%s is a folder, which is known at once', async (link) => {
    const before = services.asked.length;
    await expect(fetchFrom(link)).rejects.toMatchObject({ failure: { args: { site: 'folder' } } });
    expect(services.asked).toHaveLength(before);
    expect(opensPage(link)).toBe(true);
  });

  it('is a page like another where the operator does not want the service to be asked', async () => {
    await expect(fetchFrom(transfer('a'), ['icloud'])).rejects.toMatchObject({
      failure: { code: 'source_web_page', args: { site: 'transfer' } },
    });
    expect(services.asked.at(-1)).toMatch(/^GET /);
  });
});

describe('a signed address', () => {
  const day = 'X-Amz-Date=20990101T000000Z&X-Amz-Expires=86400&X-Amz-Signature=x';

  it.each([
    [
      'https://media.s3.amazonaws.com/a.mp4?X-Amz-Date=20200101T000000Z&X-Amz-Expires=60&X-Amz-Signature=x',
      'signature_expired',
    ],
    ['https://media.s3.amazonaws.com/a.mp4?AWSAccessKeyId=A&Signature=x&Expires=1500000000', 'signature_expired'],
    ['https://a.blob.core.windows.net/m/a.mp4?se=2020-01-01T00%3A00%3A00Z&sig=x', 'signature_expired'],
    [`https://media.s3.amazonaws.com/a.mp4?${day}`, 'signature_refused'],
    [`https://far.s3.amazonaws.com/a.mp4?${day}`, 'other_region'],
  ])('%s is refused in words: %s', async (link, reason) => {
    await expect(fetchFrom(link)).rejects.toMatchObject({
      failure: { code: 'source_unreachable', reason },
      details: { retryable: false },
    });
  });

  it('is asked for once, by GET, with everything as it was signed', async () => {
    const [, link = ''] = pastedLinks['stores with signed addresses']?.[2] ?? [];
    const before = services.asked.length;
    await isFetched(link);
    expect(services.asked.slice(before)).toEqual([`GET ${link.slice('https://'.length)}`]);
  });
});
