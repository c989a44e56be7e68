import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composePersonalData } from '../../../src/app/compose-personal-data.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { createIpnEventModel } from '../../../src/product/payments/messages/ipn-event.model.ts';
import type { PersonalData } from '../../../src/product/personal-data/create-personal-data.ts';
import { createSubscriberModel } from '../../../src/product/subscribers/subscriber.model.ts';
import { createVideo } from '../../../src/product/videos/actions/create-video.ts';
import { renewLease } from '../../../src/product/videos/lease/video-lease.ts';
import { allModels } from '../../support/all-models.ts';
import { scan } from '../../support/scan.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import { videoParts } from '../../support/video-parts.ts';
import { formerIdOf, type PersonWithEverything, personWithEverything, renew } from './person-with-everything.ts';
import { isSeenIn, placesOfPersons, tracesOf } from './traces.ts';

const parts = await videoParts();
const { connection } = parts.database;
const models = await allModels(connection);
await parts.database.ensureIndexes();
const accounts = testAccounts({ database: parts.database, clock: parts.clock });
const users = createUserModel(connection);
const ledger = createLedgerEntryModel(connection);

let personalData: PersonalData;
let nextPerson = 0;

beforeAll(() => {
  personalData = open();
});

// the reconciler processes all deleted users, those of other tests too
afterEach(() => users.deleteMany(scan({ deletionRequestedAt: { $ne: null } })));

function open(changes: Partial<typeof parts> = {}) {
  return composePersonalData({ ...parts, ...changes, connection });
}

/** Names contain letters other than hexadecimal digits, since a random id could contain the name. */
const newPerson = (name = `mary${++nextPerson}`) => personWithEverything(parts, name);
const isThere = async (key: string) => (await parts.store.head(key)) !== null;
const remove = (person: PersonWithEverything, data = personalData) =>
  data.deleteAccount({ userId: person.userId, confirmation: person.email });

const leftOf = (traces: Map<string, number>) => [...traces.keys()].sort();
const whatWasPaid = [
  'ipn_events.content.account.userId',
  'ipn_events.saleUserId',
  'ipn_events.userId',
  'ledger.userId',
  'payments.userId',
];
/**
 * The platform's own ids of its contacts; segments that the sweep removes; the id of an account in deletion.
 */
const notTheirsAlone = ['claim_links.messengerId', 'segments._id', 'subscribers.messengerId'];
const endingAccount = ['users._id', 'users.formerIds'];

/** The field of each collection in the exported file. */
const exportedAs: Record<string, string> = {
  ...{ users: 'profile', tokens: 'tokens', sessions: 'sessions', sign_in_links: 'sign_in_links', uploads: 'uploads' },
  ...{ videos: 'videos', outputs: 'videos', deliveries: 'videos', usage_events: 'usage', ledger: 'ledger' },
  ...{ account_balances: 'balance', reservations: 'reservations', ipn_events: 'payments', payments: 'payments' },
  ...{ subscribers: 'subscribers', claim_links: 'claim_links', undo_links: 'undo_links', link_codes: 'link_codes' },
  ...{ conversations: 'chats', bot_updates: 'chats', outbox: 'chats', chatbot_contacts: 'chatbot_contacts' },
  ...{ idempotency_keys: 'kept_replies', operator_requests: 'operator_requests' },
  ...{ contact_bindings: 'contact_bindings', presets: 'presets' },
};

/**
 * Fields that have a personal name or can hold anything, and that hold nothing about the test's person.
 */
const withoutTraces = [
  'bot_updates.delivery',
  'chatbot_contacts.partly',
  'conversations.commands',
  'conversations.contact',
  'conversations.reservedForReply',
  'conversations.sendLease',
  'conversations.shown',
  'conversations.speeds',
  'conversations.state',
  'conversations.turnLease',
  'deliveries.attempts.error',
  'ipn_events.headers',
  'ipn_events.match',
  'ipn_events.waitingForEmail',
  'operator_notices.news',
  'outbox.delivery',
  'outbox.problem',
  'presets.settings',
  'previews.beginning',
  'previews.facts',
  'segments.usedBy',
  'uploads.picture',
  'users.defaultSettings',
  'users.formerEmail',
  'videos.crashes',
  'videos.errorArgs',
  'videos.facts',
  'videos.notices',
  'videos.scriptReport',
  'work_times.times',
  'workers.wakes',
];

