import { Readable } from 'node:stream';
import type { Connection } from 'mongoose';
import { createChatbotContactModel } from '../../../src/chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createUndoLinkModel } from '../../../src/chat/chatbot-platform/linked-contacts/send-link-notice.ts';
import { createConversationModel, newConversation } from '../../../src/chat/chats/conversation.model.ts';
import { createInboxModel } from '../../../src/chat/chats/inbox/inbox.model.ts';
import { createLinkCodeModel } from '../../../src/chat/chats/linking/link-codes.ts';
import { createOutboxModel } from '../../../src/chat/chats/outbox/outbox.model.ts';
import { type ChatAddress, chatKeyOf } from '../../../src/infra/chat-address.ts';
import type { PaymentsConfig } from '../../../src/infra/config/config.ts';
import type { Database } from '../../../src/infra/database/connect-database.ts';
import { silentLogger } from '../../../src/infra/logging/logger.ts';
import { createUserModel } from '../../../src/product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../../../src/product/billing/account-balance.model.ts';
import { createRecordLedgerEntry } from '../../../src/product/billing/ledger.ts';
import { createLedgerEntryModel } from '../../../src/product/billing/ledger-entry.model.ts';
import { createReservationModel } from '../../../src/product/billing/reservation.model.ts';
import { createIdempotency } from '../../../src/product/idempotency/create-idempotency.ts';
import { createRequestModel } from '../../../src/product/operations/requests/request.model.ts';
import { createPayments } from '../../../src/product/payments/create-payments.ts';
import { createIpnEventModel } from '../../../src/product/payments/messages/ipn-event.model.ts';
import { createPresetModel } from '../../../src/product/presets/preset.model.ts';
import { createSessionModel } from '../../../src/product/sign-in/session.model.ts';
import { createSignInLinkModel } from '../../../src/product/sign-in/use-link.ts';
import { createSubscriberServices } from '../../../src/product/subscribers/create-subscriber-services.ts';
import { createSubscriberModel } from '../../../src/product/subscribers/subscriber.model.ts';
import { storeUpload } from '../../../src/product/uploads/store-upload.ts';
import { applyMessages } from '../../support/apply-messages.ts';
import { buildVideo } from '../../support/build-video.ts';
import { scan } from '../../support/scan.ts';
import { paymentSecret, signPayment } from '../../support/sign-payment.ts';
import { testAccounts } from '../../support/test-accounts.ts';
import type { VideoParts } from '../../support/video-parts.ts';

export type PersonWithEverything = Awaited<ReturnType<typeof personWithEverything>>;

/** A person about whom every part of the product stores something; the name makes their data recognisable. */
export async function personWithEverything(parts: VideoParts & { database: Database }, name: string) {
  const { database, clock } = parts;
  const email = `${name}@example.com`;
  const accounts = testAccounts({ database, clock });
  const { userId, apiToken, callbackSecret } = await accounts.createUser({ email });
  await createUserModel(database.connection).updateOne(
    { _id: userId },
    {
      ...{ firstName: name, lastName: `of ${name}`, defaultSettings: { fontColor: '#FFEE00' } },
      telegram: { id: `tg-${name}`, username: `${name}_chats`, chatId: `tg-${name}` },
      whatsapp: { id: `wa-${name}`, name: `${name} on WhatsApp` },
      formerIds: [formerIdOf(userId)],
    },
  );
  await accounts.setDictionary(userId, [{ from: 'zap ear', to: `${name}-Zapier` }]);
  const at = new Date(clock());
  const preset = { name: `Brand of ${name}`, key: `brand of ${name}`, settings: { fontColor: '#FFEE00' } };
  const stored = { _id: `preset-of-${name}`, userId, ...preset, createdAt: at, updatedAt: at };
  await createPresetModel(database.connection).create(stored);
  const secrets = [apiToken, callbackSecret, ...(await browser(parts, { userId, email, name }))];
  await contact(parts, userId, name);
  await chat(parts, userId, name);
  await chatLinkedByAnother(parts, userId, name);
  await operators(parts, { userId, email });
  const upload = await storeUpload(
    { ...parts, maxBytes: 100 },
    { ownerId: userId, bytes: Readable.from([Buffer.from('bytes')]), fileName: `${name}.mp4` },
  );
  const font = { id: `font://${'0'.repeat(32)}` as const, name: `${name} Sans`, isRestricted: false };
  await parts.uploads.updateOne({ ownerId: userId }, { $set: { font } });
  const uploadKey = `uploads/${upload.uploadUrl.slice('upload://'.length)}`;
  const ready = await readyVideo(parts, userId, name);
  const working = await workingVideo(parts, userId, name);
  await money(parts, userId, { working: working._id, name });
  const call = { caller: 'token:t', callerSecret: apiToken, path: '/video/create', key: name, bodyHash: 'b', userId };
  await createIdempotency({ database, clock }).begin(call);
  return { userId, email, apiToken, secrets, uploadKey, ready, working };
}

