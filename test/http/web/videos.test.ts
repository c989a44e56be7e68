import { beforeAll, describe, expect, it } from 'vitest';
import { videoFailure } from '../../../src/infra/errors/video-failure.ts';
import { addFakeVideo } from '../../support/fake-world.ts';
import { csrfTokenIn, type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

let web: WebUnderTest;
let ada: PageVisitor;
let ownerId: number;

beforeAll(async () => {
  web = await startWebUnderTest({ env: { MAX_SOURCE_BYTES: '100000' } });
  ada = await signedIn(web, 'ada@example.com');
  const user = await web.database.connection.collection('users').findOne({ email: 'ada@example.com' });
  ownerId = Number(user?._id);
});

const output = {
  videoUrl: 'https://captions.example/media/tok/talk.mp4',
  revision: 1,
  sizeBytes: 1_200_000,
  durationSeconds: 12,
  width: 1080,
  height: 1920,
};
const addVideo = (video: Omit<Parameters<typeof addFakeVideo>[1], 'ownerId'> = {}) =>
  addFakeVideo(web.world, { ownerId, ...video });

describe('a new video', () => {
  it('is created from a link, with the chosen style, shape and language', async () => {
    const form = { video_url: 'https://example.com/talk.mp4', style: 'neon', vertical: 'yes', language: 'fr' };
    const { status, location } = await ada.post('/app/new', form);
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/app\/videos\/vid_/)]);
    expect(web.world.created.at(-1)).toEqual({
      ownerId,
      videoUrl: 'https://example.com/talk.mp4',
      settings: { style: 'neon', resizeForSocialMedia: true, addEmojis: false, language: 'fr' },
    });
  });

  it('takes a script, and does not keep it for later videos', async () => {
    const script = `Hello, “world”.\n${'й'.repeat(90_000)}`;
    await sendFile(ada, { bytes: 'the bytes of a video', script, keep: 'yes' });
    expect(web.world.created.at(-1)?.settings).toMatchObject({ script });
    const { html } = await sendFile(ada, { bytes: 'the bytes of a video', script: 'й'.repeat(100_001) });
    expect(html).toContain('The script may have at most 100000 characters.');
    await sendFile(ada, { bytes: 'the bytes of a video' });
    expect(web.world.created.at(-1)?.settings).not.toHaveProperty('script');
  });

  it('is created from a file in the form, as browsers without scripts send it', async () => {
    const { status } = await sendFile(ada, { bytes: 'the bytes of a video', style: 'pill' });
    expect(status).toBe(303);
    expect(web.world.uploads.at(-1)).toEqual({
      ownerId,
      fileName: 'my talk.mp4',
      bytes: Buffer.from('the bytes of a video'),
    });
    expect(web.world.created.at(-1)).toMatchObject({ videoUrl: `upload://up${web.world.uploads.length}` });
  });

  it('is not created from a form of another site, and none of its file is stored', async () => {
    const before = web.world.uploads.length;
    expect((await sendFile(ada, { bytes: 'x', token: 'none' })).status).toBe(403);
    expect((await sendFile(ada, { bytes: 'x', headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403);
    expect(web.world.uploads.length).toBe(before);
  });

  it('is rejected if the file is too large', async () => {
    const { status, html } = await sendFile(ada, { bytes: 'x'.repeat(150_000) });
    expect([status, html]).toEqual([413, expect.stringContaining('too large')]);
  });

  it.each([
    ['nothing', { video_url: '' }, 'Paste a link, or choose a file.'],
    ['what is no link', { video_url: 'my video' }, 'We cannot use that link'],
    ['a link to somewhere else', { video_url: 'ftp://example.com/a.mp4' }, 'We cannot use that link'],
    ['a file that is not theirs', { upload_url: 'upload://nobodys' }, 'That file is no longer there.'],
    ['more than there is time for', { video_url: 'https://example.com/too-dear' }, 'You have no video time left.'],
  ])('from %s is asked for again, with all chosen values', async (_, given, words) => {
    const { status, html } = await ada.post('/app/new', { style: 'comic', emojis: 'yes', ...given });
    expect([status, html]).toEqual([422, expect.stringContaining(words)]);
    expect(html).toMatch(/value="comic" checked/);
  });

  it('has what was switched on, a title and a size, and nothing that the page left as it was', async () => {
    const form = {
      video_url: 'https://example.com/a.mp4',
      style: 'pill',
      captions_emphasis: 'yes',
      progress_bar: 'yes',
    };
    await ada.post('/app/new', { ...form, title: 'Three things', output_size: '720' });
    expect(web.world.created.at(-1)?.settings).toEqual({
      ...{ style: 'pill', resizeForSocialMedia: false, addEmojis: false },
      ...{ emphasis: true, progressBar: true, outputSize: '720', title: { text: 'Three things' } },
    });
    const { html } = await ada.post('/app/new', { ...form, video_url: '', title: 'Three <things>' });
    expect(html).toContain('<details open>');
    expect(html).toContain('value="Three &lt;things>"');
    expect(html).toMatch(/name="captions_emphasis" value="yes" checked/);
    expect(html).not.toMatch(/name="captions_accessible" value="yes" checked/);
  });

  it('keeps what a preset switches on, and drops what the defaults do where it is switched off', async () => {
    const look = { style: 'boxed', emphasis: true } as const;
    await web.services.presets.savePreset({ userId: ownerId, name: 'Loud', settings: look });
    await ada.post('/app/new', { video_url: 'https://example.com/a.mp4', style: 'Loud' });
    expect(web.world.created.at(-1)?.settings).toMatchObject({ emphasis: true });
    await web.services.chats.setDefaultSettings(ownerId, look);
    await ada.post('/app/new', { video_url: 'https://example.com/a.mp4', style: 'boxed' });
    expect(web.world.created.at(-1)?.settings).toMatchObject({ emphasis: false });
    await web.services.chats.setDefaultSettings(ownerId, {});
  });

  it('has the account’s default settings if its style is the default', async () => {
    const form = { video_url: 'https://example.com/a.mp4', style: 'boxed', keep: 'yes' };
    await ada.post('/app/new', form);
    expect((await ada.get('/app/new')).html).toMatch(/value="boxed" checked/);
    await web.services.chats.setDefaultSettings(ownerId, { style: 'boxed', fontColor: '#00FF00' });
    await ada.post('/app/new', { ...form, keep: '' });
    expect(web.world.created.at(-1)?.settings).toMatchObject({ style: 'boxed', fontColor: '#00FF00' });
    await ada.post('/app/new', { ...form, keep: '', style: 'neon' });
    expect(web.world.created.at(-1)?.settings).not.toHaveProperty('fontColor');
  });
});

describe('the videos', () => {
  it('are listed on several pages, the newest first', async () => {
    const many = await signedIn(web, 'many@example.com');
    const user = await web.database.connection.collection('users').findOne({ email: 'many@example.com' });
    expect((await many.get('/app/videos')).html).toContain('Make your first video');
    for (let index = 0; index < 30; index += 1) addFakeVideo(web.world, { ownerId: Number(user?._id) });
    const first = (await many.get('/app/videos')).html;
    const older = /href="(\/app\/videos\?cursor=[^"]+)"/.exec(first)?.[1] ?? '';
    const second = (await many.get(older)).html;
    expect([cardsIn(first).length, cardsIn(second).length]).toEqual([24, 6]);
    expect(new Set([...cardsIn(first), ...cardsIn(second)]).size).toBe(30);
    expect((await many.get('/app/videos?cursor=nonsense')).status).toBe(422);
  });

  it('are listed for their owner only', async () => {
    const { videoId } = addVideo({ status: 'processed', stage: 'processed', output });
    const eve = await signedIn(web, 'eve@example.com');
    for (const path of ['', '/delete', '/captions/srt', '/still/1.jpg']) {
      expect((await eve.get(`/app/videos/${videoId}${path}`)).status).toBe(404);
    }
    for (const action of ['cancel', 'retry', 'share', 'unshare', 'delete']) {
      const sent = await eve.post(`/app/videos/${videoId}/${action}`, {}, { on: '/app/new' });
      expect(sent.status).toBe(404);
    }
    expect(web.world.videos.get(videoId)?.status).toBe('processed');
  });
});

