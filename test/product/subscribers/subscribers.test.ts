import { beforeEach, describe, expect, it } from 'vitest';
import { hashSecret } from '../../../src/infra/secrets.ts';
import { createIntegrationServices } from '../../../src/product/integrations/create-integration-services.ts';
import { createClaimLinkModel } from '../../../src/product/subscribers/claim-link.model.ts';
import { createContactBindingModel } from '../../../src/product/subscribers/contact-binding.model.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { unlinkFields } from '../../../src/product/subscribers/link-subscriber.ts';
import { createSubscriberModel } from '../../../src/product/subscribers/subscriber.model.ts';
import { testDatabase } from '../../support/mongo.ts';
import { testClock } from '../../support/test-clock.ts';

const database = await testDatabase();
const time = testClock('2026-03-10T12:00:00Z');
const services = createSubscriberServices({ database, clock: time.clock, publicBaseUrl: 'https://c.example' });
const subscribers = createSubscriberModel(database.connection);
const claimLinks = createClaimLinkModel(database.connection);
const bindings = createContactBindingModel(database.connection);
await database.ensureIndexes();

const contact = { chatbotId: 'chatbot', messengerId: 'messenger' };
const offer = { integrationId: 'itg_1', ...contact };
const somebodyElses = { code: 'conflict' };

beforeEach(async () => {
  await subscribers.deleteMany();
  await claimLinks.deleteMany();
  await bindings.deleteMany();
});

