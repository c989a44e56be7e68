import { beforeEach, describe, expect, it } from 'vitest';
import { chatsUnderTest, contactOf, someLink } from '../../../support/chats-under-test.ts';

const world = await chatsUnderTest();
const { platform, chats, update } = world;
const contact = contactOf();
const generous = 20_000;

beforeEach(() => world.reset());

const says = (text: string) => update(contact, { kind: 'said', text });

describe('an answer in the reply', () => {
  it('contains the messages, and nothing is sent', async () => {
    const { messages, isComplete } = await chats.answerInReply({ ...says(someLink), budgetMs: generous });
    expect(messages).toMatchObject([{ text: expect.stringMatching(/queue/i), media: null }]);
    expect(isComplete).toBe(true);
    expect(await world.videos.countDocuments()).toBe(1);
    await world.settle();
    expect(platform.arrived).toEqual([]);
  });

  it('is the same when the same update arrives again', async () => {
    const same = says(someLink);
    const first = await chats.answerInReply({ ...same, budgetMs: generous });
    const again = await world.another().answerInReply({ ...same, budgetMs: generous });
    expect(again.messages).toEqual(first.messages);
    expect(await world.videos.countDocuments()).toBe(1);
  });

  it('contains messages that waited for the person', async () => {
    await chats.answerInReply({ ...says(someLink), budgetMs: generous });
    await world.conversations.updateOne({}, { waitsForContact: true });
    await world.finish((await world.onlyVideo())._id);
    await world.settle();
    expect(platform.arrived).toEqual([]);
    const { messages } = await chats.answerInReply({ ...says('hello'), budgetMs: generous });
    expect(messages[0]?.media).toMatchObject({ kind: 'video' });
    // recorded after the caller has it
    await expect.poll(async () => (await world.deliveryModel.findOne().lean())?.status).toBe('delivered');
  });

  it('leaves what is not ready in time for later', async () => {
    const others = ['first', 'second'].map((id) => world.another(id));
    await others[0]?.answerInReply({ ...says(someLink), budgetMs: generous });
    // then the work in the background has ended
    await others[0]?.close();
    await world.conversations.updateOne({}, { turnLease: { owner: 'busy', until: new Date(8e14) } });
    const late = await others[1]?.answerInReply({ ...says('help'), budgetMs: 1 });
    expect(late).toEqual({ messages: [], isComplete: false });
    await others[1]?.close();
    await world.conversations.updateOne({}, { turnLease: null });
    await world.settle();
    expect(platform.arrived).toHaveLength(1);
  });

  it('gives pictures a URL when the messenger fetches them', async () => {
    platform.fetchesMedia = true;
    await chats.answerInReply({ ...says(someLink), budgetMs: generous });
    const { _id } = await world.onlyVideo();
    await world.videos.updateOne({ _id }, { stage: 'rendering', progress: 50 });
    world.time.now += 120_000;
    await world.follow();
    const { messages } = await chats.answerInReply({ ...says('yellow'), budgetMs: generous });
    const picture = messages.find(({ media }) => media?.kind === 'picture')?.media;
    const url = new URL(picture?.kind === 'picture' ? (picture.url ?? '') : '');
    const [, , token = ''] = url.pathname.split('/');
    expect(await world.findOutput(token)).toMatchObject({ fileName: 'picture.jpg', contentType: 'image/jpeg' });
  });
});
