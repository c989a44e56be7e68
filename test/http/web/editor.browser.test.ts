import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWord, chromiumPath, launchBrowser } from '../../support/browser.ts';
import { mistakesOn } from '../../support/inspect-page.ts';
import { ffmpeg, makeClip } from '../../support/make-clip.ts';
import { type MediaServer, startMediaServer } from '../../support/media-server.ts';
import { pictureDifference } from '../../support/picture-difference.ts';
import { type ServiceHere, startServiceHere } from '../../support/service-here.ts';
import type { TestUser } from '../../support/service-process.ts';
import { signInByLog } from '../../support/sign-in-by-log.ts';
import { waitForEnd } from '../../support/wait-for-end.ts';

const clip = { seconds: 9, width: 640, height: 360, fps: 10 } as const;
const captions = [
  { start: 1, end: 3, text: 'And so my fellow', emoji: '🚀' },
  { start: 3.2, end: 5, text: 'Americans, ask not' },
  { start: 6, end: 8, text: 'what you can do' },
];

/** The difference of the same words is 2 to 5, because scaling and colours are computed in two ways; of other words 17 and more. */
const alike = 6;
/** For a busy machine. */
const soon = { timeout: 60_000 };
const phone = { width: 390, height: 844 } as const;
/** The part of the picture's height in which these tests have captions and emoji. */
const lower = { from: 0.5, to: 0.85 };

