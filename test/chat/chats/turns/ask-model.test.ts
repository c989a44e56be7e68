import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatModel } from '../../../../src/chat/chat-model/create-chat-model.ts';
import { silentLogger } from '../../../../src/infra/logging/logger.ts';
import { chatsUnderTest, telegram } from '../../../support/chats-under-test.ts';
import { startFakeChatModel } from '../../../support/fake-chat-model.ts';

const fake = await startFakeChatModel();
const world = await chatsUnderTest();
const chatModel = createChatModel({ endpoint: fake.endpoint(), logger: silentLogger, withinMs: 300 });
const chats = world.another('one', { chatModel });
const unclear = 'xyzzy plugh frobnicate';

afterAll(() => fake.close());
beforeEach(async () => {
  await world.reset();
  Object.assign(fake, { reply: null, content: '{"wishes":[]}' });
  fake.calls.length = 0;
});

async function says(text: string, by = chats) {
  await chats.receive(world.update(telegram(), { kind: 'said', text }));
  await world.settle(by);
  return world.tg.arrived.at(-1)?.message.text ?? '';
}

describe('a chat with a language model', () => {
  it('answers a message that the rules do not understand by what the model understands', async () => {
    fake.content = '{"wishes":[{"kind":"set","settings":{"fontColor":"#FFD60A"}}]}';
    expect(await says(unclear)).toContain('yellow');
    expect(await world.chatOf()).toMatchObject({ commands: [], state: { defaults: { fontColor: '#FFD60A' } } });
  });

  it('tells the model nothing about the person', async () => {
    await says(unclear);
    const told = fake.calls.map(({ system, user }) => system + user).join();
    expect(fake.calls).toHaveLength(1);
    for (const secret of ['Ada', 'ada', '"77"', 'telegram']) expect(told).not.toContain(secret);
  });

  it.each([
    ['hangs', () => undefined],
    ['is out of order', (response: { destroy(): void }) => response.destroy()],
  ])('answers by its rules when the model %s', async (_, reply) => {
    const byRules = await says(unclear, world.chats);
    await world.reset();
    Object.assign(fake, { reply });
    const startedAt = performance.now();
    expect(await says(unclear)).toBe(byRules);
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(await world.chatOf()).toMatchObject({ commands: [], turnDueAt: null });
  });

  it('answers by its rules when the model is switched off while a question waits', async () => {
    await chats.receive(world.update(telegram(), { kind: 'said', text: unclear }));
    fake.reply = () => undefined;
    const stop = new AbortController();
    const asking = chats.processNextChat(stop.signal);
    while (fake.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort(new Error('stopping'));
    await asking;
    expect((await world.chatOf()).commands).toHaveLength(1);
    await world.settle(world.chats);
    expect(world.tg.arrived).toHaveLength(1);
  });
});
