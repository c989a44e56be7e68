import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startCaptionBot } from '../../../bots/caption-bot/start-caption-bot.ts';
import { receiveWebhookUpdate } from '../../../bots/caption-bot/updates/receive-webhook-update.ts';
import type { FakeBot } from '../../../scripts/fake-telegram/fake-bot.ts';
import { type FakeTelegram, startFakeTelegram } from '../../../scripts/fake-telegram/start-fake-telegram.ts';
import { languages } from '../../../src/texts/languages.ts';
import { captionBotUnderTest } from '../../support/caption-bot-under-test.ts';
import { jpegBytes, mp4Bytes } from '../../support/media-bytes.ts';
import { waitUntil } from '../../support/wait-until.ts';

let telegram: FakeTelegram;
let fake: FakeBot;
let under: ReturnType<typeof captionBotUnderTest>;

beforeEach(async () => {
  telegram = await startFakeTelegram();
  fake = telegram.addBot({ token: '700001:secret-Of_the-bot' });
  under = captionBotUnderTest({ telegram, fake });
});

afterEach(() => telegram.close());

/** Lets the bot handle all waiting updates. */
async function takeIn(): Promise<void> {
  for (const update of fake.updates.all()) await under.handle([update]);
  fake.updates.clear();
}

describe('an update', () => {
  it('becomes an event with the person, under the update’s own id', async () => {
    const ann = fake.meet({ firstName: 'Ann', username: 'ann_b', language: 'pt-br' });
    ann.says('bigger, please');
    const [update] = fake.updates.all();
    await takeIn();
    expect(under.received).toEqual([
      {
        address: { kind: 'telegram', chatId: String(ann.chat.id) },
        contact: { name: 'Ann', username: 'ann_b', locale: 'pt-br', lastSeenAt: expect.any(Date) },
        updateKey: `telegram:700001:${update?.update_id}`,
        event: { kind: 'said', text: 'bigger, please' },
      },
    ]);
  });

  it.each([
    ['/start', { kind: 'commanded', command: 'start', argument: '' }],
    ['/start link_AB12', { kind: 'commanded', command: 'start', argument: 'link_AB12' }],
    ['/Help@captions_bot', { kind: 'commanded', command: 'help', argument: '' }],
    ['/link AB12 \n', { kind: 'commanded', command: 'link', argument: 'AB12' }],
    ['look: /help', { kind: 'said', text: 'look: /help' }],
    ['https://example.com/a.mp4 at the top', { kind: 'said', text: 'https://example.com/a.mp4 at the top' }],
  ])('%s', async (text, event) => {
    fake.meet().says(text);
    await takeIn();
    expect(under.received.map((update) => update.event)).toEqual([event]);
  });

  it('is cut to what Telegram lets people write, between characters', async () => {
    const ann = fake.meet();
    ann.says(`a${'😀'.repeat(4000)}`);
    ann.says(`/link ${'a'.repeat(9000)}`);
    await takeIn();
    expect(under.received.map((update) => update.event)).toEqual([
      { kind: 'said', text: `a${'😀'.repeat(2047)}` },
      { kind: 'commanded', command: 'link', argument: 'a'.repeat(4096 - '/link '.length) },
    ]);
  });

  it('may contain a clip in any of the forms that apps send', async () => {
    const ann = fake.meet();
    ann.sendsVideo(mp4Bytes(), { fileName: 'a.mp4', caption: 'yellow' });
    ann.sendsVideo(mp4Bytes(), { as: 'document', fileName: 'b.MKV', mimeType: 'application/octet-stream' });
    ann.sendsVideo(mp4Bytes(), { as: 'video_note' });
    ann.sendsVideo(mp4Bytes(), { as: 'animation', fileName: 'd.mp4' });
    await takeIn();
    expect(under.received.map((update) => update.event)).toMatchObject([
      { kind: 'sent_clip', fileName: 'a.mp4', sizeBytes: 2000, text: 'yellow' },
      { kind: 'sent_clip', fileName: 'b.MKV', text: '' },
      { kind: 'sent_clip', fileName: null },
      { kind: 'sent_clip', fileName: 'd.mp4' },
    ]);
  });

  it('may contain something other than a video, or be a service message', async () => {
    const ann = fake.meet();
    ann.sendsVideo(Buffer.from('%PDF'), { as: 'document', fileName: 'a.pdf', mimeType: 'application/pdf' });
    ann.sendsVideo(Buffer.from('gif'), { as: 'document', fileName: 'a.tiff', mimeType: 'image/tiff' });
    ann.sends('sticker');
    ann.sends('contact');
    const { message } = fake.updates.all()[0] ?? {};
    const { document: _, ...pinned } = { ...message, pinned_message: message };
    fake.addUpdate({ message: pinned as never });
    await takeIn();
    expect(under.received.map(({ event }) => event)).toEqual(
      ['other', 'picture', 'sticker', 'other'].map((what) => ({
        kind: 'sent_something_else',
        what,
      })),
    );
  });

  it('may be a voice note; an audio file is only sound', async () => {
    const ann = fake.meet();
    ann.speaks(Buffer.from('OggS'), 3);
    ann.sendsVideo(Buffer.from('ID3'), { as: 'document', fileName: 'song.mp3', mimeType: 'audio/mpeg' });
    await takeIn();
    expect(under.received.map(({ event }) => event)).toEqual([
      { kind: 'sent_voice', ref: expect.any(String), seconds: 3 },
      { kind: 'sent_something_else', what: 'sound' },
    ]);
  });

  it('may contain a picture, as a photo or as a file', async () => {
    const ann = fake.meet();
    ann.sendsPhoto(jpegBytes({ width: 90, height: 60 }));
    ann.sendsVideo(Buffer.from('png'), {
      as: 'document',
      fileName: 'a.png',
      mimeType: 'image/png',
      caption: 'watermark',
    });
    await takeIn();
    expect(under.received.map(({ event }) => event)).toEqual([
      { kind: 'sent_picture', ref: expect.any(String), fileName: null, sizeBytes: expect.any(Number), text: '' },
      { kind: 'sent_picture', ref: expect.any(String), fileName: 'a.png', sizeBytes: 3, text: 'watermark' },
    ]);
  });

  it('may contain a font, whatever its size', async () => {
    const ann = fake.meet();
    ann.sendsVideo(Buffer.from('true'), {
      as: 'document',
      fileName: 'Brand.OTF',
      mimeType: 'application/octet-stream',
    });
    ann.sendsVideo(Buffer.from('wOF2'), { as: 'document', fileName: 'brand', mimeType: 'font/woff2' });
    await takeIn();
    expect(under.received.map(({ event }) => event)).toEqual([
      { kind: 'sent_font', ref: expect.any(String), fileName: 'Brand.OTF', sizeBytes: 4 },
      { kind: 'sent_font', ref: expect.any(String), fileName: 'brand', sizeBytes: 4 },
    ]);
  });

  it('may contain a text file, which is a script', async () => {
    const ann = fake.meet();
    ann.sendsVideo(Buffer.from('Hello'), { as: 'document', fileName: 'a.md', mimeType: 'application/octet-stream' });
    ann.sendsVideo(Buffer.from('Hi'), { as: 'document', fileName: 'b.text', mimeType: 'text/plain' });
    ann.sendsVideo(Buffer.from('Ho'), { as: 'document', fileName: 'c.srt', mimeType: 'application/x-subrip' });
    await takeIn();
    expect(under.received.map(({ event }) => event)).toEqual([
      { kind: 'sent_script', ref: expect.any(String), fileName: 'a.md', sizeBytes: 5 },
      { kind: 'sent_script', ref: expect.any(String), fileName: 'b.text', sizeBytes: 2 },
      { kind: 'sent_script', ref: expect.any(String), fileName: 'c.srt', sizeBytes: 2 },
    ]);
  });

  it('may contain a clip that is too large for the bot to fetch', async () => {
    const mebibyte = 1024 * 1024;
    const cloud = captionBotUnderTest({ telegram, fake, apiRoot: 'https://api.telegram.org' });
    fake.meet().sendsVideo(mp4Bytes(20 * mebibyte + 1));
    for (const update of fake.updates.all()) await cloud.handle([update]);
    expect(cloud.received.map(({ event }) => event)).toEqual([
      { kind: 'sent_clip_too_large', sizeBytes: 20 * mebibyte + 1, limitBytes: 20 * mebibyte },
    ]);
    await takeIn();
    // a Bot API server of one's own can fetch it
    expect(under.received.map(({ event }) => event.kind)).toEqual(['sent_clip']);
  });

  it('may reply to one of our messages, or be a tap', async () => {
    const ann = fake.meet();
    ann.starts();
    const keyboard = { inline_keyboard: [[{ text: 'Go', callback_data: 'r:vid_1:1' }]] };
    await under.bot.api.sendMessage(ann.chat.id, 'The text', { reply_markup: keyboard });
    const ours = ann.messages.at(-1);
    ann.says('3: Hello', { replyTo: ours });
    ann.says('me too', { replyTo: ann.messages.at(-1) });
    void ann.taps('Go');
    const tapRef = fake.updates.all().at(-1)?.callback_query?.id;
    await takeIn();
    expect(under.received.slice(1)).toMatchObject([
      { event: { kind: 'said', text: '3: Hello' }, quotedMessageId: String(ours?.id) },
      { event: { kind: 'said', text: 'me too' } },
      { event: { kind: 'tapped', action: 'r:vid_1:1' }, tapRef, address: { chatId: String(ann.chat.id) } },
    ]);
    expect(under.received[2]).not.toHaveProperty('quotedMessageId');
  });
});

