import { beforeEach, describe, expect, it } from 'vitest';
import { buildVideo } from '../../../support/build-video.ts';
import { chatsUnderTest, contactOf, someLink, telegram } from '../../../support/chats-under-test.ts';
import { scan } from '../../../support/scan.ts';

const world = await chatsUnderTest();
const { tg, platform, chats } = world;
let people = 0;

beforeEach(() => world.reset());

const newUser = async () => (await world.accounts.createUser({ email: `p${++people}@example.com` })).userId;
const codeIn = (text: string) => /\b[2-9B-Z]{8}\b/.exec(text)?.[0] ?? '';

describe('a code made on the profile page', () => {
  it('links the chat it is sent in, with its videos and defaults', async () => {
    await world.says(someLink);
    const { _id } = await world.onlyVideo();
    await world.says('my captions always in yellow, as my default');
    const userId = await newUser();
    const { code, url, expiresAt } = await chats.makeLinkCode(userId);
    expect(url).toBe(`https://t.me/captions_bot?start=link_${code}`);
    expect(expiresAt.getTime() - world.time.now).toBe(600_000);
    await world.commands('start', `link_${code}`);
    expect(await world.videos.findById(_id).lean()).toMatchObject({ ownerId: userId, chatKey: 'telegram:77' });
    expect(await world.users.findById(userId).lean()).toMatchObject({ telegram: { chatId: '77' } });
    expect(await world.users.countDocuments({})).toBe(1);
    expect(tg.shown().at(-1)).toContain(`p${people}@example.com`);
    expect(await chats.listChats(userId)).toMatchObject([
      { address: telegram(), name: 'Ada', username: 'ada', deliversHere: true },
    ]);
  });

  it('may be typed in any case and grouping, and is stored only as a hash', async () => {
    const { code } = await chats.makeLinkCode(await newUser());
    expect(await world.linkCodes.findById(code).lean()).toBeNull();
    await world.commands('link', ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect(tg.shown().at(-1)).toContain('@example.com');
  });

  it('links a platform’s contact, who gets no notice of it', async () => {
    const userId = await newUser();
    const { code } = await chats.makeLinkCode(userId);
    await world.commands('link', code, contactOf());
    expect(await world.subscribers.findOne().lean()).toMatchObject({ userId, linkNoticeDueAt: null });
    expect(await chats.listChats(userId)).toMatchObject([{ address: contactOf() }]);
    expect(platform.shown().at(-1)).toContain('@example.com');
  });

  it('works once, for ten minutes, and only the newest one', async () => {
    const userId = await newUser();
    const old = await chats.makeLinkCode(userId);
    const { code } = await chats.makeLinkCode(userId);
    await world.commands('link', old.code, telegram('1'));
    await world.commands('link', code, telegram('2'));
    await world.commands('link', code, telegram('3'));
    const late = await chats.makeLinkCode(await newUser());
    world.time.now += 600_000;
    await world.commands('link', late.code, telegram('4'));
    const linked = await world.users.find(scan({ email: { $ne: null }, telegram: { $ne: null } })).lean();
    expect(linked.map(({ telegram: one }) => one?.chatId)).toEqual(['2']);
    expect(tg.shown('telegram:3')).toEqual(tg.shown('telegram:1'));
    expect(tg.shown('telegram:4')).toEqual(tg.shown('telegram:1'));
  });

  it('is not used up when the chat cannot be linked', async () => {
    const first = await newUser();
    await world.commands('link', (await chats.makeLinkCode(first)).code);
    const { code } = await chats.makeLinkCode(await newUser());
    await world.commands('link', code);
    expect((await world.users.findById(first).lean())?.telegram).toMatchObject({ chatId: '77' });
    await world.commands('link', code, telegram('2'));
    expect(await world.users.countDocuments(scan({ 'telegram.chatId': '2', email: { $ne: null } }))).toBe(1);
  });

  it('cannot be guessed by trying', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await world.commands('link', 'BBBBBBBB', telegram('9'));
    const userId = await newUser();
    await world.commands('link', (await chats.makeLinkCode(userId)).code, telegram('9'));
    expect((await world.users.findById(userId).lean())?.telegram).toBeNull();
    expect(tg.shown('telegram:9').at(-1)).toContain('wait ten minutes');
  });
});

describe('a code made in a chat', () => {
  it('links that chat to the account on whose page it is typed', async () => {
    await world.says(someLink);
    await world.commands('link');
    const code = codeIn(tg.shown().at(-1) ?? '');
    const userId = await newUser();
    expect(await chats.useLinkCode({ userId, code: 'BBBBBBBB' })).toEqual({ outcome: 'wrong' });
    expect(await chats.useLinkCode({ userId, code })).toMatchObject({
      outcome: 'linked',
      chat: { address: telegram() },
    });
    expect(await world.onlyVideo()).toMatchObject({ ownerId: userId });
    await world.commands('videos');
    expect(tg.shown().at(-1)).toContain('talk.mp4');
    expect(await chats.useLinkCode({ userId, code })).toEqual({ outcome: 'wrong' });
  });

  it('is throttled on the page', async () => {
    const userId = await newUser();
    for (let attempt = 0; attempt < 10; attempt++) await chats.useLinkCode({ userId, code: 'BBBBBBBB' });
    expect(await chats.useLinkCode({ userId, code: 'BBBBBBBB' })).toMatchObject({ outcome: 'throttled' });
  });

  it('says why it cannot be used', async () => {
    const [one, two] = [await newUser(), await newUser()];
    await world.commands('link', (await chats.makeLinkCode(one)).code);
    await world.commands('link');
    const code = codeIn(tg.shown().at(-1) ?? '');
    expect(await chats.useLinkCode({ userId: two, code })).toMatchObject({
      outcome: 'refused',
      reason: 'linked_already',
    });
  });
});

