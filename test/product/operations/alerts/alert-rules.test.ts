import { beforeEach, describe, expect, it } from 'vitest';
import { evaluateRules } from '../../../../src/product/operations/alerts/alert-rules.ts';
import type { VideoRecord } from '../../../../src/product/videos/records/video.model.ts';
import { buildVideo } from '../../../support/build-video.ts';
import { operationsUnderTest } from '../../../support/operations-under-test.ts';

const under = await operationsUnderTest();
const minuteMs = 60_000;
const ago = (minutes: number) => new Date(under.clock() - minutes * minuteMs);

beforeEach(async () => {
  await under.clear();
  await under.beats();
});

let refusal: string | null = null;
const find = () =>
  evaluateRules({
    ...{ ...under, payments: under.services.payments, minFreeDiskBytes: 2 * 1024 ** 3 },
    whatsAppRefusal: async () => refusal,
  });
const causes = async () => (await find()).map(({ cause }) => cause);

function ended(count: number, given: Partial<VideoRecord>) {
  return Promise.all(
    Array.from({ length: count }, () => buildVideo(under.videos, { stage: 'failed', finishedAt: ago(30), ...given })),
  );
}

let deliveries = 0;
async function delivery(given: {
  receiver?: string;
  status?: 'pending' | 'failed';
  retriesUsed?: number;
  lastAt?: Date;
  error?: string | null;
}) {
  const { receiver = 'a.example', status = 'pending', retriesUsed = 0, lastAt = ago(5), error = 'HTTP 500' } = given;
  deliveries += 1;
  await under.deliveryModel.create({
    ...{ _id: `d${deliveries}`, eventId: `e${deliveries}`, ownerId: 1, videoId: `v${deliveries}`, revision: 1 },
    ...{
      kind: 'callback',
      destination: `https://${receiver}/`,
      receiver,
      queueKey: `1 ${receiver}`,
      body: '{}',
      status,
      retriesUsed,
    },
    ...{ createdAt: ago(120), nextAttemptAt: status === 'pending' ? ago(-5) : null },
    attempts: [{ at: lastAt, statusCode: 500, error }],
  });
}

