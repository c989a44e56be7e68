import { expect, it } from 'vitest';
import { createIntegrationServices } from '../../../src/product/integrations/create-integration-services.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const integrations = createIntegrationServices({ database, clock: testClock().clock });
await database.ensureIndexes();

it('authenticates an integration by its key, of which only the hash is stored', async () => {
  const { integrationId, apiKey } = await integrations.createIntegration({ name: 'Flows' });
  expect(integrationId).toMatch(/^itg_/);
  expect(apiKey).toMatch(/^int_[0-9a-f]{40}$/);
  expect(await integrations.authenticateIntegration(apiKey)).toEqual({ integrationId });
  const everything = JSON.stringify(await database.connection.collection('integrations').find().toArray());
  expect(everything).not.toContain(apiKey.slice(14));
});

it.each(['', 'int_', `int_${'0'.repeat(40)}`, `cap_${'0'.repeat(40)}`])('authenticates none by %j', async (key) => {
  expect(await integrations.authenticateIntegration(key)).toBeNull();
});

it('refuses an empty name', async () => {
  await expect(integrations.createIntegration({ name: '  ' })).rejects.toMatchObject({ code: 'invalid_input' });
});

it('refuses a very long name', async () => {
  await expect(integrations.createIntegration({ name: 'a'.repeat(101) })).rejects.toMatchObject({
    code: 'invalid_input',
    details: { errors: { name: [{ rule: 'max_string', params: { max: 100 } }] } },
  });
});

it('lists integrations with how many people they have registered', async () => {
  const { integrationId, apiKey } = await integrations.createIntegration({ name: ' Shop ' });
  const accounts = testAccounts({ database, clock: testClock().clock });
  await accounts.registerUser({ integrationId, email: 'ada@example.com' });
  const listed = await integrations.listIntegrations();
  expect(listed.find((one) => one.integrationId === integrationId)).toEqual({
    ...{ integrationId, name: 'Shop', keyPrefix: apiKey.slice(0, 12), userCount: 1 },
    createdAt: new Date(testClock().clock()),
  });
});

it('renames an integration, and its key stays valid', async () => {
  const { integrationId, apiKey } = await integrations.createIntegration({ name: 'Old' });
  await integrations.renameIntegration({ integrationId, name: 'New' });
  expect((await integrations.listIntegrations()).find((one) => one.integrationId === integrationId)?.name).toBe('New');
  expect(await integrations.authenticateIntegration(apiKey)).toEqual({ integrationId });
  await expect(integrations.renameIntegration({ integrationId, name: '' })).rejects.toMatchObject({
    code: 'invalid_input',
  });
});

it('refuses the key of a removed integration', async () => {
  const { integrationId, apiKey } = await integrations.createIntegration({ name: 'Gone' });
  await integrations.removeIntegration(integrationId);
  expect(await integrations.authenticateIntegration(apiKey)).toBeNull();
  for (const again of [
    () => integrations.removeIntegration(integrationId),
    () => integrations.renameIntegration({ integrationId, name: 'x' }),
  ]) {
    await expect(again()).rejects.toMatchObject({ code: 'not_found' });
  }
});