async function chat({ database, clock }: Parts, userId: number, name: string) {
  const address = { kind: 'telegram' as const, chatId: `tg-${name}` };
  const chatKey = chatKeyOf(address);
  const at = new Date(clock());
  const { connection } = database;
  await createConversationModel(connection).create({ _id: chatKey, ...newConversation(address, at), userId });
  const event = { kind: 'said' as const, text: `my name is ${name}` };
  await createInboxModel(connection).create({ _id: `${chatKey} 1`, chatKey, seq: 1, event, receivedAt: at });
  const said = { message: { text: `hello ${name}` }, status: 'sent' as const };
  await createOutboxModel(connection).create({
    _id: `${chatKey} 1`,
    chatKey,
    seq: 1,
    ...said,
    kind: 'send',
    origin: 'person',
    createdAt: at,
  });
  const code = { _id: `code-of-${name}`, userId, chatKey, createdAt: at, expiresAt: at };
  await createLinkCodeModel(connection).create(code);
}

/** A chat on a platform that belongs to the person, although the contact is linked to another account. */
async function chatLinkedByAnother({ database: { connection }, clock }: Parts, ownUserId: number, name: string) {
  const address = { kind: 'messenger' as const, chatbotId: 'bot', messengerId: `own-of-${name}` };
  const at = new Date(clock());
  const chat = { ...newConversation(address, at), userId: somebodyElse, ownUserId };
  await createConversationModel(connection).create({ _id: chatKeyOf(address), ...chat });
  await platformContact(connection, address);
}

async function platformContact(connection: Connection, address: Extract<ChatAddress, { kind: 'messenger' }>) {
  const _id = chatKeyOf(address);
  const said = { text: 'hash', at: soonGone, key: `input-of-${address.messengerId}` };
  const offered = [{ words: 'done', action: `done ${address.messengerId}`, underVideo: null }];
  const contact = { _id, tapToken: `tap-${address.messengerId}`, lastInput: said, offered, expiresAt: soonGone };
  await createChatbotContactModel(connection).create(contact);
}

const somebodyElse = 9_999_999;
/** Not expired by the clock of the database either. */
const soonGone = new Date('2099-01-01');

async function operators({ database: { connection }, clock }: Parts, person: { userId: number; email: string }) {
  const requests = createRequestModel(connection);
  const common = { place: 'chat', askedBy: 'ops', state: 'open' as const, expiresAt: soonGone };
  const at = { ...common, createdAt: new Date(Math.max(clock(), Date.now())) };
  const contact = { chatbotId: 'bot', messengerId: 'any' };
  const stranger = { userId: somebodyElse, email: 'stranger@example.com' };
  await requests.create([
    { _id: `credit-${person.userId}`, request: { kind: 'credit', who: person, seconds: 60, reason: 'sorry' }, ...at },
    { _id: `to-${person.userId}`, request: { kind: 'move', contact, from: stranger, to: person }, ...at },
    { _id: `from-${person.userId}`, request: { kind: 'unlink', contact, from: person }, ...at },
  ]);
}

async function browser(
  { database, clock }: Parts,
  { userId, email, name }: { userId: number; email: string; name: string },
) {
  const soon = new Date(clock() + 600_000);
  const hashes = { hash: `hash-of-${name}`, csrfToken: `csrf-of-${name}` };
  const times = { createdAt: new Date(clock()), rotatedAt: new Date(clock()), expiresAt: soon };
  await createSessionModel(database.connection).create({ _id: `ses_${name}`, userId, ...hashes, ...times });
  await createSignInLinkModel(database.connection).create({
    _id: `link-${name}`,
    email,
    returnTo: '/app',
    expiresAt: soon,
  });
  return [...Object.values(hashes), `link-${name}`];
}

type Parts = VideoParts & { database: Database };

async function contact({ database, clock, publicBaseUrl }: Parts, userId: number, name: string) {
  const subscribers = createSubscriberServices({ database, clock, publicBaseUrl });
  const offer = { integrationId: 'itg_1', chatbotId: 'bot', messengerId: name };
  const token = new URL((await subscribers.offerSubscriber(offer)).linkUrl).pathname.slice('/claim/'.length);
  await subscribers.claimSubscriber({ token, userId });
  const { connection } = database;
  const address = { chatbotId: 'bot', messengerId: name };
  const { linkedAt } = await createSubscriberModel(connection).findOne(address).orFail().lean();
  const undo = { _id: `undo-${name}`, ...address, linkedAt: linkedAt ?? undefined, expiresAt: soonGone };
  await createUndoLinkModel(connection).create(undo);
  await platformContact(connection, { kind: 'messenger', ...address });
}