describe('a person who blocks the bot', () => {
  it('is recorded; unblocking needs no handling', async () => {
    const ann = fake.meet();
    ann.blocks();
    ann.unblocks();
    await takeIn();
    expect(under.blocked).toEqual([{ chatKey: `telegram:${ann.chat.id}`, at: expect.any(Date) }]);
    expect(under.received).toEqual([]);
  });
});

describe('a group', () => {
  it('is told where the bot works, and its messages are not stored', async () => {
    const ann = fake.meet({ language: 'de' });
    const group = fake.createGroup('Team');
    ann.says('just talking https://example.com/a.mp4', { in: group });
    ann.says('/help', { in: group });
    ann.says('/help@weather_bot', { in: group });
    ann.says('/help@captions_bot', { in: group });
    await takeIn();
    await waitUntil(() => group.messages.some(({ from }) => from === 'bot'));
    const told = group.messages.filter(({ from }) => from === 'bot');
    expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('nur im Einzelchat')]);
    expect(told[0]?.keyboard?.inline_keyboard[0]?.[0]).toMatchObject({ url: 'https://t.me/captions_bot' });
    expect(under.received).toEqual([]);
  });
});

describe('polling', () => {
  const start = () =>
    startCaptionBot({
      ...under,
      telegram: { botToken: fake.token, apiRoot: telegram.url, updates: { mode: 'polling' } },
      publicBaseUrl: 'https://captions.example',
    });
  const texts = () => under.received.map(({ event }) => (event.kind === 'said' ? event.text : event.kind));

  it('removes a webhook, stores updates in order, and confirms all of them', async () => {
    fake.setWebhook({ url: 'https://old.example/hook', secret: null });
    const ann = fake.meet();
    for (const text of ['one', 'two', 'three']) ann.says(text);
    const running = start();
    await waitUntil(() => under.received.length === 3);
    await running.stop();
    expect(texts()).toEqual(['one', 'two', 'three']);
    expect(fake.updates.all()).toEqual([]);
  });

  it('stores what one person wrote meanwhile by one write', async () => {
    const [ann, ben] = [fake.meet(), fake.meet()];
    for (let count = 1; count <= 40; count++) ann.says(`${count}`);
    ben.says('hello');
    const running = start();
    await waitUntil(() => under.received.length === 41);
    await running.stop();
    expect(under.writes.toSorted()).toEqual([1, 40]);
  });

  it('retries an update until it is stored, before the next one', async () => {
    const lost = Object.assign(new Error('the database is away'), { name: 'MongoNetworkError' });
    under.failures.push(...Array.from({ length: 8 }, () => lost));
    const ann = fake.meet();
    ann.says('one');
    ann.says('two');
    const running = start();
    await waitUntil(() => under.received.length === 2);
    await running.stop();
    expect(texts()).toEqual(['one', 'two']);
  });

  it('drops an update that keeps failing by an error of ours, so that later ones are handled', async () => {
    under.failures.push(...Array.from({ length: 6 }, () => new TypeError('no such field')));
    const ann = fake.meet();
    ann.says('one');
    ann.says('two');
    const running = start();
    await waitUntil(() => under.received.length === 1);
    await running.stop();
    expect(texts()).toEqual(['two']);
    expect(under.log()).toContain('an update was dropped');
  });

  it('goes on after refusals, and logs what an operator can do, without the token', async () => {
    let refusals = 2;
    const stranger = await startFakeTelegram();
    under = captionBotUnderTest({ telegram: stranger, fake });
    const running = startCaptionBot({
      ...under,
      telegram: { botToken: fake.token, apiRoot: stranger.url, updates: { mode: 'polling' } },
      publicBaseUrl: 'https://captions.example',
    });
    await waitUntil(() => under.log().includes('get a new token from BotFather'));
    const known = stranger.addBot({ token: fake.token });
    known.intercept('getUpdates', (_call, carryOut) => {
      refusals -= 1;
      return refusals >= 0 ? Promise.reject(new Error('out of order')) : carryOut();
    });
    known.meet().says('at last');
    await waitUntil(() => under.received.length === 1);
    await stranger.close();
    await waitUntil(() => under.log().includes('ECONNREFUSED'));
    await running.stop();
    expect(under.log()).not.toContain('secret-Of_the-bot');
  });

  it('sets the menu and the profile in every language, and only where they differ', async () => {
    const running = start();
    await waitUntil(() => fake.profile.shortDescriptions.size === languages.length);
    await running.stop();
    expect(fake.profile.commands.get('default:')).toContainEqual({ command: 'help', description: 'what I can do' });
    expect([...fake.profile.descriptions.keys()]).toEqual(['', ...languages.slice(1)]);
    expect(fake.profile.descriptions.get('ru')).toMatch(/Пришлите видео/);
    fake.calls.length = 0;
    const again = start();
    await waitUntil(
      () => fake.calls.filter(({ method }) => method === 'getMyShortDescription').length === languages.length,
    );
    await again.stop();
    expect(fake.calls.filter(({ method }) => method.startsWith('setMy'))).toEqual([]);
  });
});

