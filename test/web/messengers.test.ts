import { beforeEach, describe, expect, it } from 'vitest';
import { chatsUnderTest, contactOf, someLink } from '../support/chats-under-test.ts';
import { type PageVisitor, signedIn } from '../support/page-visitor.ts';
import { startWebUnderTest } from '../support/web-under-test.ts';

const world = await chatsUnderTest();
const { chats, platform } = world;
const web = await startWebUnderTest({ services: { chats }, database: world.database });
const path = '/app/profile';
let ada: PageVisitor;
let userId: number;
let people = 0;

beforeEach(async () => {
  await world.reset();
  const email = `ada${++people}@example.com`;
  ada = await signedIn(web, email);
  userId = (await world.users.findOne({ email }).orFail().lean())._id;
});

const post = (form: string, fields: Record<string, string> = {}) =>
  ada.post(`${path}/messengers/${form}`, fields, { on: path });

describe('disconnecting a chat on the profile', () => {
  const chat = 'messenger:bot:psid';

  beforeEach(async () => {
    await world.commands('link', (await chats.makeLinkCode(userId)).code, contactOf());
    await world.says(someLink, contactOf());
  });

  it('ends what was still to be sent there, and the chat talks of the account’s videos no more', async () => {
    const { _id: videoId } = await world.onlyVideo();
    await world.finish(videoId);
    expect(await world.deliveryModel.countDocuments({ destination: chat, status: 'pending' })).toBe(1);
    expect((await post('disconnect', { chat })).location).toBe(`${path}#messengers`);
    expect((await ada.get(path)).html).toContain('The chat is disconnected');
    expect((await world.deliveryModel.findOne({ destination: chat }).orFail().lean()).status).toBe('failed');
    await world.settle();
    expect(platform.videos()).toEqual([]);
    expect(await world.chatOf(contactOf())).toMatchObject({ openVideos: [], state: { videos: [] } });
    await world.says('show the text', contactOf());
    expect(platform.shown().at(-1)).not.toContain('deleted');
  });

  it('is offered for Telegram, too', async () => {
    await world.commands('link', (await chats.makeLinkCode(userId)).code);
    expect((await ada.get(path)).html).toContain('value="telegram:77"');
    await post('disconnect', { chat: 'telegram:77' });
    expect(await chats.listChats(userId)).toMatchObject([{ address: contactOf() }]);
  });

  it('is refused for what is no chat of theirs', async () => {
    for (const other of ['telegram:99', 'nonsense'])
      expect((await post('disconnect', { chat: other })).status).toBe(404);
    expect(await chats.listChats(userId)).toHaveLength(1);
  });
});
