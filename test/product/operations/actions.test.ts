import { beforeEach, describe, expect, it } from 'vitest';
import { buildVideo } from '../../support/build-video.ts';
import { operationsUnderTest } from '../../support/operations-under-test.ts';

const under = await operationsUnderTest();
const operations = under.open();
const minuteMs = 60_000;
const ago = (minutes: number) => new Date(under.clock() - minutes * minuteMs);
const ann = { name: '@ann (Telegram 1)', place: '-100' };
const bob = { name: '@bob (Telegram 2)', place: '-100' };

let people = 0;
async function person() {
  people += 1;
  return under.services.accounts.createUser({ email: `person${people}@example.com` });
}

beforeEach(() => under.clear());

describe('the status', () => {
  it('shows the queue, processes, speed and failures', async () => {
    const { videos } = under;
    const facts = { durationMs: 60_000 } as never;
    const made = { stage: 'processed', facts } as const;
    await buildVideo(videos, { ...made, queuedAt: ago(30), finishedAt: ago(28) });
    await buildVideo(videos, { ...made, queuedAt: ago(29), finishedAt: ago(26) });
    await buildVideo(videos, { ...made, queuedAt: ago(300), finishedAt: ago(200) });
    await buildVideo(videos, { stage: 'failed', errorCode: 'speech_failed', queuedAt: ago(9), finishedAt: ago(8) });
    await buildVideo(videos, { stage: 'cancelled', errorCode: 'cancelled', queuedAt: ago(9), finishedAt: ago(8) });
    const oldest = await buildVideo(videos, { stage: 'listening', queuedAt: ago(6) });
    await buildVideo(videos, { stage: 'listening', queuedAt: ago(2), leaseUntil: ago(-1), leaseOwner: 'w' });
    await buildVideo(videos, { queuedAt: ago(1), removedAt: ago(0) });
    await under.beats({ host: 'one', roles: ['api', 'worker'] });
    expect(await operations.getStatus()).toMatchObject({
      paused: null,
      oldestWaiting: { videoId: oldest._id, stage: 'listening', queuedAt: ago(6) },
      processes: [{ host: 'one', roles: ['api', 'worker'] }],
      // busy from 30 to 26 minutes ago, and for the last six
      speed: { videoSeconds: 120, busySeconds: 600 },
      lastHour: { processed: 2, cancelled: 1, failed: { ours: 1, network: 0, theirs: 0 } },
      lastDay: { processed: 3 },
    });
    const { queue } = await operations.getStatus();
    expect(queue.filter(({ waiting, inProgress }) => waiting + inProgress > 0)).toEqual([
      { stage: 'listening', waiting: 1, inProgress: 1 },
    ]);
  });

  it('lists a process while it sends heartbeats', async () => {
    const beating = operations.startHeartbeat({ roles: ['worker'], freeBytes: async () => 5 });
    const other = under
      .open('two')
      .startHeartbeat({ roles: ['api'], freeBytes: async () => Promise.reject(new Error('no disk')) });
    await other.stop();
    await expect.poll(async () => (await operations.getStatus()).processes).toHaveLength(1);
    expect((await operations.getStatus()).processes).toMatchObject([{ _id: 'one', pid: process.pid, freeBytes: 5 }]);
    await beating.stop();
    expect((await operations.getStatus()).processes).toEqual([]);
  });
});

