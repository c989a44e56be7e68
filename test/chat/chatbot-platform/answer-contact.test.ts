import { beforeEach, describe, expect, it } from 'vitest';
import type { PlatformMessage } from '../../../src/chat/chatbot-platform/contacts/answer-contact.ts';
import { createChatbotContactModel } from '../../../src/chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createContactServices } from '../../../src/chat/chatbot-platform/create-contact-services.ts';
import type { PlatformContent } from '../../../src/chat/chatbot-platform/platform/chatbot-platform.ts';
import type { ChatServices } from '../../../src/chat/chats/create-chats.ts';
import type { OutgoingMessage } from '../../../src/chat/chats/messenger.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock('2026-03-10T12:00:00Z');
type Heard = Parameters<ChatServices['answerInReply']>[0];
const heard: Heard[] = [];
let answer: OutgoingMessage[] = [];
const nobody = () => Promise.reject(new Error('not asked for here'));
const contacts = createContactServices({
  ...{ database, clock: time.clock, logger: silentLogger, publicBaseUrl: 'https://c.example' },
  queue: { wake: async () => undefined },
  platform: { send: nobody, addTag: nobody, renderReply: (content: PlatformContent) => content },
  chats: {
    ...{ queueMessage: nobody, unlinkChat: nobody },
    async answerInReply(update) {
      heard.push(update);
      return { messages: answer, isComplete: true };
    },
  },
});
const model = createChatbotContactModel(database.connection);
await database.ensureIndexes();

beforeEach(async () => {
  await model.deleteMany();
  heard.length = 0;
  answer = [];
});

const person = { name: null, firstName: null, lastName: null, locale: null, language: null, lastInteraction: null };
const says = (text: string, more: Partial<PlatformMessage> = {}) =>
  contacts.answerMessage({
    ...{ integrationId: 'itg_1', chatbotId: 'bot', messengerId: '7', text },
    ...{ inputId: null, setsFields: false, person },
    ...more,
  }) as Promise<PlatformContent>;
const button = (label: string, action: string): OutgoingMessage => ({
  text: 'x',
  media: null,
  buttons: [[{ label, action }]],
});
const keys = () => new Set(heard.map(({ updateKey }) => updateKey)).size;

describe('a message on a platform', () => {
  it('reaches the conversation, with what the platform knows about the person', async () => {
    const known = { ...person, firstName: 'Ada', lastName: 'L', language: 'Portuguese (Brazil)' };
    await says('hello', { person: { ...known, lastInteraction: '2026-03-10T14:59:00+03:00' } });
    expect(heard).toMatchObject([
      {
        address: { kind: 'messenger', chatbotId: 'bot', messengerId: '7' },
        contact: { name: 'Ada L', username: null, locale: 'pt', lastSeenAt: new Date('2026-03-10T11:59:00Z') },
        event: { kind: 'said', text: 'hello' },
      },
    ]);
  });

  it('is cut to what Messenger lets people write', async () => {
    await says('a'.repeat(8000));
    expect(heard).toMatchObject([{ event: { kind: 'said', text: 'a'.repeat(2000) } }]);
  });

  it('is a command when it begins with a slash', async () => {
    await says('/Link  abc def');
    await says('/help');
    expect(heard.map(({ event }) => event)).toEqual([
      { kind: 'commanded', command: 'link', argument: 'abc def' },
      { kind: 'commanded', command: 'help', argument: '' },
    ]);
  });

  it('is recognised as repeated by its id, however late', async () => {
    await says('bigger', { inputId: 'm1' });
    time.pass(3_600_000);
    await says('bigger', { inputId: 'm1' });
    await says('bigger', { inputId: 'm2' });
    expect(keys()).toBe(2);
  });

  it('is recognised as repeated within ten seconds, and is new afterwards', async () => {
    await says('bigger');
    time.pass(9_999);
    await says('bigger');
    expect(keys()).toBe(1);
    time.pass(1);
    await says('bigger');
    expect(keys()).toBe(2);
  });

  it('is new when it was written at another time', async () => {
    const at = (lastInteraction: string) => ({ person: { ...person, lastInteraction } });
    await says('bigger', at('2026-03-10T11:59:58+00:00'));
    await says('bigger', at('2026-03-10T11:59:59+00:00'));
    await says('bigger', at('2026-03-10T11:59:59+00:00'));
    expect(keys()).toBe(2);
  });

  it('counts once when it arrives many times at once', async () => {
    await Promise.all([1, 2, 3, 4, 5].map(() => says('bigger')));
    expect(keys()).toBe(1);
  });

  it('belongs to one contact only', async () => {
    await says('bigger');
    await says('bigger', { messengerId: '8' });
    expect(heard.map(({ address }) => address)).toMatchObject([{ messengerId: '7' }, { messengerId: '8' }]);
  });
});

