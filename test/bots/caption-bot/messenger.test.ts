import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTelegramMessenger } from '../../../bots/caption-bot/messenger/create-telegram-messenger.ts';
import { ApiRefusal, HangUp, tooManyRequests } from '../../../scripts/fake-telegram/api-refusal.ts';
import type { FakeBot } from '../../../scripts/fake-telegram/fake-bot.ts';
import type { FakePerson } from '../../../scripts/fake-telegram/person.ts';
import { type FakeTelegram, startFakeTelegram } from '../../../scripts/fake-telegram/start-fake-telegram.ts';
import type { Messenger, OutgoingMedia, OutgoingMessage } from '../../../src/chat/chats/messenger.ts';
import { describeMessenger } from '../../contracts/messenger.contract.ts';
import { jpegBytes, mp4Bytes } from '../../support/media-bytes.ts';

let telegram: FakeTelegram;
let fake: FakeBot;
let ann: FakePerson;
let messenger: Messenger;
const { signal } = new AbortController();

beforeEach(async () => {
  telegram = await startFakeTelegram();
  fake = telegram.addBot({ token: '700001:secret-Of_the-bot' });
  messenger = createTelegramMessenger({ token: fake.token, apiRoot: telegram.url });
  ann = fake.meet();
  ann.starts();
});

afterEach(() => telegram.close());

const address = () => ({ kind: 'telegram' as const, chatId: String(ann.chat.id) });
const send = (message: Partial<OutgoingMessage>) =>
  messenger.send(address(), { text: '', media: null, buttons: [], ...message }, signal);

function video(given: Partial<Extract<OutgoingMedia, { kind: 'video' }>> = {}) {
  const opened: number[] = [];
  const media = {
    kind: 'video' as const,
    async open() {
      opened.push(1);
      return Readable.from([mp4Bytes(1000), Buffer.alloc(500)]);
    },
    ...{ fileName: 'captioned.mp4', sizeBytes: 1500, width: 320, height: 568, durationSeconds: 6.6 },
    ...{ thumbnail: jpegBytes({ width: 180, height: 320 }), url: 'http://127.0.0.1/media/1', fileRef: null, ...given },
  };
  return { media, opened };
}

describeMessenger('Telegram', async () => {
  const inbound = { bytes: mp4Bytes(), ref: '' };
  ann.sendsVideo(inbound.bytes);
  inbound.ref = fake.updates.all().at(-1)?.message?.video?.file_id ?? '';
  const kinds = { photo: 'picture', video: 'video', document: 'file' } as const;
  const next = (error: Error) => () =>
    fake.intercept('sendMessage', () => {
      throw error;
    });
  return {
    ...{ messenger, address: address(), inbound, token: fake.token },
    ...{ jpeg: jpegBytes({ width: 90, height: 160 }), mp4: mp4Bytes() },
    seen: () =>
      ann.messages
        .filter(({ from }) => from === 'bot')
        .map((message) => ({
          text: message.text,
          media: message.media && (kinds[message.media.kind as 'photo'] ?? null),
          labels: (message.keyboard?.inline_keyboard ?? []).flat().map(({ text }) => text),
        })),
    fails: {
      blocked: () => ann.blocks(),
      rate_limited: next(tooManyRequests(3)),
      unreachable: next(new HangUp()),
      bad_token: next(new ApiRefusal(401, 'Unauthorized')),
    },
  };
});

describe('the name of the bot', () => {
  it('is asked for once, and again only after a failure', async () => {
    await telegram.close();
    expect(await messenger.botName?.()).toBeNull();
    telegram = await startFakeTelegram();
    fake = telegram.addBot({ token: '700001:secret-Of_the-bot' });
    messenger = createTelegramMessenger({ token: fake.token, apiRoot: telegram.url });
    expect(await messenger.botName?.()).toBe(fake.me.username);
    await telegram.close();
    expect(await messenger.botName?.()).toBe(fake.me.username);
    telegram = await startFakeTelegram();
  });
});

