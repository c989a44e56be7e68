import { beforeEach, describe, expect, it } from 'vitest';
import { MessengerError, type MessengerFailure } from '../../../../src/chat/chats/messenger.ts';
import { createWorkTimeModel } from '../../../../src/product/videos/estimates/work-time.model.ts';
import { buildFacts } from '../../../support/build-facts.ts';
import { chatsUnderTest, contactOf, someLink, telegram } from '../../../support/chats-under-test.ts';
import { profileQueries } from '../../../support/profile-queries.ts';
import { scan } from '../../../support/scan.ts';

const world = await chatsUnderTest();
const { tg, platform, chats } = world;

beforeEach(() => world.reset());

const failure = (kind: MessengerFailure, retryAfterMs?: number) =>
  new MessengerError(kind, { message: `it is ${kind}`, ...(retryAfterMs ? { retryAfterMs } : {}) });
const tell = (text: string, address = telegram()) =>
  chats.queueMessage({ address, messageKey: text, message: { text } });
const pass = async (ms: number) => {
  world.time.now += ms;
  await world.settle();
};
const texts = () => tg.arrived.map(({ message }) => message.text);

describe('sending', () => {
  it('sends a queued message once for each key', async () => {
    await Promise.all([tell('hello'), tell('hello')]);
    await world.settle();
    await tell('hello');
    await world.settle();
    expect(texts()).toEqual(['hello']);
  });

  it('sends in order, one at a time, whichever process sends', async () => {
    const two = world.another();
    for (const text of ['a', 'b', 'c', 'd']) await tell(text);
    await Promise.all([chats, two, chats, two].map((one) => one.sendMessages(world.going)));
    expect(texts()).toEqual(['a', 'b', 'c', 'd']);
    expect(tg.sendsAtOnce.most).toBe(1);
  });

  it('waits as long as the messenger asks, for that chat', async () => {
    tg.failures = [failure('rate_limited', 7_000)];
    await tell('a');
    await world.settle();
    await tell('b', telegram('88'));
    await world.settle();
    expect(texts()).toEqual(['b']);
    await pass(6_000);
    expect(texts()).toEqual(['b']);
    await pass(1_000);
    expect(texts()).toEqual(['b', 'a']);
  });

  it('waits in all chats when several were asked to wait', async () => {
    tg.failures = [failure('rate_limited', 9_000), failure('rate_limited', 5_000)];
    for (const chatId of ['1', '2', '3']) {
      await tell(chatId, telegram(chatId));
      await world.settle();
    }
    expect(texts()).toEqual([]);
    await tell('elsewhere', contactOf());
    await world.settle();
    expect(platform.shown()).toEqual(['elsewhere']);
    await pass(5_000);
    expect(texts().sort()).toEqual(['2', '3']);
    await pass(4_000);
    expect(texts().sort()).toEqual(['1', '2', '3']);
  });

  it('goes on in other chats when only those that were sent much are asked to wait', async () => {
    for (const chatId of ['1', '2']) {
      for (let count = 0; count < 10; count++) await tell(`${chatId}-${count}`, telegram(chatId));
      await world.settle();
    }
    expect(texts()).toHaveLength(20);
    tg.failures = [failure('rate_limited', 9_000), failure('rate_limited', 9_000)];
    for (const chatId of ['1', '2', '3']) {
      await tell(chatId, telegram(chatId));
      await world.settle();
    }
    expect(texts().slice(20)).toEqual(['3']);
    await pass(9_000);
    expect(texts().slice(20)).toEqual(['3', '1', '2']);
  });

  it('reads no chat that is not due, nor one that has to wait because it was sent much', async () => {
    for (let chatId = 1; chatId <= 60; chatId++) await tell('a', telegram(String(chatId)));
    await world.settle();
    const limitedUntil = new Date(world.clock() + 9_000);
    await world.conversations.updateMany({}, { $set: { limitedUntil, limitIsItsOwn: true } });
    const queries = await profileQueries(world.conversations.db, () => chats.sendMessages(world.going));
    expect(Math.max(...queries.map(({ docsExamined }) => docsExamined))).toBe(0);
    expect(Math.max(...queries.map(({ keysExamined }) => keysExamined))).toBeLessThan(5);
  });

  it('sends nothing to a person who has blocked the bot, until they write again', async () => {
    tg.failures = [failure('blocked')];
    await tell('a');
    await tell('b');
    await world.settle();
    await tell('c');
    await world.settle();
    expect(texts()).toEqual([]);
    expect(await world.outbox.countDocuments(scan({ status: { $in: ['waiting', 'sending'] } }))).toBe(0);
    expect(await world.chatOf()).toMatchObject({ blockedAt: expect.any(Date) });
    await world.commands('help');
    expect(texts()).toHaveLength(1);
  });

  it('keeps messages that are not allowed now until the person writes', async () => {
    platform.failures = [failure('window_closed')];
    const contact = contactOf();
    await tell('your video', contact);
    await world.settle();
    await pass(3_600_000);
    expect(platform.arrived).toEqual([]);
    await world.commands('help', '', contact);
    expect(platform.shown()[0]).toBe('your video');
    expect(platform.arrived).toHaveLength(2);
  });

  it('retries later, in order, while the messenger is unreachable', async () => {
    tg.failures = [failure('unreachable'), failure('unreachable')];
    await tell('a');
    await tell('b');
    await world.settle();
    expect(texts()).toEqual([]);
    await pass(10_000);
    expect(texts()).toEqual([]);
    await pass(120_000);
    expect(texts()).toEqual(['a', 'b']);
  });

  it('drops a message that could not be sent for a day', async () => {
    await tell('a');
    for (let hours = 0; hours < 32; hours += 8) {
      tg.failures = [failure('unreachable')];
      await pass(8 * 3_600_000);
    }
    expect(await world.outbox.findOne().lean()).toMatchObject({ status: 'dropped', problem: 'it is unreachable' });
    tg.failures = [];
  });

  it('skips a refused message', async () => {
    tg.failures = [failure('refused')];
    await tell('a');
    await tell('b');
    await world.settle();
    expect(texts()).toEqual(['b']);
  });

  it('drops a message that keeps failing with an internal error', async () => {
    tg.failures = Array.from({ length: 5 }, () => new Error('odd'));
    await tell('a');
    await tell('b');
    for (let round = 0; round < 5; round++) await pass(3 * 3_600_000);
    expect(texts()).toEqual(['b']);
  });
});

