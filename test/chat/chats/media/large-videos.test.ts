import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTelegramMessenger } from '../../../../bots/caption-bot/messenger/create-telegram-messenger.ts';
import { startFakeTelegram } from '../../../../scripts/fake-telegram/start-fake-telegram.ts';
import { createChatMedia } from '../../../../src/chat/chats/media/chat-media.ts';
import { runFfmpeg } from '../../../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { createWorkDirs } from '../../../../src/product/videos/records/work-dirs.ts';
import { chatsUnderTest, someLink, telegram } from '../../../support/chats-under-test.ts';
import { tools } from '../../../support/make-clip.ts';

/** In place of Telegram's 50 MB. */
const uploadBytes = 200_000;

const dir = await mkdtemp(join(tmpdir(), 'captioneer-large-videos-'));
const world = await chatsUnderTest();
const fakeTelegram = await startFakeTelegram({ uploadBytes });
const bot = fakeTelegram.addBot();
const messenger = createTelegramMessenger({ token: bot.token, apiRoot: fakeTelegram.url });
const chats = world.another('with Telegram', {
  messengers: { telegram: { ...messenger, maxVideoBytes: uploadBytes } },
  chatMedia: createChatMedia({
    ...{ ffmpeg: tools.ffmpeg, store: world.store, logger: world.logger },
    workDirs: createWorkDirs({ dataDir: dir, workerId: 'test' }),
  }),
});

afterAll(async () => {
  await fakeTelegram.close();
  await rm(dir, { recursive: true, force: true });
});

/** Noise, which no encoder can compress well. */
async function makeNoise(bitsPerSecond: number): Promise<Buffer> {
  const file = join(dir, `${bitsPerSecond}.mp4`);
  const source = 'nullsrc=s=180x320:r=10:d=4,geq=random(1)*255:128:128';
  const rate = String(bitsPerSecond);
  const codec = ['-c:v', 'libx264', '-preset', 'ultrafast', '-b:v', rate, '-minrate', rate, '-maxrate', rate];
  const args = ['-f', 'lavfi', '-i', source, ...codec, '-bufsize', rate, '-pix_fmt', 'yuv420p', file];
  await runFfmpeg({ ffmpeg: tools.ffmpeg, args });
  return readFile(file);
}

/** What is sent for a video of this size. */
async function sentFor(bytes: Buffer) {
  await world.reset();
  const ann = bot.meet();
  ann.starts();
  await chats.receive(world.update(telegram(String(ann.chat.id)), { kind: 'said', text: someLink }));
  await world.settle(chats);
  const { _id } = await world.onlyVideo();
  await world.finish(_id, bytes.length, { bytes, durationMs: 4_000, width: 180, height: 320 });
  await world.settle(chats);
  return ann.messages.findLast(({ text }) => text.startsWith('Here it is!'));
}

it('sends a video that is too large for Telegram as a smaller encode, if that looks good', async () => {
  const bytes = await makeNoise(450_000);
  expect(bytes.length).toBeGreaterThan(uploadBytes);
  const { media } = (await sentFor(bytes)) ?? {};
  if (media?.kind !== 'video') throw new Error('it came as no video');
  expect(media.file.bytes.length).toBeLessThanOrEqual(uploadBytes);
  expect(media).toMatchObject({ width: 180, height: 320, durationSeconds: 4 });
});

it('sends a link when it would look bad', async () => {
  const message = await sentFor(await makeNoise(2_000_000));
  expect(message?.media).toBeNull();
  expect(message?.text).toMatch(/https:\/\/.*\/media\/tok.*\/talk-captioned\.mp4$/);
});
