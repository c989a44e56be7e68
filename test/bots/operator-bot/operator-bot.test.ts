import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOperatorMessenger } from '../../../bots/operator-bot/create-operator-messenger.ts';
import { openOperatorBot } from '../../../bots/operator-bot/open-operator-bot.ts';
import { describeTime } from '../../../bots/operator-bot/texts/amounts.ts';
import { ApiRefusal, tooManyRequests } from '../../../scripts/fake-telegram/api-refusal.ts';
import { buttonsOf } from '../../../scripts/fake-telegram/chat.ts';
import type { FakeBot } from '../../../scripts/fake-telegram/fake-bot.ts';
import type { FakePerson } from '../../../scripts/fake-telegram/person.ts';
import { type FakeTelegram, startFakeTelegram } from '../../../scripts/fake-telegram/start-fake-telegram.ts';
import type { Operations } from '../../../src/product/operations/create-operations.ts';
import { claimVideo } from '../../../src/product/videos/lease/video-lease.ts';
import { languages } from '../../../src/texts/languages.ts';
import { buildVideo } from '../../support/build-video.ts';
import { operationsUnderTest } from '../../support/operations-under-test.ts';
import { scan } from '../../support/scan.ts';
import { waitUntil } from '../../support/wait-until.ts';

const under = await operationsUnderTest();
const minuteMs = 60_000;
const ago = (minutes: number) => new Date(under.clock() - minutes * minuteMs);

let telegram: FakeTelegram;
let fake: FakeBot;
let ann: FakePerson;
let stranger: FakePerson;
let operators: FakePerson[];
let lines: string[];
let running: { stop(): Promise<void> } | null;

beforeEach(async () => {
  await under.clear();
  telegram = await startFakeTelegram({ now: under.clock });
  fake = telegram.addBot({ token: '700002:secret-Of_the-bot', username: 'ops_bot' });
  ann = fake.meet({ username: 'ann' });
  operators = [ann];
  stranger = fake.meet({ firstName: 'Eve' });
  lines = [];
  pauses.length = 0;
  running = null;
});

afterEach(async () => {
  await running?.stop();
  await telegram.close();
});

/** Retries do not wait. */
const pauses: number[] = [];
const sleeper = {
  sleep(ms: number) {
    pauses.push(ms);
    return new Promise<void>((resolve) => setImmediate(resolve));
  },
};
const config = () => ({
  botToken: fake.token,
  apiRoot: telegram.url,
  chatIds: operators.map(({ chat }) => String(chat.id)),
});

function start(operations: Operations = under.open()): void {
  // without the service's own redaction of logs: nothing may depend on it
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const bot = openOperatorBot({ config: { operatorBot: config() }, operations, logger, clock: under.clock, sleeper });
  running = bot?.start() ?? null;
}

/** Sends a message and waits for the answer. */
async function tell(text: string): Promise<string> {
  const { id } = ann.says(text);
  return (await ann.waitForMessage((message) => message.id > id)).text;
}

const log = () => lines.join('');