describe('the status message of a video', () => {
  it('is edited every three seconds at most, and only when there is something new', async () => {
    await world.says(someLink);
    const { _id } = await world.onlyVideo();
    for (let second = 1; second <= 9; second++) {
      world.time.now += 1_000;
      await world.videos.updateOne({ _id }, { stage: 'listening', progress: 10 + (second > 5 ? 5 : second) });
      await world.follow();
      await world.settle();
    }
    expect(tg.arrived).toHaveLength(1);
    const times = [tg.arrived[0]?.atMs ?? 0, ...tg.edits.map(({ atMs }) => atMs)];
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3_000);
    expect(new Set(tg.edits.map(({ text }) => text)).size).toBe(tg.edits.length);
    expect(tg.shown()[0]).toContain('15 %');
  });

  it('says the queue position, and the time left at the speed so far', async () => {
    await world.says(someLink, telegram('1'));
    world.time.now += 1_000;
    await world.says(someLink, telegram('2'));
    expect(tg.shown('telegram:2')[0]).toMatch(/2/);
    const { _id } = await world.videos
      .findOne(scan({ chatKey: 'telegram:2' }))
      .orFail()
      .lean();
    for (const progress of [10, 30, 50]) {
      world.time.now += 10_000;
      await world.videos.updateOne({ _id }, { stage: 'rendering', progress });
      await world.follow();
      await world.settle();
    }
    const left = async () => (await world.chatOf(telegram('2'))).state?.videos[0]?.progress?.secondsLeft;
    expect(await left()).toBe(25);
    // without progress the time left shrinks and does not grow
    for (const [seconds, expected] of [
      [10, 15],
      [20, null],
    ] as const) {
      world.time.now += seconds * 1000;
      await world.follow();
      await world.settle();
      expect(await left()).toBe(expected);
    }
  });

  it('is not sent again once the person has deleted it', async () => {
    await world.says(someLink);
    const { _id } = await world.onlyVideo();
    tg.failures = [failure('refused')];
    for (const progress of [10, 30, 50]) {
      world.time.now += 10_000;
      await world.videos.updateOne({ _id }, { stage: 'rendering', progress });
      await world.follow();
      await world.settle();
    }
    expect(tg.arrived).toHaveLength(1);
    expect(tg.edits).toHaveLength(0);
  });

  it('is no longer updated once its video is deleted', async () => {
    await world.says(someLink);
    await world.videos.updateOne({}, { removedAt: new Date(world.clock()) });
    world.time.now += 3_000;
    await world.follow();
    expect(await world.chatOf()).toMatchObject({ openVideos: [], progressDueAt: null });
  });

  it('is rarely sent as a new message when the messenger cannot edit', async () => {
    const contact = contactOf();
    await world.says(someLink, contact);
    const { _id } = await world.onlyVideo();
    for (let seconds = 0; seconds < 200; seconds += 40) {
      world.time.now += 40_000;
      await world.videos.updateOne({ _id }, { stage: 'rendering', progress: seconds / 4 });
      await world.follow();
      await world.settle();
    }
    expect(platform.arrived).toHaveLength(2);
    await world.finish(_id);
    await world.settle();
    expect(platform.arrived).toHaveLength(3);
    expect(platform.videos()).toHaveLength(1);
  });
});

