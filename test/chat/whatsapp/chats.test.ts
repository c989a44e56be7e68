import { beforeEach, describe, expect, it } from 'vitest';
import { FakeWhatsApp } from '../../../scripts/fake-whatsapp/fake-whatsapp.ts';
import { MessengerError } from '../../../src/chat/chats/messenger.ts';
import { createWhatsAppWebhook } from '../../../src/chat/whatsapp/webhook/receive-webhook.ts';
import { chatKeyOf } from '../../../src/infra/chat-address.ts';
import { buildVideo } from '../../support/build-video.ts';
import { chatsUnderTest } from '../../support/chats-under-test.ts';
import { FakeMessenger } from '../../support/fake-messenger.ts';

const all = await chatsUnderTest();
const wa = new FakeMessenger(all.clock);
wa.canEdit = false;
const chats = all.another('wa', { messengers: { ...all.given.messengers, whatsapp: wa } });
const meta = new FakeWhatsApp({ now: all.clock });
const config = {
  ...{ token: meta.token, phoneNumberId: meta.phoneNumberId, appSecret: meta.appSecret, verifyToken: 'word' },
  ...{ apiRoot: 'http://127.0.0.1:1/v24.0', template: null },
};
const faults: string[] = [];
const webhook = createWhatsAppWebhook({
  ...{ config, chats, logger: all.logger, clock: all.clock },
  report: (fault) => void faults.push(fault),
});
const number = '16505551234';
const address = { kind: 'whatsapp', personId: number } as const;
const wamid = (at: number) => `wamid.${at}`;

/** What the person says, as Meta posts it. */
async function says(...words: [at: number, text: string][]) {
  const messages = words.map(([at, body]) => ({
    ...{ from: number, id: wamid(at), timestamp: String(Math.floor(all.clock() / 1000) + at) },
    ...{ type: 'text', text: { body } },
  }));
  await post({ contacts: [{ wa_id: number, profile: { name: 'Ann' } }], messages });
}

async function post(value: object) {
  const body = meta.webhookBody(value);
  expect(await webhook.receive({ signature: meta.signatureOf(body), body: Buffer.from(body) })).toBe('taken');
  await all.settle(chats);
}

const failed = (id: string, code: number) =>
  post({ statuses: [{ id, status: 'failed', recipient_id: number, errors: [{ code, title: 'No' }] }] });

beforeEach(async () => {
  await all.reset();
  wa.arrived.length = 0;
  wa.failures.length = 0;
  delete (wa as { sendLate?: unknown }).sendLate;
});

describe('the webhook of WhatsApp', () => {
  it('answers messages in the order in which they were written, and each once', async () => {
    await says([2, '/usage'], [1, 'Hello']);
    await says([1, 'Hello']);
    expect(wa.shown()).toEqual([expect.stringMatching(/^Hi!/), expect.any(String)]);
    expect(wa.taps.map(({ tapRef }) => tapRef)).toEqual([wamid(1), wamid(2)]);
  });

  it('gives the person an account with their number, which the data of the account show', async () => {
    await says([1, 'Hello']);
    const user = await all.users.findOne({ 'whatsapp.id': number }).orFail().lean();
    expect(user).toMatchObject({ email: null, whatsapp: { id: number, name: 'Ann' } });
    const { address: stored, userId } = await all.chatOf(address);
    expect({ stored, userId }).toEqual({ stored: address, userId: user._id });
  });

  it('gives each of several people in one call their own name', async () => {
    const timestamp = String(Math.floor(all.clock() / 1000));
    const message = (from: string) => ({ from, id: `wamid.${from}`, timestamp, type: 'text', text: { body: 'Hello' } });
    const contact = (wa_id: string, name: string) => ({ wa_id, profile: { name } });
    const people = [contact(number, 'Ann'), contact('16505550002', 'Bob')];
    await post({ contacts: people, messages: [message(number), message('16505550002')] });
    const users = await all.users.find({ 'whatsapp.id': { $in: people.map(({ wa_id }) => wa_id) } }).lean();
    expect(users.map(({ whatsapp }) => whatsapp?.name).toSorted()).toEqual(['Ann', 'Bob']);
  });

  it('keeps the time of the last message when an earlier one comes later', async () => {
    await says([0, 'Hello']);
    const before = (await all.chatOf(address)).contact?.lastSeenAt;
    await says([-80_000, 'Are you there?']);
    expect((await all.chatOf(address)).contact?.lastSeenAt).toEqual(before);
  });

  it('ignores other numbers of the business, other fields, and messages of an unknown shape', async () => {
    const message = { from: number, id: 'wamid.x', timestamp: '1', type: 'text', text: { body: 'Hi' } };
    const body = meta.webhookBody({ messages: [message] }).replace(meta.phoneNumberId, '999');
    const request = { signature: meta.signatureOf(body), body: Buffer.from(body) };
    expect(await webhook.receive(request)).toBe('taken');
    await post({ messages: [{ ...message, timestamp: 'soon' }, 7, null] });
    expect(wa.arrived).toEqual([]);
    const nonsense = '{"entry":7}';
    const signed = { signature: meta.signatureOf(nonsense), body: Buffer.from(nonsense) };
    expect(await webhook.receive(signed)).toBe('unreadable');
  });
});

