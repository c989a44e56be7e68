import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { createTelegramMessenger } from '../../../../bots/caption-bot/messenger/create-telegram-messenger.ts';
import { repeatingJob } from '../../../../jobs/job.ts';
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
const chatMedia = createChatMedia({
  ...{ ffmpeg: tools.ffmpeg, store: world.store, logger: world.logger },
  workDirs: createWorkDirs({ dataDir: dir, workerId: 'test' }),
});
const makeSmaller = vi.spyOn(chatMedia, 'makeSmaller');
const chats = world.another('with Telegram', {
  messengers: { telegram: { ...messenger, maxVideoBytes: uploadBytes } },
  chatMedia,
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
async function sentFor(bytes: Buffer, webm?: Buffer) {
  await world.reset();
  const ann = bot.meet();
  ann.starts();
  await chats.receive(world.update(telegram(String(ann.chat.id)), { kind: 'said', text: someLink }));
  await world.settle(chats);
  const { _id } = await world.onlyVideo();
  await world.finish(_id, bytes.length, {
    bytes,
    durationMs: 4_000,
    width: 180,
    height: 320,
    ...(webm ? { webm } : {}),
  });
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
  const { ownerId } = await world.onlyVideo();
  expect(makeSmaller.mock.lastCall?.[0].owner).toBe(`user:${ownerId}`);
});

it('sends a link when it would look bad', async () => {
  const message = await sentFor(await makeNoise(2_000_000));
  expect(message?.media).toBeNull();
  expect(message?.text).toMatch(/https:\/\/.*\/media\/tok.*\/talk-captioned\.mp4$/);
});

it('gives its place for sending to others while it is encoded', async () => {
  let release: () => void = () => undefined;
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  makeSmaller.mockImplementationOnce(async ({ onEncode }) => {
    onEncode?.();
    await isFree;
    return null;
  });
  await world.reset();
  const [ann, bob] = [bot.meet(), bot.meet()];
  ann.starts();
  bob.starts();
  await chats.receive(world.update(telegram(String(ann.chat.id)), { kind: 'said', text: someLink }));
  await world.settle(chats);
  const { _id } = await world.onlyVideo();
  await world.finish(_id, uploadBytes + 1, { durationMs: 4_000, width: 180, height: 320 });
  await world.settle({ ...chats, sendMessages: async () => false });
  const job = repeatingJob(
    { wake: async () => undefined },
    {
      ...{ name: 'send-messages', concurrency: 1, logger: world.logger },
      runNext: (stopping, onSlow) => chats.sendMessages(stopping, onSlow),
    },
  );
  const stop = { draining: world.going, stopping: world.going };
  // one place: it is free again although the encode goes on
  expect(await job.run(stop)).toBe('done');
  const linked = () => ann.messages.some(({ text }) => text.includes('/media/'));
  expect(linked()).toBe(false);
  await chats.receive(world.update(telegram(String(bob.chat.id)), { kind: 'said', text: 'hello' }));
  while (await chats.processNextChat(world.going));
  await job.run(stop);
  expect(bob.messages.length).toBeGreaterThan(0);
  release();
  await job.settled?.();
  expect(linked()).toBe(true);
});

it.each([
  ['the MOV', 1000, 500, 'talk-overlay.mov'],
  ['the WebM where the MOV is too large', uploadBytes + 1, 500, 'talk-overlay.webm'],
])('sends an overlay as a document: %s', async (_, movBytes, webmBytes, fileName) => {
  const { media } = (await sentFor(Buffer.alloc(movBytes, 'm'), Buffer.alloc(webmBytes, 'w'))) ?? {};
  expect(media).toMatchObject({ kind: 'document', file: { fileName } });
});

it('says where an overlay is to be had when both files are too large', async () => {
  const large = Buffer.alloc(uploadBytes + 1);
  const message = await sentFor(large, large);
  expect(message?.media ?? null).toBeNull();
  expect(message?.text).toMatch(/talk-overlay\.mov\s[\s\S]*talk-overlay\.webm/);
});
