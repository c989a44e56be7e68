import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeBot } from '../../../scripts/fake-telegram/fake-bot.ts';
import { type FakeTelegram, startFakeTelegram } from '../../../scripts/fake-telegram/start-fake-telegram.ts';
import { createBotApiCaller } from '../../support/call-bot-api.ts';
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts';
import { waitUntil } from '../../support/wait-until.ts';

interface SeenUpdate {
  update_id: number;
  message?: { text: string };
}

let telegram: FakeTelegram;
let bot: FakeBot;
let call: ReturnType<typeof createBotApiCaller>;

beforeEach(async () => {
  telegram = await startFakeTelegram({ local: true });
  bot = telegram.addBot();
  call = createBotApiCaller({ url: telegram.url, token: bot.token });
});

afterEach(() => telegram.close());

async function poll(params: Record<string, unknown> = {}): Promise<SeenUpdate[]> {
  return (await call('getUpdates', params)).result as SeenUpdate[];
}

describe('polling', () => {
  it('returns unconfirmed updates again, in order, with growing ids', async () => {
    const ann = bot.meet();
    for (const text of ['one', 'two', 'three']) ann.says(text);
    const first = await poll();
    expect(first.map(({ message }) => message?.text)).toEqual(['one', 'two', 'three']);
    expect(await poll()).toEqual(first);
    const [one, two, three] = first.map(({ update_id }) => update_id);
    expect([two, three]).toEqual([Number(one) + 1, Number(one) + 2]);
    expect((await poll({ offset: two, limit: 1 })).map(({ message }) => message?.text)).toEqual(['two']);
    expect((await poll({ offset: Number(three) + 1 })).length).toBe(0);
    expect(await poll()).toEqual([]);
  });

  it('waits for updates', async () => {
    const waiting = poll({ timeout: 30 });
    await waitUntil(() => bot.calls.some(({ method }) => method === 'getUpdates'));
    bot.meet().says('hello');
    expect((await waiting).map(({ message }) => message?.text)).toEqual(['hello']);
  });

  it('is possible for one caller at a time: a second one ends the first', async () => {
    const first = call('getUpdates', { timeout: 30 });
    await waitUntil(() => bot.calls.length === 1);
    const second = poll({ timeout: 30 });
    expect(await first).toMatchObject({
      status: 409,
      description: expect.stringMatching(/^Conflict: terminated by other getUpdates request/),
    });
    bot.meet().says('hello');
    expect((await second).length).toBe(1);
  });

  it('is refused while a webhook is set', async () => {
    await call('setWebhook', { url: 'https://example.com/hook' });
    expect(await call('getUpdates')).toMatchObject({ status: 409 });
    await call('deleteWebhook');
    expect(await call('getUpdates')).toMatchObject({ ok: true });
  });

  it('returns only the kinds that were allowed when they happened', async () => {
    const ann = bot.meet();
    await poll({ allowed_updates: ['message'] });
    ann.says('hello');
    ann.blocks();
    ann.unblocks();
    expect((await poll()).length).toBe(1);
    await poll({ allowed_updates: ['message', 'my_chat_member'] });
    ann.blocks();
    expect((await poll()).at(-1)).toMatchObject({
      my_chat_member: { old_chat_member: { status: 'member' }, new_chat_member: { status: 'kicked' } },
    });
  });
});

describe('a webhook', () => {
  let posted: { update: SeenUpdate; secret: string | undefined }[];
  let answers: number[];
  let hook: ScriptedServer;

  beforeEach(async () => {
    posted = [];
    answers = [];
    hook = await startScriptedServer(async (request, response) => {
      const chunks = await request.toArray();
      const update = JSON.parse(Buffer.concat(chunks).toString()) as SeenUpdate;
      posted.push({ update, secret: request.headers['x-telegram-bot-api-secret-token'] as string | undefined });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });

  afterEach(() => hook.close());

  it('gets every update with the secret, waiting ones too', async () => {
    const ann = bot.meet();
    ann.says('before');
    await call('setWebhook', { url: hook.url, secret_token: 'right' });
    ann.says('after');
    await waitUntil(() => posted.length === 2);
    expect(posted).toMatchObject([
      { update: { message: { text: 'before' } }, secret: 'right' },
      { update: { message: { text: 'after' } }, secret: 'right' },
    ]);
  });

  it('gets an update again until it is accepted, before the next one of the chat', async () => {
    answers = [500, 200];
    await call('setWebhook', { url: hook.url });
    const ann = bot.meet();
    ann.says('one');
    ann.says('two');
    await waitUntil(() => posted.length === 3);
    expect(posted.map(({ update }) => update.message?.text)).toEqual(['one', 'one', 'two']);
    expect(await call('getWebhookInfo')).toMatchObject({
      result: { url: hook.url, last_error_message: expect.stringContaining('500') },
    });
  });

  it('must be https in the cloud', async () => {
    const cloud = await startFakeTelegram();
    try {
      const ask = createBotApiCaller({ url: cloud.url, token: cloud.addBot().token });
      expect((await ask('setWebhook', { url: 'http://example.com/' })).description).toBe(
        'Bad Request: bad webhook: An HTTPS URL must be provided for webhook',
      );
      expect((await ask('setWebhook', { url: 'https://example.com:3000/' })).description).toMatch(/ports 80, 88, 443/);
      expect((await ask('setWebhook', { url: 'https://example.com/', secret_token: 'a b' })).description).toMatch(
        /unallowed characters/,
      );
    } finally {
      await cloud.close();
    }
  });
});