describe('a message', () => {
  it('is sent with its buttons, and its id is returned', async () => {
    const buttons = [
      [{ label: 'Render this', action: 'r:vid:1', tone: 'primary' as const }],
      [],
      [{ label: 'Open', url: 'https://captions.example/app' }],
    ];
    const { messageId, fileRef } = await send({ text: 'Ready?', buttons });
    const shown = ann.messages.at(-1);
    expect({ messageId, fileRef }).toEqual({ messageId: String(shown?.id), fileRef: null });
    expect(shown).toMatchObject({
      text: 'Ready?',
      keyboard: {
        inline_keyboard: [
          [{ text: 'Render this', callback_data: 'r:vid:1', style: 'primary' }],
          [{ text: 'Open', url: 'https://captions.example/app' }],
        ],
      },
    });
  });

  it('with a picture or a file has its text as the caption', async () => {
    await send({
      text: 'Like this',
      media: { kind: 'picture', jpeg: jpegBytes({ width: 320, height: 568 }), url: null },
    });
    expect(ann.messages.at(-1)).toMatchObject({ text: 'Like this', media: { kind: 'photo', width: 320, height: 568 } });
    await send({ text: 'Subtitles', media: { kind: 'file', name: 'a.srt', bytes: Buffer.from('1\n'), url: null } });
    expect(ann.messages.at(-1)?.media).toMatchObject({ kind: 'document', file: { fileName: 'a.srt' } });
  });

  it('that is too long for a caption is sent before the video', async () => {
    const { media } = video();
    const { messageId } = await send({ text: 'x'.repeat(1025), media, buttons: [[{ label: 'Fix', action: 'fix' }]] });
    const [words, film] = ann.messages.slice(-2);
    expect(words).toMatchObject({ text: 'x'.repeat(1025), media: null, keyboard: undefined });
    expect(film).toMatchObject({ id: Number(messageId), text: '', media: { kind: 'video' } });
    expect(film?.keyboard?.inline_keyboard).toHaveLength(1);
  });
});

describe('a video', () => {
  it('is sent with size, length and thumbnail, so that it plays in the chat', async () => {
    const { media } = video();
    await send({ text: 'Here it is!', media });
    expect(ann.messages.at(-1)).toMatchObject({
      text: 'Here it is!',
      media: {
        ...{ kind: 'video', width: 320, height: 568, durationSeconds: 7, supportsStreaming: true },
        ...{ thumbnail: { width: 180, height: 320 }, file: { fileName: 'captioned.mp4' } },
      },
    });
  });

  it('is sent again by its file id, without being opened', async () => {
    const { fileRef } = await send(video());
    const again = video({ fileRef });
    expect((await send(again)).fileRef).toBe(fileRef);
    expect(again.opened).toEqual([]);
  });

  it('is too large when the upload takes too long', async () => {
    fake.intercept('sendVideo', (call) => new Promise((_, reject) => call.signal.addEventListener('abort', reject)));
    const hasty = createTelegramMessenger({ token: fake.token, apiRoot: telegram.url }, { uploadTimeoutMs: 50 });
    const sent = hasty.send(address(), { text: '', buttons: [], ...video() }, signal);
    await expect(sent).rejects.toMatchObject({ failure: 'too_large' });
  });

  it('is refused when Telegram no longer has the file', async () => {
    const { media } = video({ fileRef: 'BAAC999-0-of-another-bot' });
    await expect(send({ media })).rejects.toMatchObject({ failure: 'refused' });
  });
});

describe('an edit', () => {
  const edit = (messageId: string, message: Partial<OutgoingMessage>, isUnderMedia = false) =>
    messenger.edit({
      ...{ address: address(), messageId, isUnderMedia, signal },
      message: { text: '', media: null, buttons: [], ...message },
    });

  it('changes text and buttons, and is no error when nothing differs', async () => {
    const { messageId } = await send({ text: 'In the queue', buttons: [[{ label: 'Cancel', action: 'x' }]] });
    await edit(messageId, { text: 'Done' });
    await edit(messageId, { text: 'Done' });
    expect(ann.messages.at(-1)).toMatchObject({ text: 'Done', keyboard: undefined, edits: 1 });
  });

  it('changes the caption of a video', async () => {
    const { messageId } = await send({ text: 'New', ...video() });
    await edit(messageId, { text: 'Old' }, true);
    expect(ann.messages.at(-1)).toMatchObject({ text: 'Old', media: { kind: 'video' } });
  });

  it('of a message that no longer exists is refused', async () => {
    await expect(edit('999999', { text: 'x' })).rejects.toMatchObject({ failure: 'refused', statusCode: 400 });
  });
});