describe('linkSubscriber', () => {
  it('links a contact, which is to be notified', async () => {
    await services.linkSubscriber({ userId: 1, ...contact });
    const now = new Date('2026-03-10T12:00:00Z');
    expect(await subscribers.find().lean()).toMatchObject([
      { ...contact, userId: 1, linkedAt: now, linkNoticeDueAt: now },
    ]);
  });

  it('changes nothing when it is linked again to the same user', async () => {
    await services.linkSubscriber({ userId: 1, ...contact });
    const before = await subscribers.find().lean();
    time.pass(60_000);
    await services.linkSubscriber({ userId: 1, ...contact });
    expect(await subscribers.find().lean()).toEqual(before);
  });

  it('refuses a contact that is linked to another user', async () => {
    await services.linkSubscriber({ userId: 1, ...contact });
    await expect(services.linkSubscriber({ userId: 2, ...contact })).rejects.toMatchObject(somebodyElses);
    expect((await subscribers.findOne(contact).lean())?.userId).toBe(1);
  });

  it('distinguishes contacts by both of their ids', async () => {
    await services.linkSubscriber({ userId: 1, ...contact });
    await services.linkSubscriber({ userId: 2, ...contact, chatbotId: 'other' });
    await services.linkSubscriber({ userId: 3, ...contact, messengerId: 'other' });
    expect(await subscribers.countDocuments()).toBe(3);
  });

  it('links a contact to one of several users who link it at once', async () => {
    const userIds = [1, 2, 3, 4, 5, 6];
    const results = await Promise.allSettled(userIds.map((userId) => services.linkSubscriber({ userId, ...contact })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(somebodyElses);
    expect(await subscribers.countDocuments()).toBe(1);
  });

  it('accepts simultaneous calls of one user for the same contact', async () => {
    await Promise.all([1, 2, 3, 4].map(() => services.linkSubscriber({ userId: 1, ...contact })));
    expect(await subscribers.countDocuments({ userId: 1 })).toBe(1);
  });

  it('links a contact that is being offered at the same moment', async () => {
    await Promise.allSettled([
      services.offerSubscriber(offer),
      services.linkSubscriber({ userId: 1, ...contact }),
      services.offerSubscriber(offer),
    ]);
    expect(await subscribers.find().lean()).toMatchObject([{ userId: 1 }]);
  });
});

describe('offerSubscriber', () => {
  it('stores the contact unlinked and returns a URL to claim it, whose token is not stored', async () => {
    const { linkUrl } = await services.offerSubscriber(offer);
    const token = /^https:\/\/c\.example\/claim\/([\w-]{32})$/.exec(linkUrl)?.[1] ?? '';
    expect(await subscribers.find().lean()).toMatchObject([{ ...contact, userId: null, linkNoticeDueAt: null }]);
    expect(await claimLinks.find().lean()).toMatchObject([
      {
        _id: hashSecret(token),
        ...offer,
        expiresAt: new Date(time.clock() + 7 * 24 * 60 * 60 * 1000),
      },
    ]);
    expect(JSON.stringify(await claimLinks.find().lean())).not.toContain(token);
  });

  it('returns another URL each time', async () => {
    const links = await Promise.all([1, 2, 3, 4].map(() => services.offerSubscriber(offer)));
    expect(new Set(links.map(({ linkUrl }) => linkUrl)).size).toBe(4);
    expect(await subscribers.countDocuments()).toBe(1);
  });

  it('refuses a contact that is linked already', async () => {
    await services.linkSubscriber({ userId: 1, ...contact });
    await expect(services.offerSubscriber(offer)).rejects.toMatchObject(somebodyElses);
    expect(await claimLinks.countDocuments()).toBe(0);
  });
});

describe('a claim link', () => {
  const weekMs = 7 * 24 * 60 * 60 * 1000;
  const noLongerGood = { code: 'not_found' };
  const newLink = async () => new URL((await services.offerSubscriber(offer)).linkUrl).pathname.slice('/claim/'.length);

  it('shows its contact without being used up', async () => {
    const token = await newLink();
    const expiresAt = new Date(time.clock() + weekMs);
    const open = { state: 'open', contact, linkedTo: null, offeredBy: null, expiresAt };
    expect(await services.readClaimLink(token)).toEqual(open);
    expect(await services.readClaimLink(token)).toEqual(open);
  });

  it('shows which integration has offered it', async () => {
    const integrations = createIntegrationServices({ database, clock: time.clock });
    const { integrationId } = await integrations.createIntegration({ name: 'Coffee flows' });
    const { linkUrl } = await services.offerSubscriber({ ...offer, integrationId });
    const token = new URL(linkUrl).pathname.slice('/claim/'.length);
    expect(await services.readClaimLink(token)).toMatchObject({ offeredBy: 'Coffee flows' });
  });

  it('links the contact, which is to be notified, and is used up then', async () => {
    const token = await newLink();
    expect(await services.claimSubscriber({ token, userId: 1 })).toEqual(contact);
    const now = new Date(time.clock());
    expect(await subscribers.findOne(contact).lean()).toMatchObject({ userId: 1, linkedAt: now, linkNoticeDueAt: now });
    expect(await services.readClaimLink(token)).toEqual({ state: 'used', contact, linkedTo: 1 });
  });

  it('changes nothing when the same user claims again', async () => {
    const token = await newLink();
    await services.claimSubscriber({ token, userId: 1 });
    const before = await subscribers.findOne(contact).lean();
    time.pass(1000);
    expect(await services.claimSubscriber({ token, userId: 1 })).toEqual(contact);
    expect(await subscribers.findOne(contact).lean()).toEqual(before);
  });

  it('cannot be used by anybody else afterwards', async () => {
    const token = await newLink();
    await services.claimSubscriber({ token, userId: 1 });
    await expect(services.claimSubscriber({ token, userId: 2 })).rejects.toMatchObject(somebodyElses);
  });

  it('ends all other links to the same contact, also for after it is unlinked', async () => {
    const [token, other] = [await newLink(), await newLink()];
    await services.claimSubscriber({ token, userId: 1 });
    await subscribers.updateOne(contact, unlinkFields);
    for (const used of [token, other]) {
      expect(await services.readClaimLink(used)).toEqual({ state: 'used', contact, linkedTo: null });
      await expect(services.claimSubscriber({ token: used, userId: 2 })).rejects.toMatchObject(noLongerGood);
    }
    await services.claimSubscriber({ token: await newLink(), userId: 2 });
    expect((await subscribers.findOne(contact).lean())?.userId).toBe(2);
  });

  it('stays unused when the contact was linked to another user in another way', async () => {
    const token = await newLink();
    await services.linkSubscriber({ userId: 2, ...contact });
    expect(await services.readClaimLink(token)).toMatchObject({ state: 'open', linkedTo: 2 });
    await expect(services.claimSubscriber({ token, userId: 1 })).rejects.toMatchObject(somebodyElses);
    expect((await subscribers.findOne(contact).lean())?.userId).toBe(2);
  });

  it('ends after a week', async () => {
    const token = await newLink();
    time.pass(weekMs);
    expect(await services.readClaimLink(token)).toEqual({ state: 'ended' });
    await expect(services.claimSubscriber({ token, userId: 1 })).rejects.toMatchObject(noLongerGood);
  });

  it.each(['', 'nonsense', '../../etc', 'a'.repeat(10_000)])('is unknown: %.20j', async (token) => {
    expect(await services.readClaimLink(token)).toEqual({ state: 'ended' });
    await expect(services.claimSubscriber({ token, userId: 1 })).rejects.toMatchObject(noLongerGood);
  });

  it('links the contact to one of several users who claim it at once', async () => {
    const token = await newLink();
    const results = await Promise.allSettled([1, 2, 3, 4].map((userId) => services.claimSubscriber({ token, userId })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(somebodyElses);
  });
});
