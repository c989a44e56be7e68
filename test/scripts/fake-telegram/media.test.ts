import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeBot } from '../../../scripts/fake-telegram/fake-bot.ts';
import type { FakePerson } from '../../../scripts/fake-telegram/person.ts';
import { type FakeTelegram, startFakeTelegram } from '../../../scripts/fake-telegram/start-fake-telegram.ts';
import { createBotApiCaller } from '../../support/call-bot-api.ts';
import { jpegBytes, mp4Bytes } from '../../support/media-bytes.ts';

const mebibyte = 1024 * 1024;

let telegram: FakeTelegram;
let bot: FakeBot;
let ann: FakePerson;
let call: ReturnType<typeof createBotApiCaller>;

beforeAll(async () => {
  telegram = await startFakeTelegram({ floodLimits: { burst: 1000, perSecond: 1 } });
  bot = telegram.addBot();
  call = createBotApiCaller({ url: telegram.url, token: bot.token });
  ann = bot.meet();
  ann.starts();
});

afterAll(() => telegram.close());

function form(fields: Record<string, string | number | Buffer>): FormData {
  const data = new FormData();
  data.set('chat_id', String(ann.chat.id));
  for (const [name, value] of Object.entries(fields)) {
    if (Buffer.isBuffer(value)) data.set(name, new Blob([new Uint8Array(value)]), `${name}.bin`);
    else data.set(name, String(value));
  }
  return data;
}

const video = mp4Bytes;

describe('a video', () => {
  it('arrives with its properties and thumbnail', async () => {
    const facts = { width: 320, height: 568, duration: 6, supports_streaming: 'true', caption: 'Here it is' };
    const thumbnail = jpegBytes({ width: 180, height: 320 });
    const reply = await call(
      'sendVideo',
      form({ video: video(), ...facts, thumbnail: 'attach://small', small: thumbnail }),
    );
    expect(reply).toMatchObject({
      ok: true,
      result: { caption: 'Here it is', video: { width: 320, height: 568, duration: 6, thumbnail: { width: 180 } } },
    });
    expect(ann.messages.at(-1)?.media).toMatchObject({ kind: 'video', supportsStreaming: true });
  });

  it('can be sent again by its id, by the same bot only', async () => {
    const first = await call('sendVideo', form({ video: video() }));
    const { file_id: fileId } = (first.result as { video: { file_id: string } }).video;
    expect(await call('sendVideo', { chat_id: ann.chat.id, video: fileId })).toMatchObject({ ok: true });
    const asPhoto = await call('sendPhoto', { chat_id: ann.chat.id, photo: fileId });
    expect(asPhoto.description).toBe("Bad Request: can't use file of type Video as Photo");
    const unknown = await call('sendVideo', { chat_id: ann.chat.id, video: 'BAAC1-0-other' });
    expect(unknown.description).toBe('Bad Request: wrong file identifier/HTTP URL specified');
  });

  it('above 50 MB is refused', async () => {
    expect(await call('sendVideo', form({ video: video(50 * mebibyte + 1) }))).toMatchObject({
      status: 413,
      description: 'Request Entity Too Large',
    });
  });

  it('that is not MPEG-4 arrives as a file', async () => {
    await call('sendVideo', form({ video: Buffer.from('no video at all') }));
    expect(ann.messages.at(-1)?.media?.kind).toBe('document');
  });

  it('loses a thumbnail that is too large, without an error', async () => {
    await call('sendVideo', form({ video: video(), thumbnail: jpegBytes({ width: 640, height: 360 }) }));
    expect(ann.messages.at(-1)?.media).toMatchObject({ kind: 'video', thumbnail: null });
  });

  it.each([
    [{ caption: 'x'.repeat(1025), video: video() }, 'message caption is too long'],
    [{ video: Buffer.alloc(0) }, 'file must be non-empty'],
    [{ width: 'wide', video: video() }, 'parameter "width" must be an integer'],
    [{}, 'there is no video in the request'],
  ])('is refused in Telegram’s words, %#', async (fields, words) => {
    expect(await call('sendVideo', form(fields))).toMatchObject({ status: 400, description: `Bad Request: ${words}` });
  });
});

describe('a picture', () => {
  it('is checked', async () => {
    const reply = await call('sendPhoto', form({ photo: jpegBytes({ width: 320, height: 568 }) }));
    expect(reply).toMatchObject({ ok: true, result: { photo: [{ width: 320, height: 568 }] } });
    const broken = await call('sendPhoto', form({ photo: Buffer.from('not a picture') }));
    expect(broken.description).toBe('Bad Request: IMAGE_PROCESS_FAILED');
    const strip = await call('sendPhoto', form({ photo: jpegBytes({ width: 2100, height: 100 }) }));
    expect(strip.description).toBe('Bad Request: PHOTO_INVALID_DIMENSIONS');
    const large = Buffer.concat([jpegBytes({ width: 320, height: 568 }), Buffer.alloc(10 * mebibyte)]);
    expect((await call('sendPhoto', form({ photo: large }))).description).toMatch(/is too big for a photo$/);
  });
});

describe('a file from a person', () => {
  it('can be downloaded by getFile, up to 20 MB', async () => {
    const bytes = video(2000);
    ann.sendsVideo(bytes, { fileName: 'holiday.mp4', caption: 'bigger' });
    const message = bot.updates.all().at(-1)?.message;
    expect(message).toMatchObject({ caption: 'bigger', video: { file_name: 'holiday.mp4', file_size: 2000 } });
    const { result } = await call('getFile', { file_id: message?.video?.file_id });
    const { file_path: path } = result as { file_path: string };
    const reply = await fetch(`${telegram.url}/file/bot${bot.token}/${path}`);
    expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
    ann.sendsVideo(video(20 * mebibyte + 1));
    const large = bot.updates.all().at(-1)?.message?.video?.file_id;
    expect((await call('getFile', { file_id: large })).description).toBe('Bad Request: file is too big');
    expect((await call('getFile', { file_id: 'unknown' })).description).toBe('Bad Request: invalid file_id');
  });

  it('may be of many kinds', () => {
    ann.sendsVideo(video(), { as: 'document', fileName: 'clip.mov', mimeType: 'video/quicktime' });
    ann.sendsVideo(video(), { as: 'video_note', width: 240 });
    ann.sendsPhoto(jpegBytes({ width: 90, height: 60 }));
    ann.speaks(Buffer.from('OggS'), 3);
    ann.sends('sticker');
    const messages = bot.updates.all().slice(-5);
    expect(messages.map(({ message }) => message)).toMatchObject([
      { document: { mime_type: 'video/quicktime', file_name: 'clip.mov' } },
      { video_note: { length: 240 } },
      { photo: [{ width: 90, height: 60 }] },
      { voice: { duration: 3, mime_type: 'audio/ogg' } },
      { sticker: {} },
    ]);
  });
});

describe('a local server', () => {
  it('provides files of any size by their path on this machine', async () => {
    const local = await startFakeTelegram({ local: true });
    try {
      const own = local.addBot();
      own.meet().sendsVideo(video(21 * mebibyte));
      const fileId = own.updates.all().at(-1)?.message?.video?.file_id;
      const { result } = await createBotApiCaller({ url: local.url, token: own.token })('getFile', { file_id: fileId });
      const { file_path: path } = result as { file_path: string };
      expect(path).toMatch(/^\//);
      expect(readFileSync(path).length).toBe(21 * mebibyte);
    } finally {
      await local.close();
    }
  });
});
