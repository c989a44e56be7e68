import { describe, expect, it } from 'vitest';
import { dictionaryLimits } from '../../../src/engine/captions/wording/dictionary.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const accounts = testAccounts({ database, clock: testClock().clock });
await database.ensureIndexes();

describe('setDictionary', () => {
  it('stores as many entries as a dictionary may have, and refuses more', async () => {
    const { userId } = await accounts.createUser({ email: 'ada@example.com' });
    const max = dictionaryLimits.entries;
    const entries = Array.from({ length: max + 1 }, (_, index) => ({ from: `w${index}`, to: 'x' }));
    await accounts.setDictionary(userId, entries.slice(1));
    await expect(accounts.setDictionary(userId, entries)).rejects.toMatchObject({
      code: 'invalid_input',
      requestReason: 'dictionary_full',
      details: { errors: { dictionary: [{ rule: 'max_array', params: { max } }] } },
    });
    expect(await accounts.getDictionary(userId)).toEqual(entries.slice(1));
  });
});