describe('a video', () => {
  it('can be watched, and downloaded as a file and as captions', async () => {
    const { videoId } = addVideo({ status: 'processed', stage: 'processed', output });
    web.world.captions.set(videoId, [{ startMs: 0, endMs: 1500, text: 'hello there', words: [] }]);
    const { html } = await ada.get(`/app/videos/${videoId}`);
    expect(html).toContain('src="/media/tok/talk.mp4"');
    expect(html).toContain('href="/media/tok/talk.mp4?download=1"');
    const srt = await ada.get(`/app/videos/${videoId}/captions/srt`);
    expect(srt.headers.get('Content-Disposition')).toContain('attachment');
    expect(srt.html).toContain('00:00:00,000 --> 00:00:01,500\nhello there');
    expect((await ada.get(`/app/videos/${videoId}/captions/vtt`)).html).toMatch(/^WEBVTT/);
    expect((await ada.get(`/app/videos/${videoId}/captions/doc`)).status).toBe(404);
  });

  it('can be watched while it is processing, with a policy that allows streams', async () => {
    const previewUrl = 'https://captions.example/media/preview/tok/index.m3u8';
    const { videoId } = addVideo({ stage: 'rendering', progress: 60, previewUrl });
    const { html, headers } = await ada.get(`/app/videos/${videoId}`);
    expect(html).toContain('data-hls="/media/preview/tok/index.m3u8"');
    expect(headers.get('Content-Security-Policy')).toContain("media-src 'self' blob:;");
    expect(headers.get('Content-Security-Policy')).not.toContain('unsafe');
  });

  it('plays from the store, where redirects lead there', async () => {
    const s3 = { STORAGE: 's3', S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const env = { ...s3, S3_REDIRECTS: 'true', S3_PUBLIC_ENDPOINT: 'https://store.example:9000/s3' };
    const other = await startWebUnderTest({ env });
    const bob = await signedIn(other, 'bob@example.com');
    const user = await other.database.connection.collection('users').findOne({ email: 'bob@example.com' });
    const video = { ownerId: Number(user?._id), stage: 'processed', status: 'processed', output } as const;
    const { headers } = await bob.get(`/app/videos/${addFakeVideo(other.world, video).videoId}`);
    expect(headers.get('Content-Security-Policy')).toContain("media-src 'self' blob: https://store.example:9000;");
  });

  it('says in plain words what went wrong, and can be tried again', async () => {
    const failure = videoFailure('source_picture', { reason: 'picture', args: { subject: 'file', format: 'PNG' } });
    const { videoId } = addVideo({ status: 'failed', stage: 'failed', failure });
    const path = `/app/videos/${videoId}`;
    expect((await ada.get(path)).html).toContain('That file is a picture (PNG), not a video.');
    const german = (await ada.get(path, { 'Accept-Language': 'de' })).html;
    expect(german).toContain('Diese Datei ist ein Bild (PNG), kein Video.');
    expect(german).toContain('Noch einmal versuchen');
    expect(german).not.toMatch(/\p{Extended_Pictographic}/u);
    expect((await ada.post(`${path}/retry`, {}, { on: path })).location).toBe(path);
    expect(web.world.edited.at(-1)).toMatchObject({ videoId, settings: {} });
  });

  it('can be cancelled, and says if it is too late', async () => {
    const { videoId } = addVideo({ stage: 'rendering' });
    const path = `/app/videos/${videoId}`;
    await ada.post(`${path}/cancel`, {}, { on: path });
    expect((await ada.get(path)).html).toContain('It was stopped.');
    await ada.post(`${path}/cancel`, {}, { on: path });
    expect((await ada.get(path)).html).toContain('It was already finished.');
  });

  it('is shared by a link that can be revoked', async () => {
    const { videoId } = addVideo({ status: 'processed', stage: 'processed', output });
    const path = `/app/videos/${videoId}`;
    await ada.post(`${path}/share`, {}, { on: path });
    expect((await ada.get(path)).html).toContain(`/v/share${videoId}`);
    await ada.post(`${path}/unshare`, {}, { on: path });
    expect((await ada.get(path)).html).not.toContain('/v/share');
  });

  it('is deleted after a confirmation', async () => {
    const { videoId } = addVideo();
    const path = `/app/videos/${videoId}`;
    expect((await ada.get(`${path}/delete`)).html).toContain('Delete this video?');
    const { location } = await ada.post(`${path}/delete`, {}, { on: `${path}/delete` });
    expect(location).toBe('/app/videos');
    expect((await ada.get(path)).status).toBe(404);
  });

  it('sends its progress to scripts until it ends', async () => {
    const { videoId } = addVideo({ stage: 'rendering' });
    web.world.progress.states = [
      { videoId, status: 'processing', stage: 'rendering', progress: 40 },
      { videoId, status: 'processed', stage: 'processed', progress: 100 },
    ];
    const { html, headers } = await ada.get(`/app/videos/events?id=${videoId}&id=vid_nobodys`);
    expect(headers.get('Content-Type')).toBe('text/event-stream');
    const told = [...html.matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json));
    expect(told).toEqual(web.world.progress.states);
  });
});

const cardsIn = (html: string) => [...html.matchAll(/<li class="card video-card" id="([^"]+)"/g)].map(([, id]) => id);

interface SentFile {
  bytes: string;
  script?: string;
  keep?: string;
  style?: string;
  token?: string;
  headers?: Record<string, string>;
}

async function sendFile(visitor: PageVisitor, { bytes, style = 'pop', token, headers, ...others }: SentFile) {
  const body = new FormData();
  body.append('csrf_token', token ?? csrfTokenIn((await visitor.get('/app/new')).html));
  body.append('video_url', '');
  body.append('file', new Blob([bytes]), 'my talk.mp4');
  body.append('style', style);
  for (const [name, value] of Object.entries(others)) body.append(name, value);
  return visitor.ask('/app/new', {
    method: 'POST',
    body,
    headers: { Origin: new URL(web.url).origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });
}
