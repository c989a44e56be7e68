import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HangUp } from '../../../scripts/fake-telegram/api-refusal.ts';
import type { FakeBot } from '../../../scripts/fake-telegram/fake-bot.ts';
import type { FakePerson } from '../../../scripts/fake-telegram/person.ts';
import { type FakeTelegram, startFakeTelegram } from '../../../scripts/fake-telegram/start-fake-telegram.ts';
import { createBotApiCaller } from '../../support/call-bot-api.ts';

let nowMs = Date.UTC(2026, 0, 2);
let telegram: FakeTelegram;
let bot: FakeBot;
let ann: FakePerson;
let call: ReturnType<typeof createBotApiCaller>;

beforeAll(async () => {
  telegram = await startFakeTelegram({ now: () => nowMs, floodLimits: { burst: 5, perSecond: 1 } });
  bot = telegram.addBot();
  call = createBotApiCaller({ url: telegram.url, token: bot.token });
});

afterAll(() => telegram.close());

beforeEach(() => {
  ann = bot.meet({ firstName: 'Ann' });
  ann.says('hello');
  nowMs += 60_000;
});

const send = (params: Record<string, unknown>) => call('sendMessage', { chat_id: ann.chat.id, ...params });
const keyboardOf = (button: Record<string, unknown>) => ({ inline_keyboard: [[button]] });

describe('a caller', () => {
  it('is refused with an unknown or malformed token', async () => {
    const stranger = createBotApiCaller({ url: telegram.url, token: '1:unknown' });
    expect(await stranger('getMe')).toMatchObject({ status: 401, description: 'Unauthorized' });
    const nonsense = createBotApiCaller({ url: telegram.url, token: 'nonsense' });
    expect(await nonsense('getMe')).toMatchObject({ status: 404, description: 'Not Found' });
  });

  it('finds methods in any case, and no unknown ones', async () => {
    expect(await call('GETME')).toMatchObject({ ok: true, result: { username: 'captions_bot', is_bot: true } });
    expect(await call('sendNothing')).toMatchObject({ status: 404, description: 'Not Found: method not found' });
  });
});

