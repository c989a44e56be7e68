import { beforeEach, describe, expect, it } from 'vitest';
import type { Migration } from '../../../src/infra/database/migrations/migration.ts';
import { createDeliveryModel } from '../../../src/product/delivery/delivery.model.ts';
import { allMigrations } from '../../../src/product/migrations/all-migrations.ts';
import { formerIndexes } from '../../../src/product/migrations/former-indexes.ts';
import { createTranscriptModel } from '../../../src/product/videos/captions/transcript.model.ts';
import { allModels } from '../../support/all-models.ts';
import { testDatabase } from '../../support/mongo.ts';

const { connection } = await testDatabase();
const deliveries = createDeliveryModel(connection);
const transcripts = createTranscriptModel(connection);

beforeEach(async () => {
  await Promise.all([deliveries.deleteMany(), transcripts.deleteMany()]);
});

describe('the migrations', () => {
  it('have numbers that grow by one', () => {
    const numbers = allMigrations(connection).map(({ name }) => Number(/^\d{4}(?=-[a-z0-9-]+$)/.exec(name)?.[0]));
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  });

  it('give deliveries of version 1.0.0 the queue that later ones have', async () => {
    await deliveries.collection.insertMany([
      oldDelivery({
        _id: 'a',
        kind: 'callback',
        destination: 'https://hooks.example:8443/x?y',
        receiver: 'hooks.example',
      }),
      oldDelivery({ _id: 'b', kind: 'telegram', destination: 'telegram:7', receiver: 'telegram:7' }),
      oldDelivery({ _id: 'c', kind: 'callback', destination: 'not an address', receiver: '' }),
    ] as never[]);
    await drain('0001');
    expect(await deliveries.find().sort({ _id: 1 }).select('receiver queueKey v').lean()).toEqual([
      { _id: 'a', receiver: 'https://hooks.example:8443', queueKey: '5 https://hooks.example:8443', v: 2 },
      { _id: 'b', receiver: 'telegram:7', queueKey: '5 telegram:7', v: 2 },
      { _id: 'c', receiver: 'not an address', queueKey: '5 not an address', v: 2 },
    ]);
  });

  it('say of each transcript where its words lie', async () => {
    await transcripts.collection.insertMany([
      { _id: 'old', wordCount: 1 },
      { _id: 'replaced', wordCount: 1, wordsKey: 'transcripts/replaced.x' },
    ] as never[]);
    await drain('0002');
    expect(await transcripts.find().sort({ _id: 1 }).lean()).toEqual([
      { _id: 'old', wordCount: 1, wordsKey: 'transcripts/old', v: 2 },
      { _id: 'replaced', wordCount: 1, wordsKey: 'transcripts/replaced.x', v: 2 },
    ]);
  });

  it('drop no index that a model makes, and name collections that there are', async () => {
    const models = await allModels(connection);
    for (const [collection, former] of Object.entries(formerIndexes)) {
      const indexes = (await models.get(collection)?.listIndexes()) ?? [];
      expect(indexes.length, collection).toBeGreaterThan(0);
      const names = indexes.map(({ name }) => name);
      expect(former.filter((name) => names.includes(name))).toEqual([]);
    }
  });
});

function oldDelivery(record: object) {
  const sent = { status: 'pending', body: '{}', attempts: [], retriesUsed: 0, claims: 0, round: 0, lease: null };
  return { ...sent, ownerId: 5, videoId: JSON.stringify(record), revision: 1, createdAt: new Date(0), ...record };
}

async function drain(number: string): Promise<void> {
  const migration = allMigrations(connection).find(({ name }) => name.startsWith(number)) as Migration;
  while ((await migration.countLeft()) > 0) await migration.runBatch();
}
