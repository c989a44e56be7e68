import { describe, expect, it } from 'vitest';
import { type Logger, silentLogger } from '../../../src/infra/logging/logger.ts';
import { createIntegrationServices } from '../../../src/product/integrations/create-integration-services.ts';
import { createBindContact } from '../../../src/product/subscribers/bind-contact.ts';
import { createContactBindingModel } from '../../../src/product/subscribers/contact-binding.model.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { testDatabase } from '../../support/mongo.ts';

const database = await testDatabase();
const { connection } = database;
const clock = () => Date.parse('2026-11-23T04:00:00Z');
const logged: object[] = [];
const logger = { ...silentLogger, info: (fields: object) => void logged.push(fields) } as unknown as Logger;
const integrations = createIntegrationServices({ database, clock });
const subscribers = createSubscriberServices({ database, clock, publicBaseUrl: 'https://captions.example', logger });
const bind = createBindContact({ connection, clock, logger });
const bindings = createContactBindingModel(connection);
await database.ensureIndexes();
const ours = (await integrations.createIntegration({ name: 'ours' })).integrationId;
const theirs = (await integrations.createIntegration({ name: 'theirs' })).integrationId;

let count = 0;
const newContact = () => ({ chatbotId: 'bot', messengerId: `m:${++count}` });

describe('a contact', () => {
  it('belongs to the first integration that uses it, which is logged once', async () => {
    const contact = newContact();
    await bind({ integrationId: ours, ...contact });
    await bind({ integrationId: ours, ...contact });
    expect(logged.filter((one) => 'messengerId' in one && one.messengerId === contact.messengerId)).toEqual([
      { ...contact, integrationId: ours, previous: null },
    ]);
    await expect(bind({ integrationId: theirs, ...contact })).rejects.toMatchObject({ code: 'not_found' });
    await expect(subscribers.offerSubscriber({ integrationId: theirs, ...contact })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('belongs to the integration that offered it', async () => {
    const contact = newContact();
    await subscribers.offerSubscriber({ integrationId: theirs, ...contact });
    await expect(bind({ integrationId: ours, ...contact })).rejects.toMatchObject({ code: 'not_found' });
    await expect(subscribers.offerSubscriber({ integrationId: theirs, ...contact })).resolves.toBeDefined();
  });

  it('that is linked already is not bound by an offer that is refused', async () => {
    const contact = newContact();
    await subscribers.linkSubscriber({ userId: 5, ...contact });
    const offer = subscribers.offerSubscriber({ integrationId: theirs, ...contact });
    await expect(offer).rejects.toMatchObject({ code: 'conflict' });
    await bind({ integrationId: ours, ...contact });
  });

  it('goes to one integration when several use it at once', async () => {
    for (let round = 0; round < 10; round++) {
      const contact = newContact();
      const uses = [ours, theirs, ours, theirs].map((integrationId) => bind({ integrationId, ...contact }));
      const ends = await Promise.allSettled(uses);
      const isBound = ends.map(({ status }) => status === 'fulfilled');
      expect(isBound[0]).toBe(isBound[2]);
      expect(isBound[1]).toBe(isBound[3]);
      expect(isBound[0]).not.toBe(isBound[1]);
    }
  });

  it('of a removed integration goes to the next one that uses it', async () => {
    const { integrationId: old } = await integrations.createIntegration({ name: 'old' });
    const contact = newContact();
    await bind({ integrationId: old, ...contact });
    await integrations.removeIntegration(old);
    await bind({ integrationId: ours, ...contact });
    expect(await bindings.countDocuments({ integrationId: old })).toBe(0);
    await expect(bind({ integrationId: theirs, ...contact })).rejects.toMatchObject({ code: 'not_found' });
  });
});