describe('a tap', () => {
  it('is answered, with a text or without', async () => {
    await send({ text: 'Ready?', buttons: [[{ label: 'Go', action: 'go' }]] });
    const answered = ann.taps('Go');
    const tapRef = fake.updates.all().at(-1)?.callback_query?.id ?? '';
    await messenger.answerTap?.({ address: address(), tapRef, text: 'On it', signal });
    expect(await answered).toEqual({ text: 'On it', showAlert: false });
  });
});

describe('a failure', () => {
  it.each([
    ['rate_limited', tooManyRequests(7), { retryAfterMs: 7000, statusCode: 429 }],
    ['blocked', new ApiRefusal(403, 'Forbidden: user is deactivated'), { statusCode: 403 }],
    ['blocked', new ApiRefusal(400, 'Bad Request: chat not found'), {}],
    ['too_large', new ApiRefusal(413, 'Request Entity Too Large'), {}],
    ['too_large', new ApiRefusal(400, 'Bad Request: file is too big'), {}],
    ['refused', new ApiRefusal(400, 'Bad Request: BUTTON_DATA_INVALID'), { statusCode: 400 }],
    ['unreachable', new ApiRefusal(502, 'Bad Gateway'), { statusCode: 502 }],
    ['unreachable', new ApiRefusal(401, 'Unauthorized'), { statusCode: 401 }],
    ['unreachable', new HangUp('gone'), { statusCode: null }],
  ])('is told as %s', async (failure, thrown, facts) => {
    fake.intercept('sendMessage', () => Promise.reject(thrown));
    const error = await send({ text: 'x' }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'MessengerError', failure, ...facts });
    expect(inspected(error)).not.toContain('secret-Of_the-bot');
  });

  it('contains neither the token nor message text', async () => {
    await telegram.close();
    const error = await send({ text: 'between us' }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ failure: 'unreachable', message: expect.stringContaining('ECONNREFUSED') });
    expect(inspected(error)).not.toMatch(/secret-Of_the-bot|between us/);
    telegram = await startFakeTelegram();
  });

  it('says that the person has blocked the bot', async () => {
    ann.blocks();
    await expect(send({ text: 'x' })).rejects.toMatchObject({ failure: 'blocked' });
  });

  it('says that the video could not be opened', async () => {
    const open = () => Promise.reject(new Error('the store is away'));
    await expect(send({ media: video({ open }).media })).rejects.toMatchObject({
      failure: 'unreachable',
      message: expect.stringContaining('the store is away'),
    });
  });
});

describe('a file that was sent', () => {
  it('is downloaded', async () => {
    ann.sendsVideo(mp4Bytes(3000));
    const fileId = fake.updates.all().at(-1)?.message?.video?.file_id ?? '';
    expect(await buffer(await messenger.openFile(fileId, signal))).toEqual(mp4Bytes(3000));
  });

  it('may be too large, or no longer exist', async () => {
    ann.sendsVideo(mp4Bytes(20 * 1024 * 1024 + 1));
    const fileId = fake.updates.all().at(-1)?.message?.video?.file_id ?? '';
    await expect(messenger.openFile(fileId, signal)).rejects.toMatchObject({ failure: 'too_large' });
    await expect(messenger.openFile('unknown', signal)).rejects.toMatchObject({ failure: 'refused' });
  });

  it('is read from disk when a local server keeps it there', async () => {
    const local = await startFakeTelegram({ local: true });
    try {
      const own = local.addBot();
      own.meet().sendsVideo(mp4Bytes(3000));
      const fileId = own.updates.all().at(-1)?.message?.video?.file_id ?? '';
      const there = createTelegramMessenger({ token: own.token, apiRoot: local.url });
      expect(there.maxVideoBytes).toBe(2000 * 1024 * 1024);
      expect(await buffer(await there.openFile(fileId, signal))).toEqual(mp4Bytes(3000));
      // one of the server's folders has the token as its name
      own.intercept('getFile', async () => ({ file_path: `/var/lib/telegram-bot-api/${own.token}/videos/file_0.mp4` }));
      const error = await there.openFile(fileId, signal).catch((caught: unknown) => caught);
      expect(error).toMatchObject({ failure: 'unreachable', message: expect.stringContaining('ENOENT') });
      expect(inspected(error)).not.toContain(own.token.split(':')[1]);
    } finally {
      await local.close();
    }
  });
});

/** Everything that a log could print of it. */
function inspected(error: unknown): string {
  const parts: unknown[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    parts.push(at.message, at.stack, JSON.stringify(at));
  }
  return parts.join('\n');
}