describe('somebody who has another number', () => {
  const other = '16505559999';
  const otherAddress = { kind: 'whatsapp', personId: other } as const;
  const seconds = (at: number) => String(Math.floor(all.clock() / 1000) + at);
  const moves = (at: number) =>
    post({
      messages: [
        {
          ...{ from: number, id: wamid(900), timestamp: seconds(at), type: 'system' },
          system: { type: 'user_changed_number', wa_id: other, body: 'Ann changed from … to …' },
        },
      ],
    });
  const hello = (from: string, at: number) =>
    post({
      contacts: [{ wa_id: from, profile: { name: 'Somebody' } }],
      messages: [{ from, id: `wamid.${from}.${at}`, timestamp: seconds(at), type: 'text', text: { body: 'Hello' } }],
    });

  it('keeps the account, and a stranger with the old number does not get it', async () => {
    await hello(number, -60);
    const { userId } = await all.chatOf(address);
    const video = await buildVideo(all.videos, { ownerId: userId ?? 0, chatKey: chatKeyOf(address) });
    await moves(-30);
    await moves(-30);
    expect(await all.users.findById(userId).lean()).toMatchObject({ whatsapp: { id: other } });
    expect(await all.videos.findById(video._id).lean()).toMatchObject({ chatKey: chatKeyOf(otherAddress) });
    await hello(number, -1);
    const stranger = await all.chatOf(address);
    expect(stranger.userId).not.toBe(userId);
    expect(stranger.userId).not.toBeNull();
    await hello(other, 0);
    expect((await all.chatOf(otherAddress)).userId).toBe(userId);
    expect(wa.arrived.at(-1)?.chat).toBe(chatKeyOf(otherAddress));
  });

  it('keeps any number of videos, also when the first report of the move was cut short', async () => {
    await hello(number, -60);
    const { userId } = await all.chatOf(address);
    const first = await buildVideo(all.videos, {
      ownerId: userId ?? 0,
      chatKey: chatKeyOf(address),
      stage: 'processed',
    });
    const others = Array.from({ length: 1200 }, (_, at) => ({ ...first, _id: `vid_old${at}` }));
    await all.videos.insertMany(others);
    const left = () => all.videos.countDocuments({ ownerId: userId, chatKey: chatKeyOf(address) });
    await moves(-30);
    expect(await left()).toBe(0);
    await all.videos.updateMany({ _id: first._id }, { $set: { chatKey: chatKeyOf(address) } });
    await moves(-30);
    expect(await left()).toBe(0);
  });

  it('loses the old number’s chat when the new one has an account already', async () => {
    await hello(number, -60);
    const { userId } = await all.chatOf(address);
    await hello(other, -50);
    const { userId: otherId } = await all.chatOf(otherAddress);
    await moves(-30);
    expect(await all.users.findById(userId).lean()).toMatchObject({ whatsapp: null });
    expect((await all.chatOf(otherAddress)).userId).toBe(otherId);
  });

  it('is not who has written from the old number since', async () => {
    await hello(number, -10);
    const { userId } = await all.chatOf(address);
    await moves(-30);
    expect(await all.users.findById(userId).lean()).toMatchObject({ whatsapp: { id: number } });
  });

  it('gets no messages there after STOP', async () => {
    await hello(number, -60);
    await says([-50, 'STOP']);
    await moves(-30);
    expect(await chats.isOptedOut({ address: otherAddress })).toBe(true);
  });
});