describe('a code of one chat, sent in another', () => {
  // tries are counted for each chat, across all tests
  const here = telegram('6');

  it('links the chat without an email to the account of the other, whichever of them it is sent in', async () => {
    const userId = await newUser();
    await world.commands('link', (await chats.makeLinkCode(userId)).code, here);
    await world.says(someLink, contactOf());
    await world.commands('link', '', contactOf());
    await world.commands('link', codeIn(platform.shown().at(-1) ?? ''), here);
    expect(tg.shown().at(-1)).toContain('Your other chat now belongs to');
    expect(await world.onlyVideo()).toMatchObject({ ownerId: userId });
    expect(await chats.listChats(userId)).toMatchObject([{ address: here }, { address: contactOf() }]);
    await world.commands('videos', '', contactOf());
    expect(platform.shown().at(-1)).toContain('talk.mp4');
  });

  it('says where to go when neither account has an email', async () => {
    await world.commands('link', '', contactOf());
    await world.commands('link', codeIn(platform.shown().at(-1) ?? ''), here);
    expect(tg.shown().at(-1)).toContain('sign in there and enter the code');
  });

  it('says that the chat is linked already, or not linked', async () => {
    const [one, two] = [await newUser(), await newUser()];
    await world.commands('link', (await chats.makeLinkCode(one)).code, here);
    await world.commands('link', (await chats.makeLinkCode(two)).code, here);
    expect(tg.shown().at(-1)).toContain('is already connected to an account. /unlink');
    await world.commands('unlink', '', telegram('5'));
    expect(tg.shown('telegram:5').at(-1)).toContain('isn’t connected to an account');
  });
});

describe('unlinking', () => {
  it('in the chat leaves everything with the account, and the chat gets a new one', async () => {
    const userId = await newUser();
    await world.commands('link', (await chats.makeLinkCode(userId)).code);
    await world.says(someLink);
    const { _id: videoId } = await world.onlyVideo();
    await world.commands('unlink');
    await world.taps('Yes, disconnect');
    expect(await world.users.findById(userId).lean()).toMatchObject({ telegram: null });
    expect(await world.videos.findById(videoId).lean()).toMatchObject({ ownerId: userId, chatKey: null });
    const chat = await world.chatOf();
    expect(chat.userId).not.toBe(userId);
    expect(chat.state?.videos).toEqual([]);
    await world.finish(videoId);
    await world.settle();
    expect(tg.videos()).toHaveLength(0);
  });

  it('on the page does the same', async () => {
    const userId = await newUser();
    await world.commands('link', (await chats.makeLinkCode(userId)).code, contactOf());
    await chats.unlinkChat({ userId, address: contactOf() });
    expect(await chats.listChats(userId)).toEqual([]);
    await expect(chats.unlinkChat({ userId, address: contactOf() })).rejects.toMatchObject({ code: 'not_found' });
    await world.says(someLink, contactOf());
    const { ownerId } = await world.onlyVideo();
    expect(ownerId).not.toBe(userId);
  });

  it('is refused for a chat that is not linked', async () => {
    await world.says(someLink);
    const before = await world.chatOf();
    await world.commands('unlink');
    expect((await world.chatOf()).userId).toBe(before.userId);
    expect(await world.onlyVideo()).toMatchObject({ chatKey: 'telegram:77' });
  });

  it('is refused when it was unlinked on the page before', async () => {
    const userId = await newUser();
    await world.commands('link', (await chats.makeLinkCode(userId)).code);
    await world.commands('unlink');
    await chats.unlinkChat({ userId, address: telegram('77') });
    await world.taps('Yes, disconnect');
    expect(tg.shown().at(-1)).toContain('isn’t connected to an account');
  });
});

describe('a video that is being made while its account is merged', () => {
  it('is started again by its worker, for the new owner', async () => {
    await world.commands('help');
    const { userId: own } = await world.chatOf();
    const held = { leaseOwner: 'w', leaseUntil: new Date(8e14), fence: 3, stage: 'fetching' as const };
    const { _id } = await buildVideo(world.videos, { ownerId: own ?? 0, ...held });
    const userId = await newUser();
    await world.commands('link', (await chats.makeLinkCode(userId)).code);
    expect(await world.videos.findById(_id).lean()).toMatchObject({ ownerId: userId, leaseOwner: null, fence: 4 });
  });
});