describe('a message', () => {
  it('is shown to the person, without blanks around it', async () => {
    const reply = await send({ text: ' hi \n', reply_markup: keyboardOf({ text: 'Go', callback_data: 'go' }) });
    expect(reply).toMatchObject({ ok: true, result: { text: 'hi', chat: { type: 'private', first_name: 'Ann' } } });
    expect(ann.messages.at(-1)).toMatchObject({ from: 'bot', text: 'hi' });
    expect(ann.transcript()).toContain('bot: hi\n  [Go]');
  });

  it.each([
    [{ text: '   ' }, 'message text is empty'],
    [{ text: 'x'.repeat(4097) }, 'message is too long'],
    [{ text: 'x', chat_id: 12 }, 'chat not found'],
    [{ text: 'x', chat_id: '' }, 'chat_id is empty'],
    [{ text: 'x', reply_markup: '{' }, "can't parse reply markup JSON object"],
    [{ text: 'x', reply_markup: keyboardOf({ text: 'Go', callback_data: 'é'.repeat(33) }) }, 'BUTTON_DATA_INVALID'],
    [{ text: 'x', reply_markup: keyboardOf({ text: 'Go', callback_data: '' }) }, 'BUTTON_DATA_INVALID'],
    [{ text: 'x', reply_markup: keyboardOf({ text: 'Go' }) }, /Text buttons are unallowed/],
    [{ text: 'x', reply_markup: keyboardOf({ text: 'Go', url: 'http://localhost:3000/' }) }, /Wrong HTTP URL/],
    [{ text: 'x', reply_parameters: { message_id: 999_999 } }, 'message to be replied not found'],
  ])('is refused in Telegram’s words, %#', async (params, words) => {
    const reply = await send(params);
    expect(reply).toMatchObject({ status: 400, ok: false, error_code: 400 });
    expect(reply.description?.replace('Bad Request: ', '')).toMatch(words);
  });

  it('may have 4096 characters, 64 bytes of button data, and a URL with an IP address', async () => {
    const fits = { text: 'Go', callback_data: 'é'.repeat(32) };
    expect(await send({ text: 'x'.repeat(4096), reply_markup: keyboardOf(fits) })).toMatchObject({ ok: true });
    const address = { text: 'Open', url: 'http://127.0.0.1:3000/media/1' };
    expect(await send({ text: 'x', reply_markup: keyboardOf(address) })).toMatchObject({ ok: true });
  });

  it('is refused for people who never wrote, have blocked the bot or are gone', async () => {
    const silent = bot.meet();
    expect(await call('sendMessage', { chat_id: silent.chat.id, text: 'x' })).toMatchObject({
      status: 403,
      description: "Forbidden: bot can't initiate conversation with a user",
    });
    ann.blocks();
    expect(await send({ text: 'x' })).toMatchObject({
      status: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    ann.unblocks();
    expect(await send({ text: 'x' })).toMatchObject({ ok: true });
    ann.deletesAccount();
    expect(await send({ text: 'x' })).toMatchObject({ description: 'Forbidden: user is deactivated' });
  });
});

describe('the rate limit', () => {
  it('allows a burst, then one message a second, and says how long to wait', async () => {
    for (let count = 0; count < 5; count += 1) expect(await send({ text: 'x' })).toMatchObject({ ok: true });
    expect(await send({ text: 'x' })).toMatchObject({
      status: 429,
      description: 'Too Many Requests: retry after 1',
      parameters: { retry_after: 1 },
    });
    nowMs += 1000;
    expect(await send({ text: 'x' })).toMatchObject({ ok: true });
  });

  it('counts each chat on its own', async () => {
    const bob = bot.meet({ firstName: 'Bob' });
    bob.says('hello');
    for (let count = 0; count < 5; count += 1) await send({ text: 'x' });
    expect(await call('sendMessage', { chat_id: bob.chat.id, text: 'x' })).toMatchObject({ ok: true });
  });
});

describe('an edit', () => {
  const edit = (params: Record<string, unknown>) => call('editMessageText', { chat_id: ann.chat.id, ...params });

  it('changes text and buttons', async () => {
    await send({ text: 'one', reply_markup: keyboardOf({ text: 'Go', callback_data: 'go' }) });
    const id = ann.messages.at(-1)?.id;
    expect(await edit({ message_id: id, text: 'two' })).toMatchObject({ ok: true, result: { text: 'two' } });
    expect(ann.messages.at(-1)).toMatchObject({ text: 'two', keyboard: undefined, edits: 1 });
  });

  it('that changes nothing is refused', async () => {
    await send({ text: 'one' });
    const reply = await edit({ message_id: ann.messages.at(-1)?.id, text: 'one ' });
    expect(reply.description).toMatch(/^Bad Request: message is not modified: specified new message content/);
  });

  it('needs an existing message of the bot', async () => {
    const missing = await edit({ message_id: 999_999, text: 'x' });
    expect(missing.description).toBe('Bad Request: message to edit not found');
    const theirs = await edit({ message_id: ann.says('mine').id, text: 'x' });
    expect(theirs.description).toBe("Bad Request: message can't be edited");
    const wrong = await edit({ message_id: 'first', text: 'x' });
    expect(wrong.description).toBe('Bad Request: parameter "message_id" must be an integer');
  });

  it('of a caption needs a message with media', async () => {
    await send({ text: 'one' });
    const id = ann.messages.at(-1)?.id;
    const reply = await call('editMessageCaption', { chat_id: ann.chat.id, message_id: id, caption: 'x' });
    expect(reply.description).toBe('Bad Request: there is no caption in the message to edit');
  });

  it('can delete the message, once', async () => {
    await send({ text: 'one' });
    const params = { chat_id: ann.chat.id, message_id: ann.messages.at(-1)?.id };
    expect(await call('deleteMessage', params)).toMatchObject({ ok: true });
    expect((await call('deleteMessage', params)).description).toBe('Bad Request: message to delete not found');
    expect(ann.messages.map(({ text }) => text)).toEqual(['hello']);
  });
});

describe('a tap', () => {
  it('reaches the bot and ends with its only answer', async () => {
    await send({ text: 'Shall we?', reply_markup: keyboardOf({ text: 'Yes, go', callback_data: 'go' }) });
    const answered = ann.taps('Yes');
    const update = bot.updates.all().at(-1);
    expect(update?.callback_query).toMatchObject({ data: 'go', message: { text: 'Shall we?' } });
    const answer = { callback_query_id: update?.callback_query?.id, text: 'Fine' };
    expect(await call('answerCallbackQuery', answer)).toMatchObject({ ok: true });
    expect(await answered).toEqual({ text: 'Fine', showAlert: false });
    expect((await call('answerCallbackQuery', answer)).description).toMatch(/query is too old/);
    expect(ann.transcript()).toContain('you: [tap] Yes, go\nbot (pops up): Fine');
  });

  it('needs a button', () => {
    expect(() => ann.taps('Nowhere')).toThrow('There is no button «Nowhere»');
  });
});

describe('an interceptor', () => {
  it('can refuse, disconnect before or after the call, and be removed', async () => {
    const clear = bot.intercept('sendMessage', async (_call, carryOut) => {
      await carryOut();
      throw new HangUp();
    });
    await expect(send({ text: 'arrives' })).rejects.toThrow('fetch failed');
    expect(ann.messages.at(-1)?.text).toBe('arrives');
    clear();
    expect(await send({ text: 'again' })).toMatchObject({ ok: true });
  });
});

describe('waiting', () => {
  it('ends when the condition is met', async () => {
    const waiting = ann.waitForMessage(({ text }) => text === 'at last');
    await send({ text: 'at last' });
    expect((await waiting).text).toBe('at last');
  });

  it('shows the transcript after a timeout', async () => {
    await send({ text: 'something else' });
    await expect(ann.waitForMessage(({ text }) => text === 'never', 1)).rejects.toThrow('bot: something else');
  });
});

describe('the profile', () => {
  it('stores commands and texts by language', async () => {
    const commands = [{ command: 'help', description: 'Help' }];
    expect(await call('setMyCommands', { commands, language_code: 'de' })).toMatchObject({ ok: true });
    expect(await call('getMyCommands', { language_code: 'de' })).toMatchObject({ result: commands });
    expect(await call('getMyCommands')).toMatchObject({ result: [] });
    await call('setMyDescription', { description: 'I caption videos.' });
    expect(await call('getMyDescription', { language_code: 'fr' })).toMatchObject({
      result: { description: 'I caption videos.' },
    });
  });

  it('refuses invalid values as Telegram does', async () => {
    const upper = await call('setMyCommands', { commands: [{ command: 'Help!', description: 'x' }] });
    expect(upper.description).toBe('Bad Request: BOT_COMMAND_INVALID');
    const empty = await call('setMyCommands', { commands: [{ command: 'help', description: '' }] });
    expect(empty.description).toBe('Bad Request: BOT_COMMAND_DESCRIPTION_INVALID');
    const long = await call('setMyShortDescription', { short_description: 'x'.repeat(121) });
    expect(long.description).toBe('Bad Request: bot short description is too long');
  });
});