describe('the webhook', () => {
  const post = (secret: string | null, update: unknown) =>
    receiveWebhookUpdate(
      { handle: under.handle, secret: 'right' },
      { secret, body: Buffer.from(typeof update === 'string' ? update : JSON.stringify(update)) },
    );

  it('is set at Telegram with its secret and the wanted kinds of updates', async () => {
    const running = startCaptionBot({
      ...under,
      telegram: { botToken: fake.token, apiRoot: telegram.url, updates: { mode: 'webhook', secret: 'right' } },
      publicBaseUrl: 'https://captions.example',
    });
    await waitUntil(() => fake.webhook !== null);
    await running.stop();
    expect(fake.webhook).toEqual({ url: 'https://captions.example/telegram/webhook', secret: 'right' });
    expect(fake.allowedUpdates).toEqual(['message', 'callback_query', 'my_chat_member']);
  });

  it('accepts only requests with the right secret', async () => {
    fake.meet().says('hello');
    const [update] = fake.updates.all();
    expect(await post(null, update)).toBe('refused');
    expect(await post('wrong', update)).toBe('refused');
    expect(await post('right', 'not JSON')).toBe('unreadable');
    expect(await post('right', [])).toBe('unreadable');
    expect(under.received).toEqual([]);
    expect(await post('right', update)).toBe('taken');
    expect(under.received.map(({ event }) => event)).toEqual([{ kind: 'said', text: 'hello' }]);
  });

  it('answers without waiting for the calls that it makes to Telegram', async () => {
    let allPosted: (() => void) | undefined;
    const posted = new Promise<void>((resolve) => {
      allPosted = resolve;
    });
    const afterwards = async (_call: unknown, carryOut: () => Promise<unknown>) => {
      await posted;
      return carryOut();
    };
    for (const method of ['getMe', 'sendMessage']) fake.intercept(method, afterwards);
    const ann = fake.meet();
    const group = fake.createGroup('Team');
    ann.says('hello');
    ann.says('/help@captions_bot', { in: group });
    for (const update of fake.updates.all()) expect(await post('right', update)).toBe('taken');
    expect(group.messages.map(({ from }) => from)).toEqual(['person']);
    allPosted?.();
    await waitUntil(() => group.messages.some(({ from }) => from === 'bot'));
  });

  it('throws when the update could not be stored, so that it is posted again', async () => {
    fake.meet().says('hello');
    under.failures.push(new Error('the database is away'));
    await expect(post('right', fake.updates.all()[0])).rejects.toThrow('the database is away');
  });
});