describe('a failed video', () => {
  const failed = { stage: 'failed', errorCode: 'render_failed', errorReason: 'check' } as const;

  it('is listed with its reason, latest failure first', async () => {
    const older = await buildVideo(under.videos, { ...failed, finishedAt: ago(9) });
    const newer = await buildVideo(under.videos, { ...failed, finishedAt: ago(3), revision: 2 });
    await buildVideo(under.videos, { ...failed, finishedAt: ago(1), removedAt: ago(0) });
    await buildVideo(under.videos, { stage: 'cancelled', finishedAt: ago(1) });
    const failure = { code: 'render_failed', reason: 'check', args: {}, message: null };
    expect(await operations.listFailures({ limit: 5 })).toEqual([
      { videoId: newer._id, revision: 2, failure, failedAt: ago(3) },
      { videoId: older._id, revision: 1, failure, failedAt: ago(9) },
    ]);
    expect((await operations.listFailures({ limit: 1 })).length).toBe(1);
  });

  it('is queued again as its next revision, once for each failure', async () => {
    const { _id: videoId } = await buildVideo(under.videos, {
      ...failed,
      settings: { addEmojis: true },
      chatKey: 'telegram:5',
    });
    const both = await Promise.allSettled([1, 2].map(() => operations.retryVideo({ videoId, revision: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await under.videos.findById(videoId).lean()).toMatchObject({
      ...{ stage: 'queued', revision: 2, errorCode: null, settings: { addEmojis: true }, chatKey: 'telegram:5' },
    });
    expect(under.woken).toEqual(['fetch-source']);
    await under.videos.updateOne({ _id: videoId }, { $set: failed });
    await expect(operations.retryVideo({ videoId, revision: 1 })).rejects.toThrow('was retried since');
    await operations.retryVideo({ videoId });
    expect((await under.videos.findById(videoId).lean())?.revision).toBe(3);
  });

  it.each([
    [{ stage: 'rendering' }, 'is in the queue already'],
    [{ stage: 'processed' }, 'is ready'],
    [{ stage: 'failed', removedAt: new Date() }, 'has been deleted'],
  ] as const)('can be retried, but not %j', async (state, message) => {
    const { _id: videoId } = await buildVideo(under.videos, state);
    await expect(operations.retryVideo({ videoId })).rejects.toThrow(message);
    await expect(operations.retryVideo({ videoId: 'vid_none' })).rejects.toThrow('There is no video vid_none.');
  });
});

describe('any video', () => {
  it('is reported with its owner and its deliveries, and can be cancelled', async () => {
    const { userId, email } = await person();
    const { _id: videoId } = await buildVideo(under.videos, {
      ownerId: userId,
      stage: 'listening',
      tries: 1,
      callbackUrl: 'https://hook.example/x',
    });
    await operations.cancelVideo(videoId);
    const { view, owner, work, deliveries } = await operations.reportVideo(videoId);
    expect(owner).toEqual({ userId, email });
    expect(view).toMatchObject({ status: 'failed', failure: { code: 'cancelled' } });
    expect(work).toMatchObject({ tries: 1, finishedAt: expect.any(Date) });
    expect(deliveries).toMatchObject([{ destination: 'https://hook.example/x', status: 'pending' }]);
    await expect(operations.cancelVideo(videoId)).rejects.toThrow('not being processed');
    await expect(operations.reportVideo('vid_none')).rejects.toThrow('There is no video');
  });

  it('is reported after its removal too', async () => {
    const { _id } = await buildVideo(under.videos, {
      ownerId: 4_000,
      stage: 'processed',
      removedAt: ago(1),
      removedBecause: 'expired',
    });
    expect(await operations.reportVideo(_id)).toMatchObject({
      ...{ view: { status: 'gone' }, work: { removedBecause: 'expired' }, owner: { email: null }, deliveries: [] },
    });
  });
});

describe('a user', () => {
  it('is found by email address or id, with videos, balance and links', async () => {
    const { userId, email } = await person();
    await under.services.subscribers.linkSubscriber({ userId, chatbotId: 'cb', messengerId: `m${userId}` });
    await buildVideo(under.videos, { ownerId: userId, stage: 'processed', createdAt: ago(2) });
    const newest = await buildVideo(under.videos, { ownerId: userId, createdAt: ago(1) });
    for (const who of [` ${email.toUpperCase()}`, String(userId)]) {
      expect(await operations.reportUser(who)).toMatchObject({
        profile: { userId, email },
        contacts: [{ chatbotId: 'cb', messengerId: `m${userId}` }],
        balance: { balanceSeconds: 60 },
        videoCounts: [
          { stage: 'processed', count: 1 },
          { stage: 'queued', count: 1 },
        ],
        newestVideos: [{ videoId: newest._id }, { stage: 'processed' }],
      });
    }
    await expect(operations.reportUser('nobody@example.com')).rejects.toThrow(
      'There is no account nobody@example.com.',
    );
  });
});

describe('a credit', () => {
  const ask = (email: string) => operations.requestCredit({ email, seconds: 600, reason: ' Monday ', operator: ann });
  const entries = (userId: number) => under.ledger.find({ userId }).lean();

  it('is booked once with the names of both operators, however often and wherever it is confirmed', async () => {
    const { userId, email } = await person();
    const { requestId, request, balanceSeconds } = await ask(email);
    expect({ request, balanceSeconds }).toEqual({
      request: { kind: 'credit', who: { userId, email }, seconds: 600, reason: 'Monday' },
      balanceSeconds: 60,
    });
    expect(await entries(userId)).toEqual([]);
    const outcomes = await Promise.all(
      ['one', 'two', 'three'].map((process) => under.open(process).confirm({ requestId, operator: bob })),
    );
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['already_done', 'already_done', 'done']);
    expect(outcomes.find(({ kind }) => kind === 'done')).toMatchObject({ balanceSeconds: 660 });
    expect(await operations.confirm({ requestId, operator: ann })).toEqual({ kind: 'already_done' });
    expect(await entries(userId)).toMatchObject([
      { seconds: 600, reason: 'Monday', by: `${ann.name}, confirmed by ${bob.name}` },
    ]);
  });

  it('is booked once when the process dies between booking and storing the state', async () => {
    const { userId, email } = await person();
    const { requestId } = await ask(email);
    const { accounts } = under.services;
    const dying = under.open('dying', null, {
      services: {
        ...under.services,
        accounts: {
          ...accounts,
          async creditAccount(input) {
            await accounts.creditAccount(input);
            throw new Error('killed');
          },
        },
      },
    });
    await expect(dying.confirm({ requestId, operator: ann })).rejects.toThrow('killed');
    expect(await operations.confirm({ requestId, operator: ann })).toEqual({ kind: 'already_done' });
    expect((await entries(userId)).length).toBe(1);
  });

  it('can be confirmed for five minutes, in the same chat, unless it was declined', async () => {
    const { userId, email } = await person();
    const { requestId } = await ask(email);
    expect(await operations.confirm({ requestId, operator: { ...bob, place: '77' } })).toEqual({ kind: 'too_late' });
    under.pass(5 * minuteMs);
    expect(await operations.confirm({ requestId, operator: ann })).toEqual({ kind: 'too_late' });
    const second = await ask(email);
    expect(await operations.decline({ requestId: second.requestId, operator: bob })).toBe(true);
    expect(await operations.confirm({ requestId: second.requestId, operator: ann })).toEqual({ kind: 'declined' });
    expect(await operations.decline({ requestId: second.requestId, operator: bob })).toBe(false);
    expect(await entries(userId)).toEqual([]);
  });

  it('is refused when the amount or the account is invalid', async () => {
    const { email } = await person();
    await expect(ask('nobody@example.com')).rejects.toThrow('There is no account');
    for (const seconds of [0, 0.5, Number.NaN]) {
      await expect(operations.requestCredit({ email, seconds, reason: 'x', operator: ann })).rejects.toThrow(
        'how many minutes',
      );
    }
  });
});

describe('a messenger contact', () => {
  const contact = { chatbotId: 'cb', messengerId: 'psid' };
  const ownerId = async () => (await under.subscribers.findOne(contact).lean())?.userId;
  const link = (userId: number) => under.services.subscribers.linkSubscriber({ userId, ...contact });

  beforeEach(() => under.subscribers.deleteMany({}));

  it('is unlinked once the request is confirmed', async () => {
    const { userId, email } = await person();
    await link(userId);
    const { requestId, request } = await operations.requestUnlink({ contact, operator: ann });
    expect(request).toEqual({ kind: 'unlink', contact, from: { userId, email } });
    expect(await ownerId()).toBe(userId);
    expect((await operations.confirm({ requestId, operator: ann })).kind).toBe('done');
    expect(await ownerId()).toBeNull();
    expect((await operations.confirm({ requestId, operator: ann })).kind).toBe('already_done');
  });

  it('is moved to another account and is to be notified; videos stay where they are', async () => {
    const [old, other] = [await person(), await person()];
    await link(old.userId);
    const video = await buildVideo(under.videos, { ownerId: old.userId, chatKey: 'messenger:cb:psid' });
    await under.subscribers.updateOne(contact, { $set: { linkNoticeDueAt: null } });
    const { requestId } = await operations.requestUnlink({ contact, toEmail: other.email, operator: ann });
    expect((await operations.confirm({ requestId, operator: ann })).kind).toBe('done');
    expect(await under.subscribers.findOne(contact).lean()).toMatchObject({
      userId: other.userId,
      linkNoticeDueAt: expect.any(Date),
    });
    expect(await under.videos.findById(video._id).lean()).toMatchObject({ ownerId: old.userId, chatKey: null });
  });

  it('stays where it is when it was linked to a third account in the meantime', async () => {
    const [first, second, third] = [await person(), await person(), await person()];
    await link(first.userId);
    const { requestId } = await operations.requestUnlink({ contact, toEmail: second.email, operator: ann });
    await under.subscribers.updateOne(contact, { $set: { userId: third.userId } });
    await expect(operations.confirm({ requestId, operator: ann })).rejects.toThrow('belongs to somebody else');
    expect(await ownerId()).toBe(third.userId);
  });

  it('is not moved to the same account, and an unknown one is refused', async () => {
    await expect(operations.requestUnlink({ contact, operator: ann })).rejects.toThrow('There is no such contact');
    const { userId, email } = await person();
    await link(userId);
    await expect(operations.requestUnlink({ contact, toEmail: email, operator: ann })).rejects.toThrow(
      'theirs already',
    );
    await under.subscribers.updateOne(contact, { $set: { userId: null } });
    await expect(operations.requestUnlink({ contact, operator: ann })).rejects.toThrow('not linked to anybody');
  });
});

describe('a pause', () => {
  it('applies to all processes, and its end wakes waiting work', async () => {
    expect(await operations.pause(ann.name)).toBe(true);
    expect(await under.open('two').pause(bob.name)).toBe(false);
    under.pass(minuteMs);
    expect((await under.open('two').getStatus()).paused).toEqual({ since: ago(1), by: ann.name });
    under.woken.length = 0;
    expect(await under.open('two').resume()).toEqual({ since: ago(1), by: ann.name });
    expect(under.woken).toEqual(['reconcile']);
    expect(await operations.resume()).toBeNull();
  });
});