async function readyVideo(parts: Parts, ownerId: number, name: string) {
  const at = new Date(parts.clock());
  const givenCaptions = [{ startMs: 500, endMs: 1500, text: `said by ${name}` }];
  const edit = { settings: {}, givenCaptions, scriptReport: null, transcriptKey: null };
  const video = await buildVideo(parts.videos, {
    ...{ ownerId, stage: 'processed', progress: 100, givenCaptions, createdAt: at, finishedAt: at },
    ...{ beforeEdit: edit, stoppedEdit: edit },
    url: `https://example.com/${name}.mp4`,
    settings: { language: 'en', title: { text: `${name} speaks` } },
    callbackUrl: `https://${name}.example/hook`,
    chatKey: `telegram:tg-${name}`,
    shareToken: `shared-by-${name}`,
    accountDictionary: [{ from: 'zap ear', to: `${name}-Zapier` }],
  });
  const key = `outputs/${video._id}/1.mp4`;
  await parts.store.put(key, Readable.from([Buffer.from('mp4')]));
  const sizes = { sizeBytes: 3, durationMs: 2000, width: 1080, height: 1920, createdAt: at };
  const outputToken = `output-of-${name}`;
  await parts.outputs.create({ _id: outputToken, videoId: video._id, revision: 1, key, fileName: 'a.mp4', ...sizes });
  await parts.videos.updateOne({ _id: video._id }, { outputToken });
  await parts.segments.create({ _id: `segment-${name}`, sizeBytes: 1, usedBy: [video._id], lastUsedAt: at });
  const event = { type: 'video.processed' as const, timestamp: at, videoId: video._id, status: 'processed' as const };
  const delivery = { ownerId, videoId: video._id, revision: 1, eventId: `evt_${video._id}_1`, event };
  await parts.transact((transaction) =>
    parts.recordDelivery({ ...delivery, destination: `https://${name}.example/hook` }, transaction),
  );
  const cause = `${video._id}:1:processed`;
  await parts.recordUsage({ userId: ownerId, kind: 'processed', seconds: 2, at, cause });
  return { videoId: video._id, outputKey: key };
}

function workingVideo(parts: Parts, ownerId: number, name: string) {
  const until = new Date(parts.clock() + 60_000);
  const lease = { leaseOwner: 'worker', leaseUntil: until, fence: 3 };
  return buildVideo(parts.videos, { ownerId, stage: 'rendering', ...lease, url: `https://example.com/${name}-2.mp4` });
}

async function money(
  { database, transact, clock, queue }: Parts,
  userId: number,
  { working, name }: { working: string; name: string },
) {
  const at = new Date(clock());
  const ledger = createLedgerEntryModel(database.connection);
  const record = createRecordLedgerEntry({ ledger, balances: createAccountBalanceModel(database.connection) });
  const credit = { userId, seconds: 60, at, kind: 'credit' as const, reason: `for dear ${name}`, by: 'ops' };
  await transact((transaction) => record({ ...credit, cause: `credit:${name}` }, transaction));
  await createReservationModel(database.connection).create({ _id: working, userId, seconds: 30, at });
  const sale = { payment_id: `pay-of-${userId}`, item: 'minutes-60', amount: '9.00', currency: 'USD' };
  const data = { ...sale, email: `${name}@example.com`, note: `paid by ${name}` };
  const shop = { database, clock, queue };
  await pay(shop, { id: `sale-${userId}`, type: 'payment.completed', data });
  // messages that change nothing, or wait for a sale, name the person too: by email address, id or former id
  await pay(shop, { id: `news-${userId}`, type: 'payment.pending', data });
  const whom = { user_id: userId, note: `refunded to ${name}` };
  const refund = {
    payment_id: `back-${userId}`,
    refund_of: `lost-${userId}`,
    amount: '1.00',
    currency: 'USD',
    ...whom,
  };
  await pay(shop, { id: `refund-${userId}`, type: 'payment.refunded', data: refund });
  const setAside = { userId, at };
  await createIpnEventModel(database.connection).updateOne(scan({ eventKey: `refund-${userId}` }), { setAside });
  const former = { user_id: formerIdOf(userId), note: `once another of ${name}` };
  await pay(shop, { id: `former-${userId}`, type: 'payment.pending', data: former });
}

/** The id of an account that was merged into theirs. */
export const formerIdOf = (userId: number) => 1_000_000 + userId;

type PayParts = Pick<Parts, 'database' | 'clock' | 'queue'>;

async function pay(
  { database, clock, queue }: PayParts,
  { id, type, data }: { id: string; type: string; data: Record<string, unknown> },
) {
  const shop = createPayments({ database, config: prices, queue, logger: silentLogger, clock, workerId: 'shop' });
  const message = signPayment({ type, data }, { id, at: new Date(clock()) });
  await shop.receiveMessage({ provider: 'signed', ...message });
  await applyMessages(shop);
}

/** The next payment of a subscription. @returns the message's key */
export async function renew(parts: PayParts, userId: number): Promise<string> {
  const id = `renewal-of-${userId}`;
  const data = { payment_id: id, item: 'minutes-60', amount: '9.00', currency: 'USD', user_id: userId };
  await pay(parts, { id, type: 'subscription.renewed', data });
  return id;
}

const prices: PaymentsConfig = {
  providers: [{ name: 'signed', secret: paymentSecret }],
  prices: [{ item: 'minutes-60', price: { minorUnits: 900, currency: 'USD' }, seconds: 3600, period: null }],
};
