import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserWord, chromiumPath, launchBrowser } from '../../support/browser.ts';
import { mistakesOn } from '../../support/inspect-page.ts';
import { makeClip } from '../../support/make-clip.ts';
import { type MediaServer, startMediaServer } from '../../support/media-server.ts';
import { type ServiceHere, startServiceHere } from '../../support/service-here.ts';
import type { TestUser } from '../../support/service-process.ts';
import { signInByLog } from '../../support/sign-in-by-log.ts';
import { waitForEnd } from '../../support/wait-for-end.ts';

const soon = { timeout: 60_000 };
const phone = { width: 390, height: 844 } as const;

describe.skipIf(chromiumPath === null)(`readability in the editor ${browserWord}`, () => {
  let folder: string;
  let media: MediaServer;
  let service: ServiceHere;
  let user: TestUser;
  let browser: Browser;
  let page: Page;
  let videoId: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'editor-reading-'));
    const clip = { seconds: 9, width: 320, height: 180, fps: 10, picture: 'color=white', audio: 'none' } as const;
    const file = makeClip({ ...clip, file: join(folder, 'clip.mp4') });
    media = await startMediaServer({ '/clip.mp4': { kind: 'file', file } });
    [service, browser] = await Promise.all([startServiceHere({ env: { SPEECH_ENGINE: 'none' } }), launchBrowser()]);
    user = await service.createUser();
    videoId = await user.client.createVideo({
      video_url: `${media.url}/clip.mp4`,
      captions_outline_thickness: 0,
      captions_font_color: '#FFFFFF',
      captions_highlight_color: '#FFFFFF',
      captions: [
        { start: 1, end: 2, text: 'White' },
        { start: 5, end: 5.5, text: 'too short' },
      ],
    });
    const context = await browser.newContext({ baseURL: service.baseUrl, reducedMotion: 'reduce' });
    page = await context.newPage();
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

  const panel = () => page.getByRole('tabpanel', { name: 'Readable' });
  const moment = () => page.evaluate<number>('document.querySelector("video").currentTime');
  const picture = async (name: string) => {
    if (process.env.PAGE_PICTURES) await page.screenshot({ path: `${process.env.PAGE_PICTURES}/${name}.png` });
  };

  it('is measured when it is asked for, and leads to each page with a problem', async () => {
    await page.getByRole('tab', { name: 'Readable' }).click();
    await panel().getByRole('button', { name: 'Check how easy they are to read' }).click();
    await panel().getByText('Pages with problems: 2 of 2.').waitFor(soon);
    const [white, short] = await panel().getByRole('listitem').allTextContents();
    expect(white).toMatch(/^0:0[01]\.\dWhite contrast [\d.]+ : 1, 4\.5 : 1 at least$/);
    expect(short).toContain(' s on screen, 0.7 at least; contrast');
    await panel().getByRole('button', { name: 'Go to “too short”' }).click();
    await expect.poll(moment, soon).toBeGreaterThan(4.8);
    await picture('editor-reading-1280');
    expect(await mistakesOn(page, 'editor-reading')).toEqual([]);
  });

  it('has room on a phone', async () => {
    await page.setViewportSize(phone);
    await panel().getByRole('button', { name: 'Go to “White”' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    await picture('editor-reading-390');
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  it('is mended by one button', async () => {
    await panel().getByRole('button', { name: 'Make them easy to read' }).click();
    await panel().getByText('This will apply when you render.').waitFor();
    await page.getByRole('button', { name: 'Render', exact: true }).click();
    await page.getByText('The video is ready.').waitFor({ timeout: 120_000 });
    await panel().getByRole('button', { name: 'Check how easy they are to read' }).click();
    await panel().getByText('Pages: 2. All are easy to read.').waitFor(soon);
  });
});
