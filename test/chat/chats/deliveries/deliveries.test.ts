import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { MessengerError } from '../../../../src/chat/chats/messenger.ts';
import { retryVideo } from '../../../../src/product/operations/retry-video.ts';
import { deleteVideo } from '../../../../src/product/videos/actions/delete-video.ts';
import { editVideo } from '../../../../src/product/videos/actions/edit-video.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { chatsUnderTest, contactOf, someLink, telegram } from '../../../support/chats-under-test.ts';

const world = await chatsUnderTest();
const { tg, platform, chats, deliveries } = world;

beforeEach(() => world.reset());

const delivery = () => world.deliveryModel.findOne().orFail().lean();

/** A person with an email address whose chat is linked. */
async function linked(): Promise<number> {
  const { userId } = await world.accounts.createUser({ email: `p${world.time.now++}@example.com` });
  const { code } = await chats.makeLinkCode(userId);
  await world.commands('start', `link_${code}`);
  tg.arrived.length = 0;
  return userId;
}

describe('a video that operators have tried again', () => {
  async function triedAgain() {
    await world.says(someLink);
    const { _id: videoId } = await world.onlyVideo();
    await world.fail(videoId);
    await world.settle();
    await retryVideo(world, { videoId });
    return videoId;
  }

  it('tells its chat when it fails again', async () => {
    const videoId = await triedAgain();
    const before = tg.arrived.length;
    await world.fail(videoId);
    await world.settle();
    expect(tg.shown().slice(before)).toEqual([expect.stringContaining('a web page')]);
  });

  it('is the first version when there was none before', async () => {
    await world.finish(await triedAgain());
    await world.settle();
    expect(tg.videos().at(-1)?.message.text).toContain('Here it is!');
  });
});

describe('the news of a video that was ordered in a chat', () => {
  it('is sent there as the finished video, once', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    world.time.now += 3_000;
    await world.finish(videoId);
    await world.settle();
    expect(tg.videos()).toHaveLength(1);
    const media = tg.videos()[0]?.message.media;
    expect(media).toMatchObject({ kind: 'video', sizeBytes: 9, width: 1080, durationSeconds: 30, fileRef: null });
    expect(media?.kind === 'video' && (await text(await media.open()))).toBe('the video');
    expect(await deliveries.list({ ownerId, videoId })).toMatchObject([
      { eventId: `evt_${videoId}_1`, destination: 'telegram:77', status: 'delivered', attempts: [{ error: null }] },
    ]);
    expect((await world.chatOf()).openVideos).toEqual([]);
    world.time.now += 3_600_000;
    await world.settle();
    expect(tg.videos()).toHaveLength(1);
  });

  it('is sent to a platform’s contact too, without a message in between', async () => {
    const contact = contactOf();
    await world.says(someLink, contact);
    await world.finish((await world.onlyVideo())._id);
    await world.settle();
    expect(platform.arrived).toHaveLength(2);
    expect(platform.videos()).toHaveLength(1);
    expect(await delivery()).toMatchObject({ destination: 'messenger:bot:psid', status: 'delivered' });
  });

  it('counts as delivered only when it was sent, and lists each attempt', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    await world.finish(videoId);
    tg.failures = [new MessengerError('unreachable', { message: 'no answer', statusCode: 502 })];
    await world.settle();
    expect(await delivery()).toMatchObject({ status: 'pending', attempts: [{ error: 'no answer', statusCode: 502 }] });
    world.time.now += 10_000;
    await world.settle();
    const [view] = await deliveries.list({ ownerId, videoId });
    expect(view).toMatchObject({ status: 'delivered', nextAttemptAt: null });
    expect(view?.attempts.map(({ error }) => error)).toEqual(['no answer', null]);
  });

  it('is not delivered to a person who blocks the bot', async () => {
    await world.says(someLink);
    await world.finish((await world.onlyVideo())._id);
    tg.failures = [new MessengerError('blocked', { message: 'blocked by the user' })];
    await world.settle();
    expect(await delivery()).toMatchObject({ status: 'failed', attempts: [{ error: 'blocked by the user' }] });
  });

  it('is not delivered to a person who blocked the bot before it was finished', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    await chats.markBlocked({ address: telegram(), at: new Date(world.time.now + 1_000) });
    await world.finish(videoId);
    await world.settle();
    world.time.now += 6 * 60_000;
    await world.settle();
    expect(tg.videos()).toEqual([]);
    const [view] = await deliveries.list({ ownerId, videoId });
    expect(view).toMatchObject({ status: 'failed', attempts: [{ error: { code: 'blocked' } }] });
    await world.says('I am back');
    expect(tg.videos()).toEqual([]);
  });

  it('is uploaded once, also when another revision has the same content', async () => {
    await world.says(someLink);
    const { _id: videoId } = await world.onlyVideo();
    await world.finish(videoId, 9, { contentHash: 'same' });
    await world.settle();
    await world.videos.updateOne({ _id: videoId }, { $inc: { revision: 1 }, $set: { finishedAt: null } });
    await world.finish(videoId, 9, { contentHash: 'same' });
    await world.settle();
    expect(tg.videos().map(({ message }) => message.media)).toMatchObject([{ fileRef: null }, { fileRef: 'file-2' }]);
  });

  it('is sent again on redelivery, without a second upload', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    await world.finish(videoId);
    await world.settle();
    const { _id: deliveryId } = await delivery();
    await deliveries.redeliver({ ownerId, videoId, deliveryId });
    await world.settle();
    expect(tg.videos()).toHaveLength(2);
    expect(tg.videos()[1]?.message.media).toMatchObject({ fileRef: 'file-2' });
    expect(await delivery()).toMatchObject({ status: 'delivered', round: 1 });
  });

  it('explains a failure, also on redelivery', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    await world.fail(videoId);
    await world.settle();
    const told = tg.arrived.length;
    expect(tg.shown().at(-1)).toMatch(/page/i);
    await deliveries.redeliver({ ownerId, videoId, deliveryId: (await delivery())._id });
    await world.settle();
    expect(tg.arrived).toHaveLength(told + 1);
  });

  it('is not sent for a superseded revision or a deleted video', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    await editVideo(world, { ownerId, videoId, settings: { fontColor: '#FF0000' }, chatKey: 'telegram:77' });
    expect(await world.deliveryModel.countDocuments()).toBe(0);
    await world.finish(videoId);
    await deleteVideo(world, { ownerId, videoId });
    await world.settle();
    expect(tg.videos()).toHaveLength(0);
    expect(await delivery()).toMatchObject({ revision: 2, status: 'failed' });
  });

  it('is sent as a link when sending fails with an error of ours', async () => {
    await world.says(someLink);
    const { _id: videoId } = await world.onlyVideo();
    await world.finish(videoId);
    world.state.faults = 5;
    for (let round = 0; round < 6; round++) {
      await world.settle();
      world.time.now += 3 * 3_600_000;
    }
    expect(tg.videos()).toHaveLength(0);
    expect(tg.shown().at(-1)).toContain(`/media/tok${videoId}1/talk-captioned.mp4`);
  });

  it('is sent as a link when the file is too large for the messenger', async () => {
    await world.says(someLink);
    const { _id: videoId } = await world.onlyVideo();
    await world.finish(videoId, 2_000_000);
    await world.settle();
    expect(tg.videos()).toHaveLength(0);
    expect(tg.shown().at(-1)).toContain(`/media/tok${videoId}1/talk-captioned.mp4`);
  });

  it('is sent as a link also when the messenger refuses it as too large', async () => {
    await world.says(someLink);
    await world.finish((await world.onlyVideo())._id);
    // the edit of the status waits three seconds, so the failure hits the video
    tg.failures = [new MessengerError('too_large', { message: 'too large' })];
    await world.settle();
    expect(tg.shown().join(' ')).toContain('talk-captioned.mp4');
  });

  it('uploads the file again when the messenger no longer has it', async () => {
    await world.says(someLink);
    const { _id: videoId, ownerId } = await world.onlyVideo();
    await world.finish(videoId);
    world.time.now += 3_000;
    await world.settle();
    await deliveries.redeliver({ ownerId, videoId, deliveryId: (await delivery())._id });
    tg.failures = [new MessengerError('refused', { message: 'wrong file identifier' })];
    await world.settle();
    expect(tg.videos().at(-1)?.message.media).toMatchObject({ fileRef: null });
    expect(await delivery()).toMatchObject({ status: 'delivered' });
  });
});

