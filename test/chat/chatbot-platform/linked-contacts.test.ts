import { beforeEach, describe, expect, it } from 'vitest';
import { createContactServices } from '../../../src/chat/chatbot-platform/create-contact-services.ts';
import type { PlatformAddress } from '../../../src/chat/chatbot-platform/platform/chatbot-platform.ts';
import { MessengerError, type MessengerFailure } from '../../../src/chat/chats/messenger.ts';
import { createAccountBalanceModel, emptyBalance } from '../../../src/product/billing/account-balance.model.ts';
import { textsOf } from '../../../src/texts/texts-of.ts';
import { chatsUnderTest, someLink } from '../../support/chats-under-test.ts';

const world = await chatsUnderTest();
const { platform: messenger, subscribers, users, subscriberServices } = world;
const contact = { chatbotId: 'bot', messengerId: 'psid' };

/** A fake platform: the tags that were added, and the failures to come. */
const tags = { added: [] as string[], failures: [] as MessengerFailure[] };
const contacts = createContactServices({
  ...{ database: world.database, chats: world.chats, queue: world.queue, logger: world.logger },
  ...{ clock: world.clock, publicBaseUrl: world.publicBaseUrl },
  platform: {
    send: () => Promise.reject(new Error('messages go through chats')),
    renderReply: () => ({}),
    async addTag({ messengerId }: PlatformAddress, tag) {
      const failure = tags.failures.shift();
      if (failure) throw new MessengerError(failure, { message: 'no' });
      tags.added.push(`${messengerId} ${tag}`);
    },
  },
});
await world.database.ensureIndexes();

beforeEach(async () => {
  await world.reset();
  tags.added.length = 0;
  tags.failures.length = 0;
});

const settle = async () => {
  while (await contacts.updateNextContact(world.going));
  await world.settle();
};
const newUser = async (tag: string | null = null) => {
  const { userId } = await world.accounts.createUser({ email: `ada${Math.floor(world.clock())}@example.com` });
  await users.updateOne({ _id: userId }, { pendingChatbotTag: tag });
  world.time.now += 1;
  return userId;
};
const undoToken = () => {
  const button = messenger.arrived.at(-1)?.message.buttons[0]?.[0];
  const [, token = ''] = /\/claim\/undo\/([\w-]{32})$/.exec(button && 'url' in button ? button.url : '') ?? [];
  return token;
};
const linkedUser = async () => (await subscribers.findOne(contact).orFail().lean()).userId;

describe('a contact that was linked', () => {
  it('is told the account, with a masked address, and how to undo it', async () => {
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    expect(messenger.arrived.map(({ chat }) => chat)).toEqual(['messenger:bot:psid']);
    expect(messenger.arrived[0]?.message.text).toMatch(/account a…@example\.com/);
    expect(messenger.arrived[0]?.message.text).not.toContain('ada');
    expect(undoToken()).not.toBe('');
    expect(await subscribers.findOne(contact).lean()).toMatchObject({ linkNoticeDueAt: null, tagDueAt: null });
  });

  it('is told in its language, if that is known', async () => {
    await world.says('hola', { kind: 'messenger', ...contact });
    await world.conversations.updateOne({}, { 'state.language': 'es' });
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    const [beginning = ''] = textsOf('es').chat.linked.now.split('{account}');
    expect(messenger.arrived.at(-1)?.message.text).toContain(beginning);
  });

  it('is told once, also after a crash', async () => {
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    const linkNoticeDueAt = new Date(world.clock());
    await settle();
    await subscribers.updateOne(contact, { linkNoticeDueAt });
    await settle();
    expect(messenger.arrived).toHaveLength(1);
  });

  it('is offered to merge its own videos, and no other ones', async () => {
    const address = { kind: 'messenger', ...contact } as const;
    const labels = () =>
      messenger.arrived
        .at(-1)
        ?.message.buttons.flat()
        .map(({ label }) => label);
    await world.says('hello', address);
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    expect(labels()).toEqual(['It was not me']);
    await contacts.undoLink(undoToken());
    await world.says(someLink, address);
    const { ownerId } = await world.onlyVideo();
    const userId = await newUser();
    await subscriberServices.linkSubscriber({ userId, ...contact });
    await settle();
    expect(labels()).toEqual(['It was not me', 'Bring my videos']);
    expect(messenger.arrived.at(-1)?.message.text).toContain('stays yours');
    await world.commands('help', '', address);
    expect((await world.onlyVideo()).ownerId).toBe(ownerId);
  });

  it('is offered to merge its own minutes too', async () => {
    const address = { kind: 'messenger', ...contact } as const;
    await world.says('hello', address);
    const { userId: ownId } = await world.chatOf(address);
    await createAccountBalanceModel(world.database.connection).create({
      ...{ _id: ownId ?? 0, ...emptyBalance, purchasedSeconds: 60, version: 1 },
    });
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    expect(messenger.arrived.at(-1)?.message.buttons).toHaveLength(2);
  });

  it('is told again about a new link', async () => {
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    await contacts.undoLink(undoToken());
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    expect(messenger.arrived).toHaveLength(2);
  });

  it('is told once the platform accepts the message', async () => {
    messenger.failures.push(new MessengerError('window_closed', { message: 'closed' }));
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    expect(messenger.arrived).toEqual([]);
    await world.says('hello', { kind: 'messenger', ...contact });
    expect(messenger.arrived[0]?.message.text).toMatch(/now connected/);
  });
});