describe('somebody who writes STOP', () => {
  it('is answered once, and gets nothing until START', async () => {
    await says([1, 'Hello']);
    await says([2, 'Stop!']);
    await says([3, 'STOP'], [4, 'Are you there?']);
    expect(wa.shown().slice(1)).toEqual([expect.stringMatching(/nothing more comes from me/)]);
    expect(await all.inbox.countDocuments({ chatKey: chatKeyOf(address) })).toBe(3);
    await says([5, 'start']);
    expect(wa.shown().slice(2)).toEqual([expect.stringMatching(/^Hi!/)]);
  });

  it('gets nothing that waited', async () => {
    wa.failures.push(new MessengerError('unreachable', { message: 'away' }));
    await says([1, 'Hello']);
    await says([2, 'отписаться']);
    expect(wa.shown()).toEqual([expect.stringMatching(/nothing more comes from me/)]);
  });

  it('gets nothing by a message that was on its way at the same time', async () => {
    await says([-2, 'STOP']);
    const contact = { name: 'Ann', username: null, locale: null, lastSeenAt: new Date(all.clock()) };
    const event = { kind: 'said', text: 'Hello' } as const;
    await chats.receiveAll([{ address, contact, updateKey: 'whatsapp:crossing', event }]);
    await all.settle(chats);
    expect((await all.chatOf(address)).blockedAt).not.toBeNull();
    expect(await all.inbox.exists({ _id: `${chatKeyOf(address)} whatsapp:crossing` })).toBeNull();
    expect(wa.shown()).toEqual([expect.stringMatching(/nothing more comes from me/)]);
  });

  it('stays away when a START from before comes after it', async () => {
    await says([-60, 'Hello']);
    await says([0, 'STOP']);
    await says([-30, 'START']);
    expect(await chats.isOptedOut({ address })).toBe(true);
  });

  it('stays away when an old START is posted again, and comes back only once', async () => {
    await says([1, 'STOP']);
    await says([2, 'START']);
    await says([3, 'Stop']);
    const before = wa.arrived.length;
    await says([2, 'START']);
    await says([1, 'STOP']);
    expect(wa.arrived).toHaveLength(before);
    expect(await chats.isOptedOut({ address })).toBe(true);
  });
});

describe('a message that does not arrive', () => {
  it('waits for the person when the window has closed', async () => {
    await says([1, 'Hello']);
    await failed('1', 131047);
    expect(wa.arrived).toHaveLength(1);
    await says([2, 'Me again']);
    expect(wa.shown()).toEqual([expect.stringMatching(/^Hi!/), expect.stringMatching(/^Hi!/), expect.any(String)]);
  });

  it('goes late where the messenger can do that, and is not sent again for the same report', async () => {
    const late: string[] = [];
    Object.assign(wa, {
      sendLate: async (_to: unknown, { text }: { text: string }) => {
        late.push(text);
        return { messageId: `late${late.length}`, fileRef: null };
      },
    });
    await says([1, 'Hello']);
    await failed('1', 131047);
    await failed('1', 131047);
    expect(late).toEqual([expect.stringMatching(/^Hi!/)]);
  });

  it('is counted when only an operator can mend it', async () => {
    await says([1, 'Hello']);
    await failed('1', 131042);
    expect(faults).toEqual(['payment']);
  });

  it('is given up when nothing helps, and others go on', async () => {
    await says([1, 'Hello']);
    await failed('1', 131026);
    expect((await all.chatOf(address)).blockedAt).not.toBeNull();
    await says([2, 'Hello']);
    expect(wa.arrived).toHaveLength(2);
  });
});

