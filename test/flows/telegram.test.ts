import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buttonsOf } from '../../scripts/fake-telegram/chat.ts';
import type { FakeBot } from '../../scripts/fake-telegram/fake-bot.ts';
import { jpegSize } from '../../scripts/fake-telegram/file-store.ts';
import type { FakePerson } from '../../scripts/fake-telegram/person.ts';
import { type FakeTelegram, startFakeTelegram } from '../../scripts/fake-telegram/start-fake-telegram.ts';
import { flowFrame, makeSpeechClip, speechClip } from '../support/make-flow-clips.ts';
import { type MediaServer, startMediaServer } from '../support/media-server.ts';
import { probeOutput } from '../support/read-picture.ts';
import { type ServiceHere, startServiceHere } from '../support/service-here.ts';
import { voiceNote } from '../support/speak.ts';
import { callsOf, flowToken, nextSaid, nextSent, sentOf, telegramSettings } from '../support/telegram-flow.ts';

let folder: string;
let clip: string;
let media: MediaServer;
let telegram: FakeTelegram;
let bot: FakeBot;
let service: ServiceHere;
let ann: FakePerson;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telegram-'));
  clip = makeSpeechClip(join(folder, 'speech.mp4'));
  media = await startMediaServer({
    '/speech.mp4': { kind: 'file', file: clip },
    // long enough to be seen on its way, however quick the machine is
    '/slow.mp4': { kind: 'held', file: clip, until: () => ann.waitForMessage(({ text }) => /Fetching/.test(text)) },
  });
  telegram = await startFakeTelegram();
  bot = telegram.addBot({ token: flowToken });
  service = await startServiceHere({ env: telegramSettings(telegram) });
  ann = bot.meet({ firstName: 'Ann', username: 'ann_b' });
});

