import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatUpdate } from '../../../../src/chat/chats/inbox/enqueue-update.ts';
import { MessengerError } from '../../../../src/chat/chats/messenger.ts';
import { chatsUnderTest, contactOf, someLink } from '../../../support/chats-under-test.ts';
import { scan } from '../../../support/scan.ts';

const world = await chatsUnderTest();
const { platform, update } = world;
const ada = contactOf();
let processes = 0;

beforeEach(() => world.reset());

/** In a process of its own, which has finished all its work when this resolves. */
async function converse(said: ChatUpdate, budgetMs = 60_000) {
  const chats = world.another(`p${++processes}`);
  const reply = await chats.answerInReply({ ...said, budgetMs });
  await chats.close();
  return reply;
}

/** Holds back the platform's messages until `finish` is called. */
function slowSend() {
  const send = platform.send.bind(platform);
  const waiting: (() => void)[] = [];
  const slow = {
    started: false,
    finish() {
      platform.send = send;
      for (const goOn of waiting) goOn();
    },
  };
  platform.send = async (...input) => {
    slow.started = true;
    await new Promise<void>((resolve) => waiting.push(resolve));
    return send(...input);
  };
  return slow;
}

const said = (text: string) => update(ada, { kind: 'said', text });
const texts = (reply: { messages: { text: string }[] }) => reply.messages.map(({ text }) => text);

describe('an update that is answered in the reply, beside other processes', () => {
  it('gets the answer although others could send it', async () => {
    let isOver = false;
    const other = world.another('other');
    const sending = (async () => {
      while (!isOver) await other.sendMessages(world.going);
    })();
    const reply = await converse(said('hello'));
    isOver = true;
    await sending;
    expect(reply.messages).toHaveLength(1);
    expect(platform.arrived).toEqual([]);
  });

  it('gets the answer although another process is sending an earlier message when it arrives', async () => {
    await converse(said('hello'));
    await world.chats.queueMessage({ address: ada, messageKey: 'news', message: { text: 'First news' } });
    const slow = slowSend();
    const sending = world.another('other').sendMessages(world.going);
    await expect.poll(() => slow.started).toBe(true);
    const answering = converse(said('thanks'));
    await expect.poll(() => world.outbox.countDocuments(scan({ status: 'waiting' }))).toBe(1);
    slow.finish();
    await sending;
    expect(texts(await answering)).toEqual([expect.stringContaining('welcome')]);
    expect(platform.arrived.map(({ message }) => message.text)).toEqual(['First news']);
  });

  it('is left to the others when the process that was to reply has died', async () => {
    await converse(said('hello'));
    const until = new Date(world.clock() + 2_000);
    await world.conversations.updateOne({}, { reservedForReply: { updateId: 'of the dead', until } });
    await world.chats.queueMessage({ address: ada, messageKey: 'news', message: { text: 'First news' } });
    await world.settle();
    expect(platform.arrived).toEqual([]);
    world.time.now += 2_000;
    await world.settle();
    expect(platform.arrived.map(({ message }) => message.text)).toEqual(['First news']);
  });

  it('gets the waiting messages too, in order and before the answer', async () => {
    await converse(said('hello'));
    platform.failures.push(new MessengerError('window_closed', { message: 'too late' }));
    const tell = (text: string) => world.chats.queueMessage({ address: ada, messageKey: text, message: { text } });
    await tell('First news');
    await world.settle();
    await tell('Second news');
    const reply = await converse(said('thanks'));
    expect(texts(reply)).toEqual(['First news', 'Second news', expect.stringContaining('welcome')]);
    await world.settle();
    expect(platform.arrived).toEqual([]);
  });

  it('leaves a picture that is not ready in time to the messenger', async () => {
    await converse(said(someLink));
    await world.finish((await world.onlyVideo())._id);
    await world.settle();
    const shown = platform.arrived.length;
    world.state.still = () => new Promise(() => undefined);
    const reply = await converse(said('yellow'), 1500);
    expect(reply.isComplete).toBe(false);
    expect(reply.messages.every(({ media }) => media === null)).toBe(true);
    world.state.still = async () => Buffer.from('jpeg');
    await world.settle();
    const sent = platform.arrived.slice(shown).map(({ message }) => message);
    expect(sent.map(({ media }) => media?.kind)).toContain('picture');
  });

  it('gets nothing while another process is sending all the time, which then sends the answer', async () => {
    await converse(said('hello'));
    const until = new Date(world.clock() + 60_000);
    await world.conversations.updateOne({}, { sendLease: { owner: 'busy', until } });
    expect(await converse(said('thanks'), 300)).toEqual({ messages: [], isComplete: false });
    expect(world.woken).toContain('send-messages');
    await world.conversations.updateOne({}, { sendLease: null });
    await world.settle();
    expect(platform.arrived.map(({ message }) => message.text)).toEqual([expect.stringContaining('welcome')]);
  });
});
