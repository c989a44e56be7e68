import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../scripts/attacks/hostile-texts.ts';
import { installedEncoder } from '../../../../scripts/use-installed-encoder.ts';
import { createTaskThreads } from '../../../../src/app/task-threads.ts';
import type { ConversationTasks } from '../../../../src/chat/conversation/conversation-tasks.ts';
import { AppError } from '../../../../src/infra/errors/app-error.ts';
import { textsOf } from '../../../../src/texts/texts-of.ts';
import { chatsUnderTest, telegram } from '../../../support/chats-under-test.ts';
import { scan } from '../../../support/scan.ts';

const world = await chatsUnderTest();
const { tg, update, given } = world;
beforeEach(() => world.reset());

const threads = createTaskThreads({
  paths: { fontsDir: null, dataDir: '/nowhere' },
  encoder: installedEncoder(),
});
afterAll(() => threads.close());

const said = (text: string) => ({ kind: 'said', text }) as const;
const { problems } = textsOf('en').chat;

/** Chats whose turns are computed by `converse`. */
function chatsWith(converse: ConversationTasks['converse']) {
  return world.another('one', { tasks: { converse } });
}

async function receive(texts: string[], address = telegram()): Promise<void> {
  for (const text of texts) await world.chats.receive(update(address, said(text)));
}

describe('turns that are computed in threads', () => {
  it('answer hostile messages, in order', async () => {
    const chats = world.another('one', { tasks: threads });
    const texts = Object.values(hostileTexts).map((write) => write(4096));
    await receive(['yellow', ...texts, 'at the top', `replace ${texts[3]} with ${texts[4]}`]);
    await world.settle(chats);
    const answers = tg.shown();
    expect(answers).toHaveLength(texts.length + 3);
    expect(answers[0]).toContain('yellow');
    expect(answers.at(-2)).toContain('top');
    expect((await world.chatOf()).state?.defaults).toMatchObject({ position: 'top' });
  });

  it('hold no transaction open, so that a message that comes meanwhile costs nothing', async () => {
    const { converse } = given.tasks;
    const computed: string[] = [];
    const chats = chatsWith(async (input, of) => {
      if (input.event.kind === 'said') computed.push(input.event.text);
      if (computed.length === 1) await receive(['at the top']);
      return converse(input, of);
    });
    await receive(['yellow']);
    await world.settle(chats);
    expect(computed).toEqual(['yellow', 'at the top']);
    expect((await world.chatOf()).state?.defaults).toMatchObject({ position: 'top' });
  });

  it('are computed again when the account has changed meanwhile', async () => {
    const { converse } = given.tasks;
    await world.says('hello', telegram());
    const languages: string[] = [];
    const chats = chatsWith(async (input, of) => {
      languages.push(input.state.language);
      await world.conversations.updateOne({}, { $set: { 'state.language': 'de' } });
      return converse(input, of);
    });
    await receive(['danke']);
    await world.settle(chats);
    expect(languages).toEqual(['en', 'de']);
    expect(tg.shown().at(-1)).toBe(textsOf('de').chat.thanks);
  });

  it('of long messages leave their place, and take no thread from short ones', async () => {
    const { converse } = given.tasks;
    const owners: string[] = [];
    let answerLong: () => void = () => expect.unreachable('the long message came first');
    const chats = chatsWith(async (input, of) => {
      owners.push(of.owner);
      if (owners.length === 1) await new Promise<void>((resolve) => (answerLong = resolve));
      return converse(input, of);
    });
    await receive(['. '.repeat(2000)]);
    world.time.now += 1000;
    await receive(['thanks'], telegram('88'));
    let long: Promise<boolean> | null = null;
    await new Promise<void>((resolve) => (long = chats.processNextChat(world.going, resolve)));
    await chats.processNextChat(world.going, () => expect.unreachable('a short message does not leave its place'));
    const waiting = await world.inbox.find(scan({ handledAt: null })).lean();
    expect(waiting.map(({ chatKey }) => chatKey)).toEqual(['telegram:77']);
    expect(new Set(owners).size).toBe(2);
    answerLong();
    await long;
  });

  it('say plainly that a message is too complex, and go on', async () => {
    const { converse } = given.tasks;
    const chats = chatsWith((input, of) => {
      const isHostile = input.event.kind === 'said' && input.event.text.startsWith('((');
      return isHostile ? Promise.reject(new AppError('too_complex', { reason: 'too_complex' })) : converse(input, of);
    });
    await receive(['((((', 'thanks']);
    await world.settle(chats);
    expect(tg.shown()).toEqual([problems.too_complex, textsOf('en').chat.thanks]);
  });

  it('wait while the threads have too much to do, in order', async () => {
    const { converse } = given.tasks;
    let refusals = 3;
    const chats = chatsWith((input, of) => (refusals-- > 0 ? Promise.reject(busy()) : converse(input, of)));
    await receive(['yellow', 'thanks']);
    for (let due = 0; due < 6; due++) {
      await world.settle(chats);
      world.time.now += 60_000;
    }
    expect(tg.shown()).toHaveLength(2);
    expect(tg.shown()[0]).toContain('yellow');
    expect(tg.shown()[1]).toBe(textsOf('en').chat.thanks);
  });

  it('tell the person when the threads have too much to do for long', async () => {
    const chats = chatsWith(() => Promise.reject(busy()));
    await receive(['yellow', 'thanks']);
    for (let due = 0; due < 12; due++) {
      await world.settle(chats);
      world.time.now += 600_000;
    }
    expect(tg.shown()).toEqual([problems.unavailable, problems.unavailable]);
    expect(await world.inbox.countDocuments(scan({ handledAt: null }))).toBe(0);
  });
});

describe('a chat with very many messages', () => {
  it('lets other chats have their turns in between', async () => {
    await receive(Array.from({ length: 30 }, () => 'thanks'));
    world.time.now += 1000;
    await receive(['hello'], telegram('88'));
    world.time.now += 1000;
    await world.chats.processNextChat(world.going);
    await world.chats.processNextChat(world.going);
    const waiting = await world.inbox.find(scan({ handledAt: null })).lean();
    expect(new Set(waiting.map(({ chatKey }) => chatKey))).toEqual(new Set(['telegram:77']));
    await world.settle();
    expect(tg.shown()).toHaveLength(31);
  });
});

function busy(): AppError {
  return new AppError('service_busy', { reason: 'service_busy' });
}