describe('a picture', () => {
  const pictures = () => tg.arrived.filter(({ message }) => /yellow/i.test(message.text));

  it('shows a look on the person’s own video', async () => {
    await world.says(someLink);
    const { _id, ownerId } = await world.onlyVideo();
    await world.videos.updateOne({ _id }, { stage: 'rendering', progress: 50 });
    world.time.now += 3_000;
    await world.follow();
    await world.settle();
    await world.says('yellow');
    expect(pictures().at(-1)?.message.media).toEqual({ kind: 'picture', jpeg: Buffer.from('jpeg'), url: null });
    expect(world.stills.at(-1)).toMatchObject({
      ownerId,
      videoId: _id,
      atMs: null,
      settings: { fontColor: expect.any(String) },
    });
  });

  it('comes as promised once the video has been listened to', async () => {
    await world.says(someLink);
    const { _id } = await world.onlyVideo();
    for (const label of ['Change the look', 'Colours', 'Letters', 'Yellow']) await world.taps(label);
    expect(pictures()).toEqual([]);
    await world.videos.updateOne({ _id }, { stage: 'planning', progress: 40 });
    world.time.now += 3_000;
    await world.follow();
    await world.settle();
    expect(tg.arrived.at(-1)?.message).toMatchObject({
      media: { kind: 'picture' },
      text: expect.stringMatching(/yellow/),
    });
  });

  it('is left out when it cannot be made', async () => {
    world.state.still = async () => {
      throw new Error('no ffmpeg');
    };
    await world.says(someLink);
    const { _id } = await world.onlyVideo();
    await world.videos.updateOne({ _id }, { stage: 'rendering', progress: 50 });
    world.time.now += 3_000;
    await world.follow();
    await world.settle();
    await world.says('yellow');
    expect(pictures().at(-1)?.message).toMatchObject({ media: null });
    world.state.still = async () => Buffer.from('jpeg');
  });
});

describe('the time left of a video', () => {
  it('says the time left by what the last videos took', async () => {
    const times = Array.from({ length: 8 }, () => ({ tookMs: 47_000, videoMs: 30_000 }));
    const stages = ['fetching', 'listening', 'planning', 'rendering', 'assembling'];
    await createWorkTimeModel(world.database.connection).create(
      stages.map((stage) => ({ _id: `full:${stage}`, times })),
    );
    // what is known of them is half a minute old at most
    world.time.now += 30_000;
    await world.says(someLink);
    world.time.now += 3_000;
    await world.follow();
    await world.settle();
    expect(tg.shown()[0]).toContain('about 4 minutes left');
    const { _id } = await world.onlyVideo();
    const facts = buildFacts({}, { durationMs: 30_000 });
    await world.videos.updateOne(
      { _id },
      { stage: 'assembling', progress: 94, facts, stageSince: new Date(world.time.now) },
    );
    world.time.now += 3_000;
    await world.follow();
    await world.settle();
    expect(tg.shown()[0]).toContain('about 45 seconds left');
  });
});