describe('a button', () => {
  it('is tapped by calling its URL', async () => {
    answer = [button('Render this', 'r:v:1')];
    const { tapUrl } = await says('yellow');
    const url = new URL(tapUrl('r:v:1'));
    expect(url.href).toMatch(/^https:\/\/c\.example\/api\/webhooks\/chatbot\/taps\/[\w-]{32}\?action=r%3Av%3A1$/);
    await contacts.answerTap({ token: url.pathname.split('/').at(-1) ?? '', action: 'r:v:1' });
    expect(heard.at(-1)).toMatchObject({ address: { messengerId: '7' }, event: { kind: 'tapped', action: 'r:v:1' } });
  });

  it('is tapped by typing its label, in any case and without its emoji', async () => {
    const buttons = [button('✅ Render this', 'r:v:1'), button('🎨 Change the look of it all', 'v:look:v')];
    answer = [{ text: 'x', media: null, buttons: buttons.flatMap((one) => one.buttons) }];
    await says('yellow');
    for (const words of ['render THIS', '✅ Render this', 'Change the look of it all', '🎨 Change the look…']) {
      await says(words);
    }
    const actions = heard.slice(1).map(({ event }) => event);
    expect(actions).toEqual(['r:v:1', 'r:v:1', 'v:look:v', 'v:look:v'].map((action) => ({ kind: 'tapped', action })));
  });

  it('means the newest one with this label', async () => {
    answer = [button('Undo', 'u:one')];
    await says('a');
    answer = [button('Undo', 'u:two')];
    await says('b');
    await says('undo');
    expect(heard.at(-1)?.event).toEqual({ kind: 'tapped', action: 'u:two' });
  });

  it('is ordinary text once its button is no longer among the last', async () => {
    answer = [button('🟡 Yellow', 'c:5:one:oc:FFE500')];
    await says('outline');
    answer = [button('✖️ Cancel', 'v:stop:two')];
    await says('https://example.com/two.mp4');
    await says('yellow');
    expect(heard.at(-1)?.event).toEqual({ kind: 'said', text: 'yellow' });
  });

  it('is a tap under the newest video while the messages are about it', async () => {
    const video = { kind: 'video', url: 'https://c.example/1.mp4' } as OutgoingMessage['media'];
    answer = [{ ...button('🗑 Delete', 'v:delete:one'), media: video }];
    await says('a');
    answer = [button('✅ Render this', 'r:one:1')];
    await says('bigger');
    await says('delete');
    expect(heard.at(-1)?.event).toEqual({ kind: 'tapped', action: 'v:delete:one' });
    answer = [button('✖️ Cancel', 'v:stop:two')];
    await says('https://example.com/two.mp4');
    await says('delete');
    expect(heard.at(-1)?.event).toEqual({ kind: 'said', text: 'delete' });
  });

  it('counts once when it is repeated quickly, and twice otherwise', async () => {
    const { tapUrl } = await says('a');
    const token = new URL(tapUrl('x')).pathname.split('/').at(-1) ?? '';
    for (const ms of [0, 2999, 1]) {
      time.pass(ms);
      await contacts.answerTap({ token, action: 'u:v' });
    }
    expect(keys()).toBe(3);
  });

  it('is unknown at a URL that was never given', async () => {
    await expect(contacts.answerTap({ token: 'x'.repeat(32), action: 'a' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('has one URL for each contact', async () => {
    const [one, again, other] = [await says('a'), await says('b'), await says('c', { messengerId: '8' })];
    expect(one.tapUrl('x')).toBe(again.tapUrl('x'));
    expect(one.tapUrl('x')).not.toBe(other.tapUrl('x'));
  });
});