describe.skipIf(chromiumPath === null)(`the editor ${browserWord}`, () => {
  let folder: string;
  let media: MediaServer;
  let service: ServiceHere;
  let user: TestUser;
  let browser: Browser;
  let page: Page;
  let videoId: string;
  const complaints: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'editor-'));
    const file = makeClip({
      ...clip,
      file: join(folder, 'clip.mp4'),
      videoFilters: ['boxblur=6', 'eq=brightness=-0.2'],
    });
    media = await startMediaServer({ '/clip.mp4': { kind: 'file', file } });
    const starts = await Promise.all([startServiceHere({ env: { SPEECH_ENGINE: 'none' } }), launchBrowser()]);
    [service, browser] = starts;
    user = await service.createUser();
    const look = { resize_for_social_media: true, framing: 'centre', captions_position: 0.7 };
    videoId = await user.client.createVideo({ video_url: `${media.url}/clip.mp4`, captions, ...look });
    const context = await browser.newContext({ baseURL: service.baseUrl, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await signInByLog(page, service, user);
    await waitForEnd(user.client, videoId);
    await page.goto(`/app/videos/${videoId}/edit`);
  });

  afterAll(async () => {
    await browser?.close();
    await service?.stop();
    await media?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const word = (text: string) => page.locator('[data-word]', { hasText: new RegExp(`^${text}$`) });
  const seen = () => page.locator('.stage').screenshot();
  const moment = () => page.evaluate<number>('document.querySelector("video").currentTime');
  const stillAt = async (seconds: number) =>
    (await user.client.call('GET', `/api/videos/${videoId}/still?at=${seconds}`)).bytes;
  const captionsNow = async () =>
    (await user.client.call('GET', `/api/videos/${videoId}/captions`)).json<{ captions: { text: string }[] }>()
      .captions;
  const picture = async (name: string) => {
    if (process.env.PAGE_PICTURES) await page.screenshot({ path: `${process.env.PAGE_PICTURES}/${name}.png` });
  };
  const distance = async (still: Buffer, of = lower) => pictureDifference(await seen(), still, of);

  it('shows what the renderer would, emoji and framing included', async () => {
    await word('fellow').click();
    const still = await stillAt(await moment());
    await expect.poll(() => distance(still), soon).toBeLessThan(alike);
    expect(await distance(still, { from: 0, to: 1 })).toBeLessThan(alike);
    await word('ask').click();
    // the comparison detects other words
    await expect.poll(() => distance(still), soon).toBeGreaterThan(2 * alike);
    const other = await stillAt(await moment());
    await expect.poll(() => distance(other), soon).toBeLessThan(alike);
  });

  it('shows a style setting at once, as it will be rendered', async () => {
    await word('fellow').click();
    const at = await moment();
    const plain = await stillAt(at);
    const spaced = await user.client.call('GET', `/api/videos/${videoId}/still?at=${at}&captions_letter_spacing=0.2`);
    await page.getByRole('tab', { name: 'Look' }).click();
    await page.getByLabel('Letter spacing', { exact: true }).fill('0.2');
    await expect.poll(() => distance(spaced.bytes), soon).toBeLessThan(alike);
    expect(await distance(plain)).toBeGreaterThan(alike);
    await page.getByRole('button', { name: 'Letter spacing: As in the style' }).click();
    await expect.poll(() => distance(plain), soon).toBeLessThan(alike);
    await page.getByRole('tab', { name: 'Words' }).click();
  });

  it('makes a word stand out by a key, as it will be rendered', async () => {
    await word('fellow').click();
    const plain = await stillAt(await moment());
    await expect.poll(() => distance(plain), soon).toBeLessThan(alike);
    await page.keyboard.press('e');
    await expect.poll(() => distance(plain), soon).toBeGreaterThan(alike);
    expect(await page.getByRole('button', { name: 'Make it stand out' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator('.word-key').textContent()).toBe('fellow (stands out)');
    await picture('editor-key-word-1280');
    await page.setViewportSize(phone);
    await picture('editor-key-word-390');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('Control+z');
    await expect.poll(() => distance(plain), soon).toBeLessThan(alike);
  });

  it('puts a picture in a corner, as it will be rendered, and takes it away again', async () => {
    await word('fellow').click();
    const at = await moment();
    const plain = await stillAt(at);
    await expect.poll(() => distance(plain), soon).toBeLessThan(alike);
    await page.getByRole('tab', { name: 'Look' }).click();
    const logo = join(folder, 'logo.png');
    ffmpeg(['-f', 'lavfi', '-i', 'color=red:s=64x64', '-frames:v', '1', logo]);
    await page.getByLabel('Watermark', { exact: true }).setInputFiles(logo);
    await page.getByLabel('Watermark: Width').fill('0.5');
    await page.getByLabel('Watermark: Corner').selectOption('bottom-left');
    const shown = await page.locator('.watermark-picture').getAttribute('src');
    const wanted = { picture: `upload://${shown?.split('/').at(-1)}`, corner: 'bottom-left', size: 0.5 };
    const query = `at=${at}&watermark=${encodeURIComponent(JSON.stringify(wanted))}`;
    const { bytes: marked } = await user.client.call('GET', `/api/videos/${videoId}/still?${query}`);
    await expect.poll(() => distance(marked), soon).toBeLessThan(alike);
    expect(await distance(plain)).toBeGreaterThan(alike);
    await picture('editor-watermark-1280');
    await page.setViewportSize(phone);
    await picture('editor-watermark-390');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Remove the watermark' }).click();
    await expect.poll(() => distance(plain), soon).toBeLessThan(alike);
    await page.getByRole('tab', { name: 'Words' }).click();
  });

  it('saves a look under a name, and gives it to the captions again', async () => {
    const hidden = page.getByLabel('Hide swear words');
    await page.getByRole('tab', { name: 'Look' }).click();
    await hidden.check();
    await page.getByLabel('Name', { exact: true }).fill('Polite');
    await page.getByRole('button', { name: 'Save this look' }).click();
    await page.getByText('The look has been saved as “Polite”.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await hidden.isChecked()).toBe(false);
    await page.getByLabel('Your presets').selectOption('Polite');
    expect(await hidden.isChecked()).toBe(true);
    await picture('editor-presets-1280');
    await page.setViewportSize(phone);
    await picture('editor-presets-390');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('tab', { name: 'Words' }).click();
  });

  it('is accessible, on a phone and on a desktop', async () => {
    expect(await mistakesOn(page, 'editor')).toEqual([]);
    await page.getByRole('tab', { name: 'Look' }).click();
    expect(await mistakesOn(page, 'editor-look')).toEqual([]);
    await page.getByRole('tab', { name: 'Find' }).click();
    expect(await mistakesOn(page, 'editor-find')).toEqual([]);
    await page.getByRole('tab', { name: 'Words' }).click();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await mistakesOn(page, 'editor-keys')).toEqual([]);
    await page.keyboard.press('Escape');
  });

  it('shows picture, play button and words on the first screen of a phone', async () => {
    await page.setViewportSize(phone);
    await page.evaluate('window.scrollTo(0, 0)');
    if (process.env.PAGE_PICTURES) await page.screenshot({ path: `${process.env.PAGE_PICTURES}/editor-phone.png` });
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: phone.height, height: 1 };
    const stage = await boxOf(page.locator('.stage'));
    expect(stage.y).toBeLessThan(phone.height / 6);
    for (const part of [
      page.locator('.stage'),
      page.getByRole('button', { name: 'Play', exact: true }),
      word('And'),
      word('ask'),
    ]) {
      const { y, height } = await boxOf(part);
      expect(y + height).toBeLessThan(phone.height);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('has icons that need no font', async () => {
    const button = page.getByRole('button', { name: 'Add an emoji' }).first();
    expect(await button.locator('svg').count()).toBe(1);
    expect(await button.textContent()).toBe('');
  });

  it('corrects a word in its place, with undo and redo', async () => {
    await word('fellow').click();
    const before = await stillAt(await moment());
    await word('fellow').dblclick();
    await page.keyboard.type('dear people');
    await page.keyboard.press('Enter');
    await expect.poll(() => distance(before), soon).toBeGreaterThan(alike);
    await word('people').waitFor();
    // its page is on screen at the cut after three seconds
    await page.getByText(/Rendering will redo: 0:00\.0–0:06\.0$/).waitFor();
    await page.keyboard.press('Control+z');
    await word('fellow').waitFor();
    await expect.poll(() => distance(before), soon).toBeLessThan(alike);
    await page.keyboard.press('Control+Shift+z');
    await word('people').waitFor();
  });

  it('moves the captions when they are dragged on the picture', async () => {
    await word('dear').click();
    const handle = page.getByRole('slider', { name: 'Position of the captions' });
    const box = await handle.boundingBox();
    const stage = await page.locator('.stage').boundingBox();
    if (!box || !stage) throw new Error('there is nothing to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - stage.height * 0.1, { steps: 4 });
    await page.mouse.move(x, y - stage.height * 0.2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => handle.getAttribute('aria-valuenow'), soon).toBe('50');
    const moved = async () => (box.y - ((await handle.boundingBox())?.y ?? 0)) / stage.height;
    await expect.poll(moved, soon).toBeCloseTo(0.2, 1);
  });

  it('keeps the draft over a reload', async () => {
    await page.reload();
    await word('people').waitFor();
    await word('dear').click();
    await expect
      .poll(() => page.getByRole('slider', { name: 'Position of the captions' }).getAttribute('aria-valuenow'), soon)
      .toBe('50');
  });

  it('retimes a word on the timeline', async () => {
    const block = page.locator('.timeline-word', { hasText: 'dear' });
    await block.scrollIntoViewIfNeeded();
    const box = await block.boundingBox();
    const startField = page.getByLabel('From (s)');
    const before = Number(await startField.inputValue());
    if (!box) throw new Error('there is nothing to drag');
    await page.mouse.move(box.x + 3, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 5, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    // 80 pixels are one second
    await expect.poll(async () => Number(await startField.inputValue()), soon).toBeCloseTo(before - 0.1, 2);
  });

  it('renders what it shows, and says which seconds are rendered again', async () => {
    await page.getByText('Rendering will redo the whole video.').waitFor();
    await page.getByRole('button', { name: 'Render' }).click();
    await page.getByText('The video is ready.').waitFor({ timeout: 90_000 });
    expect((await captionsNow())[0]).toMatchObject({ text: 'And so my dear people', emoji: '🚀' });
    const still = await stillAt(await moment());
    await expect.poll(() => distance(still, { from: 0.3, to: 0.7 }), soon).toBeLessThan(alike);
    expect((await user.client.videoDetails(videoId)).revision).toBe(2);
  });

  it('says that another window edits the same video, and loses nothing when the video is changed elsewhere', async () => {
    const second = await page.context().newPage();
    await second.goto(`/app/videos/${videoId}/edit`);
    await second.getByText('also open in another window').waitFor();
    await second.close();
    await user.client.editVideo({ video_id: videoId, captions_font_size: 30 });
    await word('ask').dblclick();
    await page.keyboard.type('demand');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Render' }).click();
    await page.getByText('The video has been changed meanwhile').waitFor();
    expect((await captionsNow())[1]?.text).toBe('Americans, ask not');
    await page.reload();
    await page.getByRole('button', { name: 'Continue with them' }).click();
    await word('demand').waitFor();
    await page.getByRole('button', { name: 'Render' }).click();
    await page.getByText('The video is ready.').waitFor({ timeout: 90_000 });
    expect((await captionsNow())[1]?.text).toBe('Americans, demand not');
  });

  it('causes no errors in the browser’s console', () => {
    // the browser logs the 409 of the edit above itself
    expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  });
});