describe('the operators’ bot', () => {
  it('shows its commands, in operators’ chats only', async () => {
    start();
    const help = await tell('/help');
    expect(await tell('/start')).toBe(help);
    for (const command of ['/status', '/failed', '/video ID', '/credit EMAIL MINUTES REASON', '/pause', '/resume']) {
      expect(help).toContain(command);
    }
    await waitUntil(() => fake.profile.commands.size === languages.length);
    expect([...fake.profile.commands.keys()].sort()).toEqual(
      languages.map((language) => (language === 'en' ? 'chat:' : `chat:${language}`)).sort(),
    );
    expect(await tell('what?')).toBe('I do not know that. /help shows what I can do.');
  });

  it('does not answer others, and logs who they are', async () => {
    start();
    stranger.says('/status');
    stranger.says('/pause');
    await tell('/help');
    expect(stranger.messages.filter(({ from }) => from === 'bot')).toEqual([]);
    expect(await under.workPause.read()).toBeNull();
    expect(lines.filter((line) => line.includes('was ignored')).length).toBe(2);
    expect(log()).toContain(String(stranger.chat.id));
    expect(log()).not.toContain('secret-Of_the-bot');
  });

  it('reports the state of the service', async () => {
    await buildVideo(under.videos, { queuedAt: ago(7) });
    await under.beats({ host: 'machine-1', freeGiB: 42 });
    start();
    const status = await tell('/status@ops_bot');
    expect(status).toContain('In the queue: 1 waiting, 0 in progress');
    expect(status).toMatch(/Waiting longest: vid_\w+ \(queued\), queued for 7 min/);
    expect(status).toContain('machine-1 (7): worker; running for less than a minute; 42.0 GiB free');
    expect(status).toContain('Last hour: 0 ready; 0 failed, 0.0 %');
  });

  it('lists failures with reasons; a button queues one again, once', async () => {
    const failed = { stage: 'failed', errorCode: 'render_failed', failureMessage: 'No *picture* <b>.' } as const;
    const { _id } = await buildVideo(under.videos, { ...failed, finishedAt: ago(1) });
    start();
    expect(await tell('/failed')).toContain(
      `1. ${_id}\n   ${describeTime(ago(1))} UTC, render_failed: No *picture* <b>.`,
    );
    expect(await ann.taps('Retry 1')).toMatchObject({ text: 'In the queue again.' });
    expect(await ann.taps('Retry 1')).toMatchObject({ text: `${_id} is in the queue already.` });
    expect(await under.videos.findById(_id).lean()).toMatchObject({ stage: 'queued', revision: 2 });
    expect(await tell(`/retry ${_id}`)).toBe(`${_id} is in the queue already.`);
    expect(await tell(`/cancel ${_id}`)).toBe(`${_id} is cancelled.`);
    expect(await tell(`/retry ${_id}`)).toBe(`${_id} is in the queue again.`);
  });

  it('reports a video without secrets from its URLs, within the limit of a message', async () => {
    const url = 'https://me:pw@files.example/talk.mp4?signature=abc';
    const notices = Array.from({ length: 60 }, (_, index) => `${index}: ${'🎬'.repeat(60)}`);
    const { _id } = await buildVideo(under.videos, {
      url,
      ownerId: 4_000,
      stage: 'processed',
      finishedAt: ago(1),
      notices,
    });
    start();
    expect((await tell(`/video ${_id}`)).length).toBeGreaterThan(4000);
    await under.videos.updateOne({ _id }, { $set: { notices: [] } });
    const text = await tell(`/video ${_id}`);
    expect(text).toContain('Source: https://files.example/talk.mp4?…');
    expect(text).not.toMatch(/abc|pw/);
    expect(await tell('/video')).toBe('Write it like this: /video ID');
    expect(await tell('/video vid_none')).toBe('There is no video vid_none.');
  });

  it('books a credit after confirmation, once even when tapped twice', async () => {
    const { userId, email } = await under.services.accounts.createUser({ email: 'cora@example.com' });
    start();
    const asked = await tell(`/credit ${email} 1,5 The <long> wait_on Monday`);
    expect(asked).toContain(`Give 1 min 30 s to cora@example.com (account ${userId})?`);
    expect(asked).toContain('The <long> wait_on Monday\nBalance now: 1 min.');
    const message = ann.messages.at(-1);
    const yes = message && buttonsOf(message).find(({ label }) => label === 'Yes, book it');
    if (!message || !yes) throw new Error('there should be a button');
    const answers = await Promise.all([ann.presses(message, yes), ann.presses(message, yes)]);
    expect(answers.map(({ text }) => text)).toEqual(['Done.', 'This has already been done, once.']);
    expect(message.text).toContain('✅ Gave 1 min 30 s to cora@example.com');
    expect(message.text).toContain('The balance is 2 min 30 s now.');
    expect(buttonsOf(message)).toEqual([]);
    const by = `@ann (Telegram ${ann.user.id})`;
    expect(await under.ledger.find({ userId }).lean()).toMatchObject([
      { seconds: 90, reason: 'The <long> wait_on Monday', by },
    ]);
    expect(await tell(`/user ${email}`)).toContain('Balance: 2 min 30 s');
  });

  it('books nothing after five minutes, or when declined', async () => {
    const { userId, email } = await under.services.accounts.createUser({ email: 'dora@example.com' });
    start();
    await tell(`/credit ${email} -5 a slip`);
    expect(await ann.taps('No')).toMatchObject({ text: 'Nothing was done.' });
    await tell(`/credit ${email} 5 again`);
    under.pass(5 * minuteMs);
    expect((await ann.taps('Yes, book it')).text).toContain('Too late');
    expect(await under.ledger.countDocuments({ userId })).toBe(0);
    expect(await tell(`/credit ${email} five x`)).toBe('Write it like this: /credit EMAIL MINUTES REASON');
    expect(await tell(`/credit ${email} 5`)).toBe('Write it like this: /credit EMAIL MINUTES REASON');
    expect(await tell(`/credit ${email} 0 x`)).toContain('Say how many minutes');
  });

  it('shows the chats of an account', async () => {
    const { userId, email } = await under.services.accounts.createUser({ email: 'chats@example.com' });
    start();
    expect(await tell(`/user ${email}`)).toContain('Links: none');
    await under.users.updateOne({ _id: userId }, { $set: { whatsapp: { id: '491700000001', name: 'Ada' } } });
    await under.services.subscribers.linkSubscriber({ userId, chatbotId: 'cb', messengerId: '10' });
    expect(await tell(`/user ${email}`)).toMatch(/Links:\n {2}WhatsApp Ada\n {2}\S.*10/);
  });

  it('links a messenger contact to another account, and unlinks it', async () => {
    const { userId } = await under.services.accounts.createUser({ email: 'from@example.com' });
    const { userId: other } = await under.services.accounts.createUser({ email: 'to@example.com' });
    await under.services.subscribers.linkSubscriber({ userId, chatbotId: 'cb', messengerId: '9' });
    start();
    expect(await tell('/unlink cb 9 to@example.com')).toContain('Move messenger 9 of chatbot cb from from@example.com');
    await ann.taps('Yes, move it');
    expect((await under.subscribers.findOne(scan({ messengerId: '9' })).lean())?.userId).toBe(other);
    await tell('/unlink cb 9');
    await ann.taps('Yes, unlink it');
    expect((await under.subscribers.findOne(scan({ messengerId: '9' })).lean())?.userId).toBeNull();
  });

  it('pauses and resumes the workers of all processes', async () => {
    const worker = { ...under, workerId: 'elsewhere' };
    const step = { from: ['queued'], stage: 'fetching' } as const;
    await buildVideo(under.videos);
    start();
    expect(await tell('/pause')).toContain('⏸ Paused.');
    expect(await tell('/pause')).toContain('already paused');
    expect(await claimVideo(worker, step)).toBeNull();
    under.pass(3 * minuteMs);
    expect(await tell('/status')).toContain(`⏸ Paused for 3 min, by @ann (Telegram ${ann.user.id})`);
    expect(await tell('/resume')).toBe('▶️ Workers take videos again. Work was paused for 3 min.');
    expect(await claimVideo(worker, step)).not.toBeNull();
    expect(await tell('/resume')).toBe('Work was not paused.');
  });

  it('answers each operator in the language of their app', async () => {
    await buildVideo(under.videos, { queuedAt: ago(7) });
    const karl = fake.meet({ firstName: 'Karl', language: 'de' });
    operators.push(karl);
    start();
    expect(await tell('/status')).toContain('In the queue: 1 waiting');
    const { id } = karl.says('/status');
    const answer = await karl.waitForMessage((message) => message.id > id);
    expect(answer.text).toContain('In der Warteschlange: 1 warten, 0 in Arbeit');
    const asked = karl.says('/video vid_none');
    const refusal = await karl.waitForMessage((message) => message.id > asked.id);
    expect(refusal.text).toBe('Es gibt kein Video vid_none.');
    await waitUntil(() => fake.profile.commands.has('chat:ru'));
    expect(fake.profile.commands.get('chat:ru')).toContainEqual({ command: 'help', description: 'что я умею' });
  });

  it('does not run an old command', async () => {
    const old = ann.says('/pause');
    under.pass(11 * minuteMs);
    start();
    const answer = await ann.waitForMessage(({ id }) => id > old.id);
    expect(answer.text).toContain('I was away when you wrote /pause');
    expect(await under.workPause.read()).toBeNull();
  });

  it('goes on after an error, which is logged without the token', async () => {
    let mistakes = 1;
    const operations = under.open();
    start({
      ...operations,
      async getStatus() {
        mistakes -= 1;
        if (mistakes >= 0) throw new Error('no such field');
        return operations.getStatus();
      },
    });
    expect(await tell('/status')).toContain('Something went wrong on our side');
    expect(log()).toContain('no such field');
    expect(await tell('/status')).toContain('The queue is empty.');
    fake.intercept('sendMessage', () => Promise.reject(new ApiRefusal(500, 'Internal Server Error')));
    ann.says('/status');
    await waitUntil(() => log().includes('operators could not be answered'));
    expect(log()).not.toContain('secret-Of_the-bot');
  });

  it('answers as soon as Telegram allows, however often it is asked to wait', async () => {
    let floods = 2;
    fake.intercept('sendMessage', (_call, carryOut) => {
      floods -= 1;
      return floods >= 0 ? Promise.reject(tooManyRequests(7)) : carryOut();
    });
    start();
    expect(await tell('/status')).toContain('The queue is empty.');
    expect(pauses).toEqual([7_000, 7_000]);
    expect(ann.messages.filter(({ from }) => from === 'bot')).toHaveLength(1);
    floods = 1;
    await createOperatorMessenger(config(), sleeper).send({ place: String(ann.chat.id), text: 'a notice' });
    expect(ann.messages.at(-1)?.text).toBe('a notice');
    fake.intercept('sendMessage', () => Promise.reject(tooManyRequests(600)));
    const late = createOperatorMessenger(config(), sleeper).send({ place: String(ann.chat.id), text: 'x' });
    await expect(late).rejects.toMatchObject({
      isTemporary: true,
      cause: { failure: 'rate_limited', retryAfterMs: 600_000 },
    });
  });

  it('logs in plain words why it gets no updates', async () => {
    let refusals = 3;
    fake.intercept('getUpdates', (_call, carryOut) => {
      refusals -= 1;
      if (refusals === 2)
        return Promise.reject(new ApiRefusal(409, 'Conflict: terminated by other getUpdates request'));
      if (refusals >= 0) return Promise.reject(new ApiRefusal(401, 'Unauthorized'));
      return carryOut();
    });
    start();
    expect(await tell('/help')).toContain('What I can do');
    expect(log()).toContain('run one process with the role bots, and give each bot its own token');
    expect(log()).toContain('Telegram rejects OPERATOR_BOT_TOKEN');
  });

  it('confirms all updates, so that the next process handles none again', async () => {
    start();
    await tell('/help');
    await running?.stop();
    running = null;
    expect(fake.updates.all()).toEqual([]);
  });
});

