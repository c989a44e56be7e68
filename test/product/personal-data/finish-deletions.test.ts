import { expect, it } from 'vitest';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createTokenModel } from '../../../src/product/accounts/token.model.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { finishDeletions } from '../../../src/product/personal-data/delete-account.ts';
import { createSessionModel } from '../../../src/product/sign-in/session.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const { connection, transact } = database;
const users = createUserModel(connection);
const { clock } = testClock();
await database.ensureIndexes();

it('removes the accounts that wait, also many of one moment, the longest waiting first', async () => {
  // more than two pages; those with lower numbers have waited for less time
  const ids = Array.from({ length: 250 }, (_, index) => index + 1);
  await users.insertMany(
    ids.map((_id) => ({
      _id,
      callbackSecret: 'whsec_c2VjcmV0',
      createdAt: new Date(0),
      deletionRequestedAt: new Date(_id <= 50 ? 2000 : 1000),
    })),
  );
  await users.insertMany([{ _id: 1000, callbackSecret: 'whsec_c2VjcmV0', createdAt: new Date(0) }]);
  const erased: number[] = [];
  await finishDeletions({
    users,
    tokens: createTokenModel(connection),
    sessions: createSessionModel(connection),
    transact,
    clock,
    logger: silentLogger,
    formerBalances: { remember: async () => undefined },
    chatKeysOfUser: async () => [],
    parts: [
      {
        name: 'letters',
        async *read() {
          yield {};
        },
        async erase({ userId }) {
          erased.push(userId);
          if (userId === 7) throw new Error('the store is away');
        },
      },
    ],
  });
  expect(erased).toEqual([...ids.slice(50), ...ids.slice(0, 50)]);
  expect((await users.find({}, { _id: 1 }).sort({ _id: 1 })).map(({ _id }) => _id)).toEqual([7, 1000]);
});
