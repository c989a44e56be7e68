import { createReadStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWord, chromiumPath, launchBrowser } from '../../support/browser.ts';
import { type CuttingProxy, startCuttingProxy } from '../../support/cutting-proxy.ts';
import { addFakeVideo } from '../../support/fake-world.ts';
import { mistakesOn } from '../../support/inspect-page.ts';
import { ffmpeg, makeClip } from '../../support/make-clip.ts';
import { makeToneClip } from '../../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../../support/media-server.ts';
import { signedIn } from '../../support/page-visitor.ts';
import { type ServiceHere, startServiceHere } from '../../support/service-here.ts';
import { signInByLog } from '../../support/sign-in-by-log.ts';
import { writeSpeechCommand } from '../../support/speech-command.ts';
import { startWebUnderTest, type WebUnderTest } from '../../support/web-under-test.ts';

const makingMs = 120_000;

describe.skipIf(chromiumPath === null)(`the pages of videos ${browserWord}`, { timeout: 240_000 }, () => {
  let folder: string;
  let large: string;
  let media: MediaServer;
  let service: ServiceHere;
  let line: CuttingProxy;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pages-of-videos-'));
    const small = makeToneClip(join(folder, 'morning talk.mp4'));
    // pictures that hardly compress, so that the upload takes a while
    const videoArgs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '4', '-pix_fmt', 'yuv420p'];
    const videoFilters = ['noise=alls=60:allf=t'];
    large = makeClip({
      file: join(folder, 'evening talk.mp4'),
      seconds: 2,
      width: 480,
      height: 270,
      videoArgs,
      videoFilters,
    });
    media = await startMediaServer({ '/morning%20talk.mp4': { kind: 'file', file: small } });
    const speech = { SPEECH_ENGINE: 'command', SPEECH_COMMAND: writeSpeechCommand(folder) };
    service = await startServiceHere({ env: speech });
    line = await startCuttingProxy(service.baseUrl);
    browser = await launchBrowser();
    context = await browser.newContext({ baseURL: line.url, acceptDownloads: true, locale: 'en-GB' });
    page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(String(error)));
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    await line?.close();
    await service?.stop();
    await media?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ready = (on = page) => on.getByText('Ready', { exact: true }).waitFor({ timeout: makingMs });

  it('sign a new user in, and show how to begin', async () => {
    await signInByLog(page, service, { email: 'ada@example.com' });
    await page.getByRole('heading', { name: 'No videos yet' }).waitFor();
    expect(await mistakesOn(page, 'videos-none')).toEqual([]);
  });

  it('are small: the first visit to the page for a new video is under 100 KB', async () => {
    const first = await browser.newContext({ baseURL: line.url, storageState: await context.storageState() });
    const visitor = await first.newPage();
    const sizes: [path: string, bytes: number][] = [];
    visitor.on('response', async (response) => {
      const length = Number(response.headers()['content-length'] ?? 0);
      const bytes = length || (await response.body().catch(() => Buffer.alloc(0))).length;
      sizes.push([new URL(response.url()).pathname, bytes]);
    });
    await visitor.goto('/app/new', { waitUntil: 'networkidle' });
    await visitor.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await visitor.waitForLoadState('networkidle');
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(10);
    expect(bytes, JSON.stringify(sizes)).toBeLessThan(100_000);
    await first.close();
  });

  it('create a video from a link, and show its progress until it can be watched', async () => {
    await page.getByRole('link', { name: 'New video' }).first().click();
    await page.getByRole('button', { name: 'Make captions' }).click();
    await page.getByText('Paste a link, or choose a file.').waitFor();
    expect(await mistakesOn(page, 'new-video')).toEqual([]);
    await page.getByLabel('Link to a video').fill(`${media.url}/morning%20talk.mp4`);
    await page.getByRole('radio', { name: 'Neon' }).check();
    await page.getByRole('button', { name: 'Make captions' }).click();
    await page.waitForURL('**/app/videos/vid_*');
    await page.evaluate('window.isTheSamePage = true');
    await ready();
    expect(await page.evaluate('window.isTheSamePage')).toBe(true);
    expect(await page.getByText('Your video is in the queue.').count()).toBe(0);
    await becomesTrue(page, "document.querySelector('#player video')?.readyState >= 1");
    expect(await page.evaluate("Math.round(document.querySelector('#player video').duration)")).toBe(2);
    await page.getByRole('heading', { name: 'morning talk.mp4' }).waitFor();
    expect(await mistakesOn(page, 'video')).toEqual([]);
  });

  it('download the video and its captions', async () => {
    const [video] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download video' }).click(),
    ]);
    expect(video.suggestedFilename()).toBe('morning-talk-captioned.mp4');
    expect(statSync(await video.path()).size).toBeGreaterThan(1000);
    const [captions] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Captions as SRT' }).click(),
    ]);
    expect(captions.suggestedFilename()).toBe('morning talk.srt');
    expect(readFileSync(await captions.path(), 'utf8')).toMatch(/And so/);
  });

  it('share a video with a visitor without account, and stop sharing it', async () => {
    await page.getByRole('button', { name: 'Create a link' }).click();
    const link = await page.getByLabel('Link to share').inputValue();
    const friends = await browser.newContext({ baseURL: line.url });
    const friend = await friends.newPage();
    await friend.goto(new URL(link).pathname);
    await becomesTrue(friend, "document.querySelector('video')?.readyState >= 1");
    expect(await mistakesOn(friend, 'shared')).toEqual([]);
    await page.getByRole('button', { name: 'Switch the link off' }).click();
    await page.getByText('The link no longer works.').waitFor();
    await friend.reload();
    await friend.getByRole('heading', { name: 'This video is not shared' }).waitFor();
    await friends.close();
  });

  it('resume the upload of a file after a refusal of the rate limits, and after the connection was cut', async () => {
    await page.goto('/app/new');
    const size = statSync(large).size;
    expect(size).toBeGreaterThan(2_000_000);
    const before = line.heads.length;
    line.cutAfter(Math.round(size / 2));
    let refused = 0;
    const tooOften = { status: 429, json: { message: 'wait a minute' } };
    await page.route('**/app/uploads', (route) => (refused++ === 0 ? route.fulfill(tooOften) : route.continue()));
    await page.getByLabel('A file from your device').setInputFiles(large);
    await page.getByText('evening talk.mp4 is uploaded.').waitFor({ timeout: 60_000 });
    expect([line.cuts(), refused]).toEqual([1, 2]);
    await page.unroute('**/app/uploads');
    const offsets = line.heads
      .slice(before)
      .filter((head) => head.startsWith('PATCH'))
      .map((head) => Number(/upload-offset: (\d+)/i.exec(head)?.[1]));
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBeGreaterThan(0);
    expect(await mistakesOn(page, 'new-video-file')).toEqual([]);
    await page.getByRole('button', { name: 'Make captions' }).click();
    await page.waitForURL('**/app/videos/vid_*');
    // what the browser logs about the cut connection
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_|Failed to load/.test(text)));
  });

  it('show progress in the list too', async () => {
    await page.goto('/app/videos');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'evening talk.mp4' })
      .getByText('Ready')
      .waitFor({ timeout: makingMs });
    await becomesTrue(page, '[...document.images].every((image) => image.complete && image.naturalWidth > 0)');
    expect(await mistakesOn(page, 'videos')).toEqual([]);
  });

  it('delete a video after a confirmation', async () => {
    await page.getByRole('link', { name: 'evening talk.mp4', exact: true }).click();
    await page.getByRole('link', { name: 'Delete' }).click();
    expect(await mistakesOn(page, 'delete-video')).toEqual([]);
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('The video is deleted.').waitFor();
    expect(await page.getByText('evening talk.mp4').count()).toBe(0);
  });

  it('say in plain words what went wrong, in the chosen language', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('ab jetzt auf Deutsch').waitFor();
    await page.goto('/app/new');
    await page.getByLabel('Link zu einem Video').fill(`${media.url}/nothing.mp4`);
    await page.getByRole('button', { name: 'Untertitel machen' }).click();
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor({ timeout: makingMs });
    expect(await mistakesOn(page, 'video-failed')).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
  });

  it('work without scripts', async () => {
    const plain = await browser.newContext({
      baseURL: line.url,
      storageState: await context.storageState(),
      javaScriptEnabled: false,
    });
    const scriptless = await plain.newPage();
    await scriptless.goto('/app/new');
    await scriptless.getByLabel('A file from your device').setInputFiles(join(folder, 'morning talk.mp4'));
    await scriptless.getByRole('button', { name: 'Make captions' }).click();
    await scriptless.waitForURL('**/app/videos/vid_*');
    await scriptless.getByText('Your video is in the queue.').waitFor();
    await plain.close();
  });

  it('cause no errors in the browser’s console', () => {
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });
});