afterAll(async () => {
  await service?.stop();
  await telegram?.close();
  await media?.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a person with Telegram', () => {
  it('is welcomed in their language', async () => {
    expect(await nextSaid(ann, /captions/, () => ann.starts())).toMatch(
      /^Hi! Send me a video in which somebody speaks/,
    );
    const eva = bot.meet({ firstName: 'Eva', language: 'de' });
    expect(await nextSaid(eva, /Untertitel/, () => eva.starts())).toMatch(/^Hallo!/);
  });

  it('says a wish in a voice note, reads what was heard, and gets it', async () => {
    const note = readFileSync(await voiceNote(folder, 'Make it yellow and bigger.', 'en-us'));
    const vic = bot.meet({ firstName: 'Vic' });
    expect(await nextSaid(vic, /yellow.*size/i, () => vic.speaks(note, 2))).not.toMatch(/I heard/);
    const told = vic.messages.filter(({ from }) => from === 'bot').map(({ text }) => text);
    // the recogniser writes the first letter either way
    expect(told[0]).toMatch(/^I heard: “make it yellow and bigger\.?”$/i);
  });

  it('sends a link, sees its progress in one message, and gets a video that plays in the chat', async () => {
    const film = await nextSent(ann, 'video', () => ann.says(`This one: ${media.url}/slow.mp4 green highlight`));
    expect(film).toMatchObject({
      text: expect.stringMatching(/^Here it is.*\n\n💡 .*\bwrong\?.* Now: .*Another look\?/),
      media: { ...flowFrame, durationSeconds: 7, supportsStreaming: true, thumbnail: { width: 180, height: 320 } },
    });
    expect(probeOutput(savedVideo())).toMatchObject({ ...flowFrame, videoCodec: 'h264', frames: speechClip.frames });
    const status = await ann.waitForMessage(({ text }) => text.includes('Done'));
    const stages = ann.chat.history.flatMap((one) =>
      'message' in one && one.message.id === status.id ? [one.message.text.split('\n')[0]] : [],
    );
    expect(stages).toContainEqual(expect.stringMatching(/Fetching/));
    expect(stages.at(-1)).toMatch(/Done/);
  });

  it('changes the style in words and by buttons, and sees a still before anything is rendered', async () => {
    const uploads = callsOf(bot, 'sendVideo');
    const inWords = await nextSent(ann, 'photo', () => ann.says('bigger, yellow, at the top'));
    expect(inWords.text).toMatch(/yellow/);
    expect(jpegSize(inWords.media.file.bytes)).toEqual(flowFrame);
    await nextSaid(ann, /Choose below/, () => void ann.taps('Change the look'));
    await nextSaid(ann, /Choose below/, () => void ann.taps('Outline'));
    const byButton = await nextSent(ann, 'photo', () => void ann.taps('Thicker'));
    expect(byButton.media.file.uniqueId).not.toBe(inWords.media.file.uniqueId);
    expect(callsOf(bot, 'sendVideo')).toBe(uploads);
    const film = await nextSent(ann, 'video', () => void ann.tapsOn(byButton, 'Render this'));
    expect(film.text).toMatch(/new version/);
    // the panel of a video without a draft shows its settings
    await nextSaid(
      ann,
      /The look now – .*yellow.*outline: medium \(9\)/,
      () => void ann.tapsOn(film, 'Change the look'),
    );
    expect(buttonsOf(ann.messages.at(-1) ?? film).map(({ label }) => label)).not.toContainEqual(
      expect.stringMatching(/Render this/),
    );
  });

  it('corrects a word, and gets the corrected video', async () => {
    const film = await nextSent(ann, 'video', () => ann.says('Canadians not Americans'));
    expect(film.text).toMatch(/new version/);
    expect(await nextSaid(ann, /Canadians/, () => void ann.taps('Edit text'))).toMatch(/fellow Canadians/);
    const subtitles = await nextSent(ann, 'document', () => void ann.taps('Captions .srt'));
    expect(subtitles.media.file.bytes.toString()).toMatch(/-->[\s\S]*Canadians/);
  });

  it('gets an earlier video again without an upload', async () => {
    const [first] = sentOf(ann, 'video').slice(-1);
    await nextSaid(ann, /captioned this one before/, () => ann.says(`${media.url}/slow.mp4`));
    const again = await nextSent(ann, 'video', () => void ann.taps('Send that one'));
    expect(again.media.file.fileId).toBe(first?.media.file.fileId);
  });

  it('sends a clip as a file with settings in words, and finds it again by its name', async () => {
    const film = await nextSent(ann, 'video', () =>
      ann.sendsVideo(readFileSync(clip), { as: 'document', fileName: 'my clip.mp4', caption: 'no emojis' }),
    );
    expect(film.media.width).toBe(flowFrame.width);
    await nextSaid(ann, /latest videos/i, () => ann.says('/videos'));
    expect(buttonsOf(ann.messages.at(-1) ?? film).map(({ label }) => label)).toContainEqual(
      expect.stringMatching(/my clip/),
    );
  });

  it('gets nothing after blocking the bot, and is answered after coming back', async () => {
    const bob = bot.meet({ firstName: 'Bob' });
    await nextSaid(bob, /In the queue|Fetching/, () => bob.says(`${media.url}/speech.mp4`));
    bob.blocks();
    const before = bot.calls.length;
    const toBob = () => bot.calls.slice(before).filter(({ chatId }) => chatId === bob.chat.id);
    // hers comes after his in line, so by then his would have been followed and sent
    // an empty box at its end makes it another clip: the same one is not made again
    const another = Buffer.concat([readFileSync(clip), Buffer.from([0, 0, 0, 8]), Buffer.from('free')]);
    await nextSent(ann, 'video', () => ann.sendsVideo(another, { caption: 'blue' }));
    // one try at most: Telegram's own news of the blocking may come before it
    expect(toBob().length).toBeLessThanOrEqual(1);
    expect(sentOf(bob, 'video')).toEqual([]);
    expect(await nextSaid(bob, /^Hi!/, () => bob.starts())).toMatch(/somebody speaks/);
  });

  it('leaves no token in the log', () => {
    expect(service.logs()).not.toContain(flowToken.split(':')[1]);
  });
});

/** The newest video of Ann's as a file. */
function savedVideo(): string {
  const file = join(folder, 'sent.mp4');
  writeFileSync(file, sentOf(ann, 'video').at(-1)?.media.file.bytes ?? '');
  return file;
}
