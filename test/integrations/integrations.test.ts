import { expect, it } from 'vitest';
import { createIntegrationServices } from '../../src/integrations/create-integration-services.ts';
import { testDatabase } from '../support/mongo.ts';
import { testClock } from '../support/test-clock.ts';

const database = await testDatabase();
const integrations = createIntegrationServices({ database, clock: testClock().clock });
await database.ensureIndexes();

it('knows an integration by its key, which is kept as a hash only', async () => {
  const { integrationId, apiKey } = await integrations.createIntegration({ name: 'Flows' });
  expect(integrationId).toMatch(/^itg_/);
  expect(apiKey).toMatch(/^int_[0-9a-f]{40}$/);
  expect(await integrations.authenticateIntegration(apiKey)).toEqual({ integrationId });
  const everything = JSON.stringify(await database.connection.collection('integrations').find().toArray());
  expect(everything).not.toContain(apiKey.slice(14));
});

it.each(['', 'int_', `int_${'0'.repeat(40)}`, `cap_${'0'.repeat(40)}`])('knows none by %j', async (key) => {
  expect(await integrations.authenticateIntegration(key)).toBeNull();
});

it('refuses an empty name', async () => {
  await expect(integrations.createIntegration({ name: '  ' })).rejects.toMatchObject({ code: 'invalid_input' });
});
