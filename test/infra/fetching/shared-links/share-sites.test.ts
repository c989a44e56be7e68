import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fetchSource } from '../../../../src/infra/fetching/fetch-source.ts';
import { mp4Bytes } from '../../../support/media-bytes.ts';
import { type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts';

type Answers = Record<string, (response: ServerResponse, request: IncomingMessage) => unknown>;

const clip = mp4Bytes(50_000);
const file = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': clip.length }).end(clip);
const page = (head: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html><head>${head}</head>`);
const redirect = (to: string) => (response: ServerResponse) => response.writeHead(302, { Location: to }).end();

/** Stands in for every host: what each answers, by its name and path. */
let answers: Answers = {};
let asked: string[] = [];
let server: ScriptedServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-sites-'));
  server = await startScriptedServer((request, response) => {
    const place = `${request.headers.host?.split(':')[0]}${request.url}`;
    asked.push(place);
    const answer = answers[place];
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
});

beforeEach(() => {
  answers = {};
  asked = [];
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

/** An address on the stand-in's port: scheme and port stay when the host of a share link is replaced. */
const at = (place: string) => `http://${place.replace('/', `:${server.port}/`)}`;

const fetchFrom = (place: string) =>
  fetchSource({
    url: at(place),
    destFile: join(folder, 'source'),
    allowPrivateNetwork: true,
    lookup: (_host, options, callback) =>
      options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
    limits: { maxBytes: 1_000_000 },
  });

const isFetched = async (place: string) => {
  await fetchFrom(place);
  expect((await readFile(join(folder, 'source'))).equals(clip)).toBe(true);
};
const isRefused = async (place: string, args: object) => {
  await expect(fetchFrom(place)).rejects.toMatchObject({ code: 'source_web_page', failure: { args } });
};

describe('Google Drive', () => {
  const download = 'drive.usercontent.google.com/download?id=1aB&export=download&confirm=t';

  it('sends the file itself, without the page about viruses', async () => {
    answers = { [download]: file };
    await isFetched('drive.google.com/file/d/1aB/view?usp=sharing');
    expect(asked).toEqual([download]);
  });

  it('sends people who may not see it to the sign-in, which is worded as not shared', async () => {
    const signIn = 'accounts.google.com/ServiceLogin?service=wise';
    answers = { [download]: redirect(at(signIn)), [signIn]: page('<title>Sign in</title>') };
    await isRefused('drive.google.com/file/d/1aB/view', { site: 'google_drive' });
  });

  it('shows a folder, and is not even asked', async () => {
    await isRefused('drive.google.com/drive/folders/1aB', { site: 'folder' });
    expect(asked).toEqual([]);
  });
});

describe('Dropbox', () => {
  it('redirects to the file', async () => {
    const stored = 'uc1.dl.dropboxusercontent.com/cd/0/get/abc/file?dl=1';
    answers = { 'www.dropbox.com/scl/fi/abc/a.mp4?rlkey=k&dl=1': redirect(at(stored)), [stored]: file };
    await isFetched('www.dropbox.com/scl/fi/abc/a.mp4?rlkey=k&dl=0');
  });

  it('shows a page for what needs a password', async () => {
    answers = { 'www.dropbox.com/scl/fi/abc/a.mp4?dl=1': page('<title>Password</title><video src="/ad.mp4">') };
    await isRefused('www.dropbox.com/scl/fi/abc/a.mp4', { site: 'dropbox' });
  });
});

describe('OneDrive and SharePoint', () => {
  it('redirect to the file of a private account, where no token for visitors is given out', async () => {
    const stored = 'my.microsoftpersonalcontent.com/personal/1/download?tempauth=x';
    const isShare = (place: string) => place.startsWith('api.onedrive.com/v1.0/shares/u!');
    answers = new Proxy({ [stored]: file } as Answers, {
      get: (known, place: string) => (isShare(place) ? redirect(at(stored)) : known[place]),
    });
    await isFetched('1drv.ms/v/s!AbC');
    expect(asked[0]).toBe('api-badgerp.svc.ms/v1.0/token');
    expect(asked).toHaveLength(3);
  });

  it('send the file of a company account, or the sign-in', async () => {
    answers = { 'a.sharepoint.com/:v:/s/x/Ey?download=1': file };
    await isFetched('a.sharepoint.com/:v:/s/x/Ey');
    answers = { 'a.sharepoint.com/:v:/s/x/Ey?download=1': page('<title>Sign in</title>') };
    await isRefused('a.sharepoint.com/:v:/s/x/Ey', { site: 'onedrive' });
  });
});

describe('a page with one video', () => {
  const video = '<meta property="og:video" content="/media/talk.mp4">';

  it('leads to its file', async () => {
    answers = { 'blog.example/talk': page(video), 'blog.example/media/talk.mp4': file };
    await isFetched('blog.example/talk');
  });

  it('is not followed to a second page', async () => {
    answers = { 'blog.example/talk': page(video), 'blog.example/media/talk.mp4': page(video) };
    await isRefused('blog.example/talk', { subject: 'link' });
    expect(asked).toHaveLength(2);
  });

  it('is not looked for on the pages of large platforms', async () => {
    answers = { 'www.tiktok.com/@a/video/1': page('<meta property="og:video" content="/media/talk.mp4">') };
    await isRefused('www.tiktok.com/@a/video/1', { site: 'video_site' });
    expect(asked).toHaveLength(1);
  });

  it('leads to no private network', async () => {
    answers = { 'localhost/talk': page('<meta property="og:video" content="http://127.0.0.2/a.mp4">') };
    const fetching = fetchSource({
      url: at('localhost/talk'),
      destFile: join(folder, 'source'),
      allowPrivateNetwork: false,
      alsoAllowed: ['127.0.0.1', '::1'],
      limits: { maxBytes: 1_000_000 },
    });
    await expect(fetching).rejects.toMatchObject({ code: 'source_forbidden_address' });
    expect(asked).toEqual(['localhost/talk']);
  });

  it('is read up to a megabyte, however long it is', async () => {
    let sent = 0;
    answers = {
      'blog.example/endless': (response) => {
        response.writeHead(200, { 'Content-Type': 'text/html' }).write('<!doctype html><body>');
        const more = () => {
          while (!response.destroyed && response.write('<p>'.repeat(10_000))) sent += 30_000;
        };
        response.on('drain', more);
        more();
      },
    };
    await isRefused('blog.example/endless', { subject: 'link' });
    expect(sent).toBeLessThan(20_000_000);
  });

  it('is a video all the same if its bytes are those of one', async () => {
    answers = {
      'blog.example/a.mp4': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(clip),
    };
    await isFetched('blog.example/a.mp4');
  });
});
