import { beforeAll, expect, it } from 'vitest';
import { createDeliveryModel, type DeliveryModel } from '../../../src/product/delivery/delivery.model.ts';
import { forgetDeliveries } from '../../../src/product/delivery/forget-deliveries.ts';
import { testDatabase } from '../../support/mongo.ts';

const dayMs = 24 * 3_600_000;
const now = Date.parse('2026-11-20T12:00:00Z');
let model: DeliveryModel;

beforeAll(async () => {
  const { connection } = await testDatabase();
  model = createDeliveryModel(connection);
});

async function deliveryOf(_id: string, status: 'pending' | 'delivered' | 'failed', ageDays: number) {
  await model.create({
    ...{ _id, status, eventId: _id, ownerId: 1, videoId: _id, revision: 1, kind: 'callback', destination: 'https://a' },
    ...{ receiver: 'https://a', queueKey: '1 https://a', body: '{}', createdAt: new Date(now - ageDays * dayMs) },
  });
}

it('forgets what ended 30 days before the oldest video that is kept, and nothing that still waits', async () => {
  await deliveryOf('delivered-long-ago', 'delivered', 61);
  await deliveryOf('failed-long-ago', 'failed', 61);
  await deliveryOf('waits-for-long', 'pending', 61);
  await deliveryOf('delivered-lately', 'delivered', 59);
  await deliveryOf('failed-lately', 'failed', 59);
  await forgetDeliveries({ model, clock: () => now }, 30);
  const left = await model.find().sort({ _id: 1 }).lean();
  expect(left.map(({ _id }) => _id)).toEqual(['delivered-lately', 'failed-lately', 'waits-for-long']);
});