describe('the undo link', () => {
  it('shows what it does, does it once, and says so afterwards', async () => {
    const userId = await newUser();
    await subscriberServices.linkSubscriber({ userId, ...contact });
    await settle();
    const token = undoToken();
    expect(await contacts.readUndoLink(token)).toEqual({ state: 'open', account: 'a…@example.com' });
    expect(await linkedUser()).toBe(userId);
    await contacts.undoLink(token);
    await contacts.undoLink(token);
    expect(await linkedUser()).toBeNull();
    expect(await contacts.readUndoLink(token)).toEqual({ state: 'used' });
  });

  it('undoes no later link of the same contact', async () => {
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    const first = undoToken();
    await world.chats.unlinkChat({ userId: (await linkedUser()) ?? 0, address: { kind: 'messenger', ...contact } });
    const second = await newUser();
    await subscriberServices.linkSubscriber({ userId: second, ...contact });
    expect(await contacts.readUndoLink(first)).toEqual({ state: 'ended' });
    await expect(contacts.undoLink(first)).rejects.toMatchObject({ code: 'not_found' });
    expect(await linkedUser()).toBe(second);
  });

  it('is valid for a month', async () => {
    await subscriberServices.linkSubscriber({ userId: await newUser(), ...contact });
    await settle();
    const token = undoToken();
    world.time.now += 30 * 24 * 3_600_000;
    expect(await contacts.readUndoLink(token)).toEqual({ state: 'ended' });
    expect(await contacts.readUndoLink('never-was')).toEqual({ state: 'ended' });
  });
});

describe('the tag of a registration', () => {
  it('is added once the contact is linked, and only once', async () => {
    const userId = await newUser('captioned');
    await subscriberServices.linkSubscriber({ userId, ...contact });
    await settle();
    await settle();
    expect(tags.added).toEqual(['psid captioned']);
    expect(await users.findById(userId).lean()).toMatchObject({ pendingChatbotTag: null });
  });

  it('is retried with backoff until the platform accepts it', async () => {
    const userId = await newUser('captioned');
    tags.failures.push('unreachable', 'refused', 'rate_limited');
    await subscriberServices.linkSubscriber({ userId, ...contact });
    for (const seconds of [0, 10, 40, 160]) {
      world.time.now += seconds * 1000 - 1;
      await settle();
      expect(tags.added).toEqual([]);
      world.time.now += 1;
      await settle();
    }
    expect(tags.added).toEqual(['psid captioned']);
    expect(await users.findById(userId).lean()).toMatchObject({ pendingChatbotTag: null });
  });

  it('is never dropped, and tried at least every six hours', async () => {
    await subscriberServices.linkSubscriber({ userId: await newUser('captioned'), ...contact });
    await subscribers.updateOne(contact, { tagTries: 90 });
    tags.failures.push('refused');
    await settle();
    world.time.now += 6 * 3_600_000;
    await settle();
    expect(tags.added).toEqual(['psid captioned']);
  });

  it('is added to a contact that was linked by a code', async () => {
    const userId = await newUser('captioned');
    await world.says('hello', { kind: 'messenger', ...contact });
    const { code } = await world.chats.makeLinkCode(userId);
    await world.commands('link', code, { kind: 'messenger', ...contact });
    await settle();
    expect(tags.added).toEqual(['psid captioned']);
  });
});
