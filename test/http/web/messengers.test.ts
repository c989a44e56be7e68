import { beforeEach, describe, expect, it } from 'vitest';
import { chatsUnderTest, contactOf, someLink } from '../../support/chats-under-test.ts';
import { type PageVisitor, signedIn } from '../../support/page-visitor.ts';
import { scan } from '../../support/scan.ts';
import { startWebUnderTest } from '../../support/web-under-test.ts';

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

  it('cancels pending deliveries, and the chat does not show the account’s videos any more', async () => {
    const { _id: videoId } = await world.onlyVideo();
    await world.finish(videoId);
    expect(await world.deliveryModel.countDocuments(scan({ destination: chat, status: 'pending' }))).toBe(1);
    expect((await post('disconnect', { chat })).location).toBe(`${path}#messengers`);
    expect((await ada.get(path)).html).toContain('The chat is disconnected');
    expect(
      (
        await world.deliveryModel
          .findOne(scan({ destination: chat }))
          .orFail()
          .lean()
      ).status,
    ).toBe('failed');
    await world.settle();
    expect(platform.videos()).toEqual([]);
    expect(await world.chatOf(contactOf())).toMatchObject({ openVideos: [], state: { videos: [] } });
    await world.says('show the text', contactOf());
    expect(platform.shown().at(-1)).not.toContain('deleted');
  });

  it('is offered for Telegram too', async () => {
    await world.commands('link', (await chats.makeLinkCode(userId)).code);
    expect((await ada.get(path)).html).toContain('value="telegram:77"');
    await post('disconnect', { chat: 'telegram:77' });
    expect(await chats.listChats(userId)).toMatchObject([{ address: contactOf() }]);
  });

  it('is rejected for a chat of another user', async () => {
    for (const other of ['telegram:99', 'nonsense', 'messenger:bot:100%']) {
      expect((await post('disconnect', { chat: other })).status).toBe(404);
      expect((await post('delivery', { chat: other, deliver: 'on' })).status).not.toBe(500);
    }
    expect(await chats.listChats(userId)).toHaveLength(1);
  });
});

describe('a code from the chat', () => {
  const codeIn = (text: string) => /\/link ([2-9B-Z]{8})\b/.exec(text)?.[1] ?? '';

  it('links the chat with all its videos, on the page that the chat names', async () => {
    await world.says(someLink);
    await world.commands('link');
    const answer = world.tg.arrived.at(-1)?.message;
    const button = answer?.buttons.flat()[0];
    expect(button && 'url' in button && button.url).toBe(`${world.publicBaseUrl}/app/profile#messengers`);
    expect((await ada.get(path)).html).toContain('Code from the chat');
    const code = codeIn(answer?.text ?? '');
    expect((await post('join', { code: ` ${code.toLowerCase()} ` })).location).toBe(`${path}#messengers`);
    expect((await ada.get(path)).html).toContain('The chat is connected.');
    expect(await world.onlyVideo()).toMatchObject({ ownerId: userId });
    await world.commands('videos');
    expect(world.tg.shown().at(-1)).toContain('talk.mp4');
    await world.finish((await world.onlyVideo())._id);
    await world.settle();
    expect(world.tg.videos()).toHaveLength(1);
  });

  it('is rejected in words, with the entered text, if it is wrong or too old', async () => {
    await world.commands('link');
    const code = codeIn(world.tg.shown().at(-1) ?? '');
    world.time.now += 600_000;
    for (const typed of [code, 'BBBB<BBB']) {
      const { status, html } = await post('join', { code: typed });
      expect([status, html]).toEqual([422, expect.stringContaining('older than ten minutes')]);
      expect(html).toContain(`value="${typed.replace('<', '&lt;')}"`);
      expect(html).toContain('aria-invalid="true"');
    }
    expect(await chats.listChats(userId)).toEqual([]);
  });

  it('is rejected if the chat belongs to another user, or would be a second Telegram chat', async () => {
    const other = await world.accounts.createUser({ email: `other${people}@example.com` });
    await world.commands('link', (await chats.makeLinkCode(other.userId)).code);
    await world.commands('link');
    const taken = await post('join', { code: codeIn(world.tg.shown().at(-1) ?? '') });
    expect(taken.html).toContain('belongs to another account');
    await chats.unlinkChat({ userId: other.userId, address: { kind: 'telegram', chatId: '77' } });
    await world.commands('link', (await chats.makeLinkCode(userId)).code);
    await world.commands('link', '', { kind: 'telegram', chatId: '88' });
    const second = await post('join', { code: codeIn(world.tg.shown('telegram:88').at(-1) ?? '') });
    expect([second.status, second.html]).toEqual([422, expect.stringContaining('already has a Telegram chat')]);
  });

  it('cannot be guessed', async () => {
    for (let attempt = 0; attempt < 10; attempt++) await post('join', { code: 'BBBBBBBB' });
    expect((await post('join', { code: 'BBBBBBBB' })).html).toContain('Too many codes were tried. Wait 10 min');
  });

  it('is accepted from our own form only', async () => {
    const { status } = await ada.post(`${path}/messengers/join`, { code: 'BBBBBBBB' }, { on: path, token: 'wrong' });
    expect(status).toBe(403);
  });
});

describe('a code for the chat', () => {
  const newCode = async () => ada.get((await post('code')).location ?? '');

  it('is shown once, with its command, its expiry and a link to Telegram', async () => {
    const { html } = await newCode();
    const code = /value="\/link ([2-9B-Z]{8})"/.exec(html)?.[1] ?? '';
    expect(html).toContain(`href="https://t.me/captions_bot?start=link_${code}"`);
    expect(html).toContain(`datetime="${new Date(world.time.now + 600_000).toISOString()}"`);
    expect(await ada.get(`${path}/messengers/code`)).toMatchObject({ status: 303, location: `${path}#messengers` });
    await world.commands('start', `link_${code}`);
    expect(await chats.listChats(userId)).toHaveLength(1);
  });

  it('is not shown on the page of a new token', async () => {
    await post('code');
    expect(await ada.get(`${path}/tokens/new`)).toMatchObject({ status: 303, location: `${path}#tokens` });
  });

  it('has no link if there is no Telegram bot', async () => {
    world.tg.botName = async () => null as never;
    const { status, html } = await newCode();
    expect([status, html]).toEqual([200, expect.not.stringContaining('t.me')]);
    world.tg.botName = async () => 'captions_bot';
  });

  it('is rejected after too many codes', async () => {
    for (let made = 0; made < 10; made++) await chats.makeLinkCode(userId);
    expect((await post('code')).location).toBe(`${path}#messengers`);
    expect((await ada.get(path)).html).toContain('You created many codes.');
  });
});