describe('the news of a video that was made over the API', () => {
  it('is sent to the linked chat when there is no callback', async () => {
    const ownerId = await linked();
    const { _id } = await buildVideo(world.videos, { ownerId });
    await world.finish(_id);
    await world.settle();
    expect(tg.videos()).toHaveLength(1);
    expect(await delivery()).toMatchObject({ destination: 'telegram:77', status: 'delivered' });
  });

  it('is sent to a linked contact who has never written', async () => {
    const { userId } = await world.accounts.createUser({ email: 'never@example.com' });
    await world.subscriberServices.linkSubscriber({ userId, chatbotId: 'bot', messengerId: 'psid' });
    const { _id } = await buildVideo(world.videos, { ownerId: userId });
    await world.finish(_id);
    await world.settle();
    expect(platform.videos()).toHaveLength(1);
  });

  it('is not sent with a callback, when switched off, or without a linked chat', async () => {
    const ownerId = await linked();
    const called = await buildVideo(world.videos, { ownerId, callbackUrl: 'https://example.com/hook' });
    await world.finish(called._id);
    expect(await world.deliveryModel.find().distinct('kind')).toEqual(['callback']);
    await world.conversations.updateOne({}, { deliverHere: false });
    await world.finish((await buildVideo(world.videos, { ownerId }))._id);
    await world.finish((await buildVideo(world.videos, { ownerId: 4711 }))._id);
    expect(await world.deliveryModel.find().distinct('kind')).toEqual(['callback']);
  });
});

describe('a video that a chat only shows', () => {
  it('has its news sent there too, although it was ordered elsewhere', async () => {
    const ownerId = await linked();
    const { _id } = await buildVideo(world.videos, { ownerId, callbackUrl: 'https://example.com/hook' });
    await world.commands('videos');
    await world.taps('1.');
    await world.finish(_id);
    world.time.now += 31_000;
    await world.follow();
    await world.settle();
    expect(tg.videos()).toHaveLength(1);
    expect(await world.chatOf(telegram())).toMatchObject({ openVideos: [] });
  });
});
