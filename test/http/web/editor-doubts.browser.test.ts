import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
const heard = [
  ...['We run', 'VISPER CPP', 'here every day.'].flatMap((part) => part.split(' ')),
  ...'It says Otla and nothing else at all.'.split(' '),
].map((text, index) => ({
  ...{ text, start: 0.5 + index * 0.5, end: 0.9 + index * 0.5 },
  confidence: ['VISPER', 'CPP', 'Otla'].includes(text) ? 0.3 : 0.95,
  ...(text === 'VISPER' ? { guesses: ['Whisper', 'Vesper'] } : {}),
}));

describe.skipIf(chromiumPath === null)(`doubtful words in the editor ${browserWord}`, () => {
  let folder: string;
  let media: MediaServer;
  let service: ServiceHere;
  let user: TestUser;
  let browser: Browser;
  let page: Page;
  let videoId: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'editor-doubts-'));
    const program = join(folder, 'speech.mjs');
    writeFileSync(program, `console.log(${JSON.stringify(JSON.stringify({ language: 'en', words: heard }))});\n`);
    const env = { SPEECH_ENGINE: 'command', SPEECH_COMMAND: `${process.execPath} ${program}` };
    const file = makeClip({ seconds: 9, width: 320, height: 180, fps: 10, file: join(folder, 'clip.mp4') });
    media = await startMediaServer({ '/clip.mp4': { kind: 'file', file } });
    [service, browser] = await Promise.all([startServiceHere({ env }), launchBrowser()]);
    user = await service.createUser();
    videoId = await user.client.createVideo({ video_url: `${media.url}/clip.mp4` });
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

  const word = (text: string) => page.locator('[data-word]').filter({ hasText: new RegExp(`^${text}( \\(.*\\))?$`) });
  const bar = () => page.getByRole('region', { name: 'Words to check' });
  const status = () => bar().getByRole('status').textContent();
  const isSelected = (text: string) => word(text).getAttribute('aria-pressed');
  const moment = () => page.evaluate<number>('document.querySelector("video").currentTime');
  const picture = async (name: string) => {
    if (process.env.PAGE_PICTURES) await page.screenshot({ path: `${process.env.PAGE_PICTURES}/${name}.png` });
  };

  it('are marked and counted', async () => {
    await bar().waitFor(soon);
    expect(await status()).toBe('Words to check: 2');
    expect(await page.locator('.word-doubtful').count()).toBe(3);
    expect(await mistakesOn(page, 'editor-doubts')).toEqual([]);
  });

  it('are reached by a key, which plays from a moment before them', async () => {
    await page.keyboard.press('n');
    await expect.poll(status, soon).toBe('To check: 1 of 2');
    expect(await isSelected('VISPER')).toBe('true');
    // said from 1.5 to 2.4 seconds
    await expect.poll(moment, soon).toBeGreaterThan(0.6);
    expect(await moment()).toBeLessThan(3.5);
    await picture('editor-doubts-1280');
    await page.keyboard.press('n');
    await expect.poll(() => isSelected('Otla'), soon).toBe('true');
    await page.keyboard.press('Shift+N');
    await expect.poll(() => isSelected('VISPER'), soon).toBe('true');
  });

  it('are within reach on a phone, guesses included', async () => {
    await page.setViewportSize(phone);
    await bar().getByRole('button', { name: 'Previous word to check' }).click();
    await bar().getByRole('button', { name: 'Next word to check' }).click();
    await expect.poll(() => isSelected('VISPER'), soon).toBe('true');
    for (const name of ['Replace with “Whisper CPP”', 'Replace with “Vesper CPP”', 'All right']) {
      const box = await bar().getByRole('button', { name }).boundingBox();
      expect(box?.y ?? phone.height).toBeLessThan(phone.height - (box?.height ?? 0));
      expect(box?.height).toBeGreaterThanOrEqual(36);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    await picture('editor-doubts-390');
    expect(await mistakesOn(page, 'editor-doubts-chosen')).toEqual([]);
  });

  it('are replaced by a guess with one tap, and the next one comes', async () => {
    await bar().getByRole('button', { name: 'Replace with “Whisper CPP”' }).click();
    await word('Whisper').waitFor();
    await expect.poll(status, soon).toBe('To check: 1 of 1');
    expect(await isSelected('Otla')).toBe('true');
  });

  it('lose their mark when they are right, also after they were rendered', async () => {
    await page.keyboard.press('a');
    await expect.poll(() => bar().count(), soon).toBe(0);
    await page.keyboard.press('Control+z');
    await expect.poll(() => bar().count(), soon).toBe(1);
    await bar().getByRole('button', { name: 'Next word to check' }).click();
    await bar().getByRole('button', { name: 'All right' }).click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('button', { name: 'Render' }).click();
    await page.getByText('The video is ready.').waitFor({ timeout: 120_000 });
    await page.reload();
    await word('Otla').waitFor(soon);
    expect(await bar().count()).toBe(0);
    const { captions } = (await user.client.call('GET', `/api/videos/${videoId}/captions`)).json<{
      captions: { words: { text: string; confidence: number }[] }[];
    }>();
    const words = captions.flatMap((caption) => caption.words);
    expect(words.find(({ text }) => text === 'Whisper')?.confidence).toBe(1);
    expect(words.find(({ text }) => text === 'Otla')?.confidence).toBe(1);
    expect(words.find(({ text }) => text === 'We')?.confidence).toBe(0.95);
  });

  describe('and a script', () => {
    const area = () => page.getByLabel('What is said, word for word');
    const use = () => page.getByRole('button', { name: 'Use this script' });
    const panel = () => page.getByRole('tabpanel', { name: 'Script' });
    const undo = () => page.getByRole('button', { name: 'Undo' });
    const tab = (name: string) => page.getByRole('tab', { name }).click();
    const script = 'We run whisper.cpp here every day.\nIt says Ottla, and nothing else at all.';

    it('can be given by keyboard, and keeps what else is not rendered yet', async () => {
      await word('day\\.').dblclick();
      await page.keyboard.type('night.');
      await page.keyboard.press('Enter');
      await tab('Script');
      expect(await mistakesOn(page, 'editor-script')).toEqual([]);
      await area().fill(script);
      await page.keyboard.press('Control+Enter');
      await panel().getByText('Places with other words: 2').waitFor(soon);
      expect(await panel().locator('.change').allInnerTexts()).toEqual([
        expect.stringMatching(/Whisper CPP whisper\.cpp$/),
        expect.stringMatching(/Otla Ottla,$/),
      ]);
      await panel().getByText('Added: night.').waitFor();
      await panel().getByText('Not said: day.').waitFor();
      expect((await user.client.videoDetails(videoId)).revision).toBe(2);
    });

    it('is within reach on a phone', async () => {
      await picture('editor-script-1280');
      await page.setViewportSize(phone);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
      await area().scrollIntoViewIfNeeded();
      await picture('editor-script-390');
      await panel().getByRole('button', { name: 'Render' }).scrollIntoViewIfNeeded();
      await picture('editor-script-changes-390');
      expect(await mistakesOn(page, 'editor-script-used')).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    it('is one step of undo, and can come from a file', async () => {
      await undo().click();
      await expect.poll(() => area().inputValue(), soon).toBe('');
      await area().fill('x'.repeat(100_001));
      await panel().getByText('The script has 100001 characters. At most 100000 are possible').waitFor();
      expect(await use().isDisabled()).toBe(true);
      const srt = `1\n00:00:01,000 --> 00:00:02,000\n${script.replace('\n', '\n\n2\n00:00:03,000 --> 00:00:04,000\n')}`;
      await page.getByLabel('Or choose a text file').setInputFiles({
        ...{ name: 'talk.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) },
      });
      await expect.poll(() => area().inputValue(), soon).toBe(script);
      await use().click();
      await panel().getByText('Places with other words: 2').waitFor(soon);
      await panel().getByRole('button', { name: 'Take out “night.”' }).click();
      await tab('Words');
      await expect.poll(() => word('night\\.').count(), soon).toBe(0);
      expect(await word('Ottla,').count()).toBe(1);
    });

    it('is stored with the words when they are rendered, and is taken away again', async () => {
      await tab('Script');
      await panel().getByRole('button', { name: 'Render' }).click();
      await page.getByText('The video is ready.').waitFor({ timeout: 120_000 });
      await expect.poll(() => panel().getByRole('button', { name: 'Render' }).count(), soon).toBe(0);
      const details = await user.client.videoDetails(videoId);
      expect(details).toMatchObject({ revision: 3, settings: { script }, script: { matched: 1 } });
      await page.reload();
      await tab('Script');
      expect(await area().inputValue()).toBe(script);
      await panel().getByText('100% of the script was said.').waitFor();
      await panel().getByRole('button', { name: 'Take the script away' }).click();
      await panel().getByText('The script is gone.').waitFor(soon);
      await tab('Words');
      await expect.poll(() => word('VISPER').count(), soon).toBe(1);
      await undo().click();
      await expect.poll(() => word('whisper\\.cpp').count(), soon).toBe(1);
    });
  });
});
