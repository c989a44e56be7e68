import { describe, expect, it } from 'vitest';
import type { Chats } from '../../../src/chat/chats/create-chats.ts';
import { chatsUnderTest, someLink, telegram } from '../../support/chats-under-test.ts';
import { dyingProcess, Killed } from '../../support/dying-process.ts';
import type { FakeMessenger } from '../../support/fake-messenger.ts';

const world = await chatsUnderTest();
const { tg, going } = world;

/** A process that stops after so many calls: to its messenger, its queue, its transactions and every write of its models. */
function mortalChats(process: ReturnType<typeof dyingProcess>): Chats {
  const { given, database } = world;
  const models: Record<string, unknown> = {};
  for (const [name, model] of Object.entries(database.connection.models)) models[name] = process.mortal(model);
  const connection = new Proxy(database.connection, {
    get: (target, name) => (name === 'models' ? models : Reflect.get(target, name, target)),
  });
  const dying = {
    ...database,
    connection,
    transact: process.mortalTransact(database.transact),
  };
  const messenger: FakeMessenger = process.mortal(tg);
  const { actions } = given;
  return world.another('mortal', {
    database: dying,
    messengers: { ...given.messengers, telegram: messenger },
    queue: process.mortal(given.queue),
    actions: { ...actions, videos: process.mortal(actions.videos), uploads: process.mortal(actions.uploads) },
  });
}

async function work(chats: Chats): Promise<void> {
  while (await chats.processNextChat(going));
  while (await chats.sendMessages(going));
}

/** Works until it has died or has nothing left to do; then other processes go on. @returns whether it died */
async function killedBefore(call: number): Promise<boolean> {
  const process = dyingProcess(call - 1);
  await work(mortalChats(process)).catch((error) => {
    if (!(error instanceof Killed)) throw error;
  });
  // its leases end after a minute
  world.time.now += 61_000;
  await world.settle();
  expect(await world.chatOf()).toMatchObject({ commands: [], turnDueAt: null, turnLease: null, sendLease: null });
  return process.isDead;
}

const calls = Array.from({ length: 16 }, (_, index) => index + 1);

describe('a process that is killed while it orders a video', () => {
  const seen: { died: boolean; duplicates: number }[] = [];

  it.each(calls)('before its call number %i leaves one video, one account and a status message', async (call) => {
    await world.reset();
    await world.chats.receive(world.update(telegram(), { kind: 'said', text: someLink }));
    const died = await killedBefore(call);
    expect(await world.videos.countDocuments()).toBe(1);
    expect(await world.users.countDocuments({})).toBe(1);
    expect(tg.arrived.length).toBeGreaterThanOrEqual(1);
    seen.push({ died, duplicates: tg.arrived.length - 1 });
  });

  it('repeats the message only when it dies between sending and recording it', () => expectOneDuplicate(seen));
});

describe('a process that is killed while it delivers a finished video', () => {
  const seen: { died: boolean; duplicates: number }[] = [];

  it.each(calls)('before its call number %i still has it sent, and its delivery completed', async (call) => {
    await world.reset();
    await world.says(someLink);
    await world.finish((await world.onlyVideo())._id);
    await world.deliveries.attemptNext(going);
    const died = await killedBefore(call);
    expect(tg.videos().length).toBeGreaterThanOrEqual(1);
    expect(await world.deliveryModel.findOne().lean()).toMatchObject({ status: 'delivered' });
    seen.push({ died, duplicates: tg.videos().length - 1 });
  });

  it('repeats the video only when it dies between sending and recording it', () => expectOneDuplicate(seen));
});

/** The tested deaths cover all of the work: some processes die early, and some survive. */
function expectOneDuplicate(seen: { died: boolean; duplicates: number }[]): void {
  expect(seen.filter(({ died }) => died).length).toBeGreaterThan(6);
  expect(seen.some(({ died }) => !died)).toBe(true);
  expect(seen.map(({ duplicates }) => duplicates).filter((count) => count > 0)).toEqual([1]);
}