describe('alerts', () => {
  it('are sent once, and once more when they end', async () => {
    ann.starts();
    const messenger = createOperatorMessenger(config());
    const options = { places: [String(ann.chat.id)] };
    const look = async (minutes: number, freeGiB: number) => {
      under.pass(minutes * minuteMs);
      await under.beats({ freeGiB });
      await Promise.all(['a', 'b'].map((name) => under.open(name, messenger, options).watch()));
    };
    for (const minutes of [1, 1, 1, 60]) await look(minutes, 1);
    for (const minutes of [1, 6, 1]) await look(minutes, 50);
    expect(ann.messages.filter(({ from }) => from === 'bot').map(({ text }) => text.split('\n')[0])).toEqual([
      '⚠️ The disk of here is nearly full.',
      '✅ Resolved after 1 h 2 min: The disk of here is nearly full.',
    ]);
  });

  it('come in the language of whoever wrote in the chat last', async () => {
    const karl = fake.meet({ firstName: 'Karl', language: 'de' });
    operators = [karl];
    start();
    karl.says('/help');
    await karl.waitForMessage(({ text }) => text.startsWith('Das kann ich:'));
    await expect.poll(() => under.operatorChats.countDocuments()).toBe(1);
    const watching = under.open('a', createOperatorMessenger(config()), { places: [String(karl.chat.id)] });
    for (const _minute of [1, 2]) {
      under.pass(minuteMs);
      await under.beats({ freeGiB: 1 });
      await watching.watch();
    }
    expect(karl.messages.at(-1)?.text).toMatch(/^⚠️ Die Platte von here ist fast voll\.\n1\.0 GiB sind frei/);
  });

  it('wait while Telegram is unreachable, and are dropped when the chat has blocked the bot', async () => {
    const messenger = createOperatorMessenger(config());
    const text = 'x'.repeat(5000);
    const place = String(ann.chat.id);
    await expect(messenger.send({ place, text })).rejects.toMatchObject({
      isTemporary: false,
      cause: { failure: 'blocked', statusCode: 403 },
    });
    ann.starts();
    await messenger.send({ place, text });
    expect(ann.messages.at(-1)?.text).toHaveLength(4096);
    const away = createOperatorMessenger({ ...config(), apiRoot: 'http://127.0.0.1:1/with/path' });
    const failed = await away.send({ place, text }).catch((error) => error);
    expect(failed).toMatchObject({ isTemporary: true, cause: { failure: 'unreachable' } });
    expect(failed.message).toContain('/with/path/');
    expect(failed.message).not.toContain('secret-Of_the-bot');
  });
});