describe('the alert rules', () => {
  it('fire nothing while all is well', async () => {
    await ended(20, { stage: 'processed', errorCode: null });
    await ended(9, { errorCode: 'source_not_found' });
    await ended(5, { stage: 'cancelled', errorCode: 'cancelled' });
    await buildVideo(under.videos, { queuedAt: ago(4) });
    await buildVideo(under.videos, { stage: 'rendering', queuedAt: ago(40), leaseUntil: ago(-1), leaseOwner: 'w' });
    await buildVideo(under.videos, { queuedAt: ago(40), notBefore: ago(-1) });
    await under.beats({ host: 'there', roles: ['api'] });
    expect(await find()).toEqual([]);
  });

  it('fire for a rate of recent failures on our side', async () => {
    await ended(3, { errorCode: 'render_failed' });
    expect(await causes()).toEqual(['failures']);
    await ended(57, { stage: 'processed', errorCode: null });
    expect((await find())[0]?.values).toEqual({ ours: 3, finished: 60 });
    await ended(1, { stage: 'processed', errorCode: null });
    expect(await causes()).toEqual([]);
  });

  it('ignore older failures', async () => {
    await ended(30, { errorCode: 'internal', finishedAt: ago(61) });
    expect(await causes()).toEqual([]);
  });

  it('fire when half of all sources do not answer', async () => {
    await ended(9, { errorCode: 'source_unreachable' });
    expect(await causes()).toEqual([]);
    await ended(1, { errorCode: 'source_timed_out' });
    expect(await causes()).toEqual(['sources']);
    await ended(11, { stage: 'processed', errorCode: null });
    expect(await causes()).toEqual([]);
  });

  it('fire for a video that waits longer than five minutes, unless work is paused', async () => {
    const { _id } = await buildVideo(under.videos, { stage: 'listening', queuedAt: ago(7) });
    expect((await find())[0]).toMatchObject({
      cause: 'line',
      values: { videoId: _id, minutes: 7 },
    });
    await under.workPause.pause('ann');
    expect(await causes()).toEqual([]);
  });

  it('fire for a pause of an hour', async () => {
    await under.workPause.pause('ann');
    under.pass(59 * minuteMs);
    await under.beats();
    expect(await causes()).toEqual([]);
    under.pass(minuteMs);
    await under.beats();
    expect((await find())[0]).toMatchObject({ cause: 'pause', values: { name: 'ann' } });
  });

  it('fire when no worker is running', async () => {
    await under.beats({ roles: ['api', 'bots'] });
    under.pass(299_000);
    expect(await causes()).toEqual([]);
    under.pass(2_000);
    expect(await causes()).toEqual(['workers']);
  });

  it('fire for each kind of work that no process does', async () => {
    await under.beats({ roles: ['api', 'chats'], id: '1' });
    await under.beats({ roles: ['fetch', 'transcribe'], id: '2' });
    await under.beats({ roles: ['assemble', 'deliver'], id: '3' });
    under.pass(200_000);
    await under.beats({ roles: ['assemble', 'deliver'], id: '3' });
    under.pass(101_000);
    expect((await find()).map(({ cause, values }) => [cause, values])).toEqual([
      ['jobs:fetch', { role: 'fetch' }],
      ['jobs:transcribe', { role: 'transcribe' }],
      ['jobs:render', { role: 'render' }],
      ['jobs:chats', { role: 'chats' }],
    ]);
    await under.beats({ roles: ['worker'], id: '4' });
    expect(await causes()).toEqual([]);
  });

  it('fire for a disk that is nearly full, once for each machine', async () => {
    await under.beats({ host: 'a', freeGiB: 3.9, id: '1' });
    await under.beats({ host: 'a', freeGiB: 3.8, id: '2' });
    await under.beats({ host: 'b', freeGiB: 4, id: '3' });
    const found = await find();
    expect(found.map(({ cause }) => cause)).toEqual(['disk:a']);
    expect(found[0]?.values).toEqual({ free: '3.8', floor: '2.0' });
  });

  it('fire for a payment that is unmatched after ten minutes', async () => {
    const payment = {
      ...{
        id: 'ipn1',
        provider: 'signed' as const,
        eventKey: 'k',
        kind: 'sale' as const,
        status: 'unmatched' as const,
      },
      ...{ reason: 'wrong_amount' as const, item: 'minutes-60', amount: '8.00', currency: 'USD' },
      ...{ paymentId: 'p', userId: null, email: null, canRetry: true, setAside: null },
    };
    under.unmatched.push({ ...payment, receivedAt: ago(9) });
    expect(await causes()).toEqual([]);
    under.unmatched.push({ ...payment, receivedAt: ago(11) });
    expect((await find())[0]).toMatchObject({
      cause: 'payments',
      newest: 'ipn1',
      values: { count: 1, newest: 'signed, 8.00 USD, minutes-60', reason: 'wrong amount' },
    });
  });

  it('fire when several receivers fail, not for a single one', async () => {
    for (let count = 0; count < 12; count++) await delivery({ retriesUsed: 5 });
    await delivery({ receiver: 'b.example', retriesUsed: 3 });
    expect(await causes()).toEqual([]);
    for (const receiver of ['b.example', 'c.example']) await delivery({ receiver, retriesUsed: 4 });
    expect((await find())[0]).toMatchObject({
      cause: 'deliveries',
      values: { deliveries: 14, receivers: 3 },
    });
  });

  it('fire for deliveries that were given up lately, not for cancelled ones', async () => {
    for (let count = 0; count < 4; count++) await delivery({ status: 'failed' });
    await delivery({ status: 'failed', lastAt: ago(70) });
    await delivery({ status: 'failed', error: null });
    expect(await causes()).toEqual([]);
    await delivery({ status: 'failed' });
    expect(await causes()).toEqual(['deliveries']);
  });

  it('fire while WhatsApp refuses our calls', async () => {
    refusal = 'WhatsApp: Session has expired (190)';
    expect(await find()).toEqual([{ cause: 'whatsapp', values: { problem: refusal }, holdMs: 0 }]);
    refusal = null;
  });
});