describe('the export of an account', () => {
  it('contains everything about the person in one document, and nothing about anybody else', async () => {
    const ada = await newPerson('grace');
    await newPerson('hopper');
    const file = await text(await personalData.exportAccount(ada.userId));
    const data = JSON.parse(file);
    expect(data).toMatchObject({
      exported_at: '2026-03-01T12:00:00.000Z',
      profile: {
        ...{ id: ada.userId, email: 'grace@example.com', first_name: 'grace', telegram: { username: 'grace_chats' } },
        default_settings: { font_color: '#FFEE00' },
        dictionary: [{ from: 'zap ear', to: 'grace-Zapier' }],
      },
      tokens: [{ name: 'first token', prefix: expect.stringMatching(/^cap_/) }],
      sessions: [{ signed_in_at: '2026-03-01T12:00:00.000Z' }],
      uploads: [{ file_name: 'grace.mp4', size_bytes: 5 }],
      presets: [{ name: 'Brand of grace', settings: { captions_font_color: '#FFEE00' }, is_default: false }],
      subscribers: [{ chatbot_id: 'bot', messenger_id: 'grace' }],
      usage: [{ kind: 'processed', seconds: 2 }],
      ledger: [
        { kind: 'credit', reason: 'for dear grace' },
        { kind: 'purchase', seconds: 3600 },
      ],
      kept_replies: [{ expires_at: expect.any(String) }],
    });
    const refund = { kind: 'refund', outcome: 'waiting_for_sale', amount: '1.00', payment_id: `back-${ada.userId}` };
    expect(data.payments).toHaveLength(4);
    for (const told of [
      { kind: 'sale', item: 'minutes-60', amount: '9.00', currency: 'USD', outcome: 'applied' },
      { kind: 'idle', outcome: 'idle' },
      { ...refund, sale_id: `lost-${ada.userId}` },
    ]) {
      expect(data.payments).toContainEqual(expect.objectContaining(told));
    }
    expect(data.videos).toHaveLength(2);
    expect(data.videos.find((video: { video_id: string }) => video.video_id === ada.ready.videoId)).toMatchObject({
      ...{ stage: 'processed', callback: 'https://grace.example/hook', settings: { language: 'en' } },
      source: { url: 'https://example.com/grace.mp4' },
      captions: { list: [{ start: 0.5, end: 1.5, text: 'said by grace' }] },
      outputs: [{ video_url: 'https://media.example.com/media/output-of-grace/a.mp4', duration_seconds: 2 }],
      deliveries: [{ destination: 'https://grace.example/hook', status: 'pending' }],
    });
    expect(file).not.toContain('hopper');
  });

  it('covers every collection with data of the person', async () => {
    const ada = await newPerson();
    const data = JSON.parse(await text(await personalData.exportAccount(ada.userId)));
    const collections = new Set([...(await tracesOf(models, ada)).keys()].map((path) => path.split('.')[0] ?? ''));
    collections.delete('segments');
    const empty = [...collections].filter((name) => {
      const field = data[exportedAs[name] ?? ''];
      return !field || Object.keys(field).length === 0;
    });
    expect(empty).toEqual([]);
  });

  it('lists links, codes and requests without their secrets and without other people in them', async () => {
    const ada = await newPerson();
    const file = await text(await personalData.exportAccount(ada.userId));
    const data = JSON.parse(file);
    const me = { user_id: ada.userId, email: ada.email };
    expect(data).toMatchObject({
      profile: { former_ids: [formerIdOf(ada.userId)] },
      balance: { purchased_seconds: 3660 },
      reservations: [{ video_id: ada.working._id, seconds: 30 }],
      sign_in_links: [{ expires_at: expect.any(String) }],
      link_codes: [{ created_at: '2026-03-01T12:00:00.000Z', expires_at: expect.any(String) }],
      undo_links: [{ chatbot_id: 'bot', used_at: null, linked_at: expect.any(String) }],
    });
    const ofKind = (kind: string) => data.operator_requests.find((request: { kind: string }) => request.kind === kind);
    expect(ofKind('credit')).toMatchObject({ who: me, seconds: 60, reason: 'sorry' });
    expect(ofKind('move')).toMatchObject({ from: null, to: me });
    expect(ofKind('unlink')).toMatchObject({ from: me, to: null });
    expect(data.chatbot_contacts).toHaveLength(2);
    const shared = data.videos.map((video: { share_url: string | null }) => video.share_url).filter(Boolean);
    expect(shared).toEqual([expect.stringContaining('/v/shared-by-')]);
    for (const hidden of ['stranger', 'undo-ada', 'code-of-', 'tap-']) expect(file).not.toContain(hidden);
  });

  it('contains no secrets', async () => {
    const ada = await newPerson();
    await accounts.rotateCallbackSecret(ada.userId);
    const file = await text(await personalData.exportAccount(ada.userId));
    for (const secret of [...ada.secrets, ...(await accounts.listCallbackSecrets(ada.userId))]) {
      expect(file).not.toContain(secret);
    }
    expect(file).not.toMatch(/hash|whsec_|csrf/i);
  });

  it('is a complete document for a person without data', async () => {
    const { userId } = await accounts.createUser({ email: 'new@example.com' });
    const data = JSON.parse(await text(await personalData.exportAccount(userId)));
    expect(data).toMatchObject({ profile: { id: userId }, videos: [], usage: [], ledger: [] });
  });

  it('is refused for an unknown account', async () => {
    await expect(personalData.exportAccount(424242)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('the deletion of an account', () => {
  it.each(['', 'somebody@example.com', 'ada'])(
    'requires the account’s own email address, not %j',
    async (confirmation) => {
      const ada = await newPerson();
      await expect(personalData.deleteAccount({ userId: ada.userId, confirmation })).rejects.toMatchObject({
        code: 'invalid_input',
        details: { errors: { email: [{ rule: 'confirmed' }] } },
      });
      expect(await accounts.authenticateToken(ada.apiToken)).not.toBeNull();
    },
  );

  it('leaves no trace in any collection except payments', async () => {
    const ada = await newPerson();
    const bob = await newPerson();
    const before = await tracesOf(models, ada);
    const ofBob = await tracesOf(models, bob);
    // add a new field that may hold personal data to the person of this test, or list it in withoutTraces
    const unseen = placesOfPersons(models).filter((place) => !isSeenIn(before, place));
    expect(unseen).toEqual(withoutTraces);
    await remove(ada);
    expect(leftOf(await tracesOf(models, ada))).toEqual([...whatWasPaid, ...notTheirsAlone, ...endingAccount].sort());
    expect(await tracesOf(models, bob)).toEqual(ofBob);
    expect(await ledger.find({ userId: ada.userId }).lean()).toMatchObject([
      { kind: 'purchase', seconds: 3600, reason: null, by: null },
    ]);
  });

  it('keeps what accounting needs of payments, and nothing about the person', async () => {
    const ada = await newPerson('payer');
    await remove(ada);
    const everything = await Promise.all([...models.values()].map((model) => model.collection.find().toArray()));
    const shown = JSON.stringify(everything, (_, value) =>
      value?.buffer ? Buffer.from(value.buffer).toString() : value,
    );
    // the sweep removes shared segments; the contact stays with the chatbot platform's own ids
    const rest = shown.replaceAll('"_id":"segment-payer"', '').replaceAll('"messengerId":"payer"', '');
    expect(rest.match(/.{0,40}payer.{0,40}/g)).toBeNull();
    const sale = await createIpnEventModel(connection).findOne({ userId: ada.userId }).lean();
    expect(sale).toMatchObject({
      outcome: 'applied',
      content: { paymentId: `pay-of-${ada.userId}`, money: { minorUnits: 900, currency: 'USD' } },
    });
  });

  it('removes files at once, and leaves shared ones to the sweep', async () => {
    const ada = await newPerson('files');
    await remove(ada);
    expect(await isThere(ada.ready.outputKey)).toBe(false);
    expect(await isThere(ada.uploadKey)).toBe(false);
    expect((await parts.segments.findById('segment-files').lean())?.usedBy).toEqual([]);
  });

  it('stops work in progress', async () => {
    const ada = await newPerson();
    const lease = { videoId: ada.working._id, revision: 1, stage: 'rendering' as const, fence: 3, owner: 'worker' };
    const deps = { ...parts, workerId: 'worker' };
    expect(await renewLease(deps, lease, 1)).toBe(true);
    await remove(ada);
    expect(await renewLease(deps, lease, 1)).toBe(false);
  });

  it('signs everybody out at once and frees the email address', async () => {
    const ada = await newPerson();
    await remove(ada);
    expect(await accounts.authenticateToken(ada.apiToken)).toBeNull();
    await expect(accounts.getProfile(ada.userId)).rejects.toMatchObject({ code: 'not_found' });
    await expect(remove(ada)).rejects.toMatchObject({ code: 'not_found' });
    const again = await accounts.createUser({ email: ada.email });
    expect(again.userId).not.toBe(ada.userId);
    expect(await accounts.getUsage(again.userId, { from: new Date(0), to: new Date() })).toMatchObject({ daily: [] });
  });

  it('unlinks contacts, so that others can link them', async () => {
    const ada = await newPerson('contact');
    await remove(ada);
    const contact = await createSubscriberModel(connection)
      .findOne(scan({ messengerId: 'contact' }))
      .lean();
    expect(contact).toMatchObject({ userId: null, linkedAt: null, linkNoticeDueAt: null });
  });

  it('refuses videos of requests that are still under way', async () => {
    const ada = await newPerson();
    await remove(ada);
    const deps = { ...parts, getDictionary: accounts.getDictionary };
    const input = { ownerId: ada.userId, videoUrl: 'https://example.com/late.mp4', settings: {} };
    await expect(createVideo(deps, input)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is finished by the reconciler when the store was unavailable', async () => {
    const ada = await newPerson();
    const away = {
      ...parts.store,
      delete: async () => {
        throw new Error('the store is away');
      },
    };
    await remove(ada, open({ store: away }));
    expect(await accounts.authenticateToken(ada.apiToken)).toBeNull();
    expect(await isThere(ada.ready.outputKey)).toBe(true);
    await personalData.finishDeletions();
    expect(await isThere(ada.ready.outputKey)).toBe(false);
    const left = leftOf(await tracesOf(models, ada));
    expect(left).not.toContain('videos.ownerId');
    expect(left).not.toContain('users.formerEmail');
  });

  it('is finished wherever a crash interrupted it', async () => {
    const ada = await newPerson();
    const left: string[] = [];
    for (const survives of [0, 1, 3]) {
      await diesAfter(survives, ada).catch(() => undefined);
      left.push(JSON.stringify([...(await tracesOf(models, ada))]));
    }
    await personalData.finishDeletions();
    expect(leftOf(await tracesOf(models, ada))).toEqual([...whatWasPaid, ...notTheirsAlone, ...endingAccount].sort());
    expect(new Set(left).size).toBeGreaterThan(1);
  });

  it('lists later payments as unmatched', async () => {
    const ada = await newPerson();
    await remove(ada);
    const before = await ledger.countDocuments({ userId: ada.userId });
    const id = await renew(parts, ada.userId);
    expect(
      await createIpnEventModel(connection)
        .findOne(scan({ eventKey: id }))
        .lean(),
    ).toMatchObject({
      outcome: 'unmatched',
      reason: 'unknown_user',
    });
    expect(await ledger.countDocuments({ userId: ada.userId })).toBe(before);
  });

  it('removes the user’s id too once nothing can follow', async () => {
    const ada = await newPerson();
    await remove(ada);
    await personalData.finishDeletions();
    expect(await users.exists({ _id: ada.userId })).not.toBeNull();
    await parts.videos.create({ ...(await lateVideo(ada)), _id: 'vid_late' });
    parts.time.now += 10 * 60 * 1000;
    await personalData.finishDeletions();
    expect(await users.exists({ _id: ada.userId })).toBeNull();
    expect(await parts.videos.exists({ _id: 'vid_late' })).toBeNull();
    expect(leftOf(await tracesOf(models, ada))).toEqual([...whatWasPaid, ...notTheirsAlone].sort());
  });
});

async function lateVideo({ userId }: PersonWithEverything) {
  const now = new Date(parts.clock());
  const stage = { revision: 1, stage: 'queued' as const, progress: 0, queuedAt: now, notBefore: now, createdAt: now };
  return { ownerId: userId, url: 'https://example.com/late.mp4', settings: {}, ...stage };
}

/** A process that is killed after that many deletions in the store or in transactions. */
async function diesAfter(steps: number, ada: PersonWithEverything): Promise<void> {
  let left = steps;
  const step =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (left-- <= 0) throw new Error('killed');
      return work(...args);
    };
  const dying = open({
    store: { ...parts.store, delete: step((key: string) => parts.store.delete(key)) },
    cancelDeliveries: step(parts.cancelDeliveries),
  });
  if (await users.exists({ _id: ada.userId, deletionRequestedAt: null })) await remove(ada, dying);
  else await dying.finishDeletions();
}