describe('a report about a message', () => {
  it('is wanted again when it comes before the message was recorded', async () => {
    await says([1, 'Hello']);
    await all.outbox.updateOne({ messageIds: '1' }, { $set: { status: 'sending', messageIds: [] } });
    const statuses = [{ id: '1', status: 'failed', recipient_id: number, errors: [{ code: 131047 }] }];
    const body = meta.webhookBody({ statuses });
    const request = { signature: meta.signatureOf(body), body: Buffer.from(body) };
    expect(await webhook.receive(request)).toBe('early');
    await all.outbox.updateOne({ chatKey: chatKeyOf(address) }, { $set: { status: 'sent', messageIds: ['1'] } });
    expect(await webhook.receive(request)).toBe('taken');
    expect((await all.chatOf(address)).waitsForContact).toBe(true);
    expect(await webhook.receive(request)).toBe('taken');
  });

  it('from before the person’s last message blocks nobody', async () => {
    await says([0, 'Hello']);
    const timestamp = String(Math.floor(all.clock() / 1000) - 3600);
    const errors = [{ code: 131026, title: 'No' }];
    await post({ statuses: [{ id: '1', status: 'failed', timestamp, recipient_id: number, errors }] });
    expect((await all.chatOf(address)).blockedAt).toBeNull();
  });
});

describe('a person who has not written for a day', () => {
  it('gets what waits when they write, without a call before', async () => {
    Object.assign(wa, { windowMs: -1 });
    await says([1, 'Hello']);
    expect(wa.arrived).toEqual([]);
    expect((await all.chatOf(address)).waitsForContact).toBe(true);
    Object.assign(wa, { windowMs: undefined });
    await says([2, 'Hello?']);
    expect(wa.shown()[0]).toMatch(/^Hi!/);
  });
});

describe('more choices than a list shows', () => {
  const tap = {
    ...{ from: number, id: 'wamid.tap', type: 'interactive', context: { id: '1' } },
    interactive: { type: 'list_reply', list_reply: { id: 'whatsapp:more', title: 'More …' } },
  };

  async function sendList() {
    await says([-1, 'Hello']);
    const buttons = Array.from({ length: 12 }, (_, at) => [{ label: `Choice ${at}`, action: `do:${at}` }]);
    await all.outbox.updateOne({ messageIds: '1' }, { $set: { 'message.buttons': buttons } });
  }

  it('are sent on request, once for each tap', async () => {
    await sendList();
    const timestamp = String(Math.floor(all.clock() / 1000));
    await post({ messages: [{ ...tap, timestamp }] });
    await post({ messages: [{ ...tap, timestamp }] });
    const [, rest] = wa.arrived;
    expect(rest?.message.buttons.flat().map(({ label }) => label)).toEqual(['Choice 9', 'Choice 10', 'Choice 11']);
    expect(wa.arrived).toHaveLength(2);
  });

  it('are sent to somebody who asks for them days later', async () => {
    await sendList();
    Object.assign(wa, { windowMs: 60_000 });
    try {
      all.time.now += 2 * 24 * 3_600_000;
      await post({ messages: [{ ...tap, timestamp: String(Math.floor(all.clock() / 1000)) }] });
      expect(wa.arrived).toHaveLength(2);
    } finally {
      Object.assign(wa, { windowMs: undefined });
    }
  });
});