describe.skipIf(chromiumPath === null)(`a video that is processing ${browserWord}`, { timeout: 240_000 }, () => {
  let folder: string;
  let web: WebUnderTest;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'preview-on-a-page-'));
    makePreview(folder);
    const read = (name: string) => readFileSync(join(folder, name));
    const object = (key: string) => ({ key, sizeBytes: read(key).length, etag: key, modifiedAt: new Date(0) });
    web = await startWebUnderTest({
      services: {
        outputs: {
          findOutput: async () => null,
          readOutput: async (key) => createReadStream(join(folder, key)),
          readPreviewFile: async ({ name }) =>
            name.endsWith('.m3u8')
              ? { kind: 'playlist', text: read(name).toString() }
              : { kind: 'media', object: object(name) },
        },
      },
    });
    browser = await launchBrowser();
  }, 240_000);

  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('can be watched and heard from its beginning', async () => {
    const ada = await signedIn(web, 'ada@example.com');
    const user = await web.database.connection.collection('users').findOne({ email: 'ada@example.com' });
    const video = addFakeVideo(web.world, { ownerId: Number(user?._id), stage: 'listening', progress: 50 });
    web.world.progress.staysOpen = true;
    // at a stage without a preview, the page waits for events and is not fetched again
    web.world.progress.states = [{ ...video, status: 'processing', stage: 'fetching', progress: 55 }];
    const context = await browser.newContext({ baseURL: web.url });
    await context.addCookies([...ada.cookies].map(([name, value]) => ({ name, value, url: web.url })));
    const page = await context.newPage();
    await page.goto(`/app/videos/${video.videoId}`);
    await becomesTrue(page, "document.querySelector('progress').value === 55");
    await page.getByText('The video appears here as soon as its first seconds are ready.').waitFor();
    Object.assign(video, { stage: 'rendering', progress: 60 });
    web.world.progress.states = [{ ...video, status: 'processing', stage: 'rendering' }];
    video.previewUrl = 'https://captions.example/media/preview/token/index.m3u8';
    await page.reload();
    await page.evaluate("document.querySelector('#player video').muted = true");
    await becomesTrue(page, "document.querySelector('#player video').readyState >= 3");
    await page.evaluate("document.querySelector('#player video').play()");
    await becomesTrue(page, "document.querySelector('#player video').currentTime > 0.3");
    expect(await page.evaluate("document.querySelector('#player video').webkitAudioDecodedByteCount > 0")).toBe(true);
    expect(await mistakesOn(page, 'video-preview')).toEqual([]);
  });
});

/** As the service makes it: a playlist for the picture, one for the sound, and one that lists both. */
function makePreview(folder: string): void {
  const clip = makeClip({ file: join(folder, 'clip.mp4'), seconds: 4, width: 320, height: 568 });
  ffmpeg([
    ...['-i', clip, '-map', '0:v', '-map', '0:a', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-c:a', 'aac'],
    ...[
      '-f',
      'hls',
      '-hls_time',
      '1',
      '-hls_playlist_type',
      'event',
      '-hls_segment_filename',
      join(folder, '%v-%d.ts'),
    ],
    ...['-var_stream_map', 'a:0,agroup:sound v:0,agroup:sound', '-master_pl_name', 'index.m3u8'],
    join(folder, 'list-%v.m3u8'),
  ]);
}

/** Evaluated by the debugger, to which the page's content security policy does not apply. */
async function becomesTrue(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(expression), { timeout: 60_000 }).toBe(true);
}
