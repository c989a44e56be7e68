import { createChatbotContactModel } from '../chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createUndoLinkModel } from '../chat/chatbot-platform/linked-contacts/send-link-notice.ts';
import {
  chatbotContactsPart,
  chatKeysOf,
  contactBindingsPart,
  undoLinksPart,
} from '../chat/chatbot-platform/personal-data.ts';
import { createConversationModel } from '../chat/chats/conversation.model.ts';
import { createInboxModel } from '../chat/chats/inbox/inbox.model.ts';
import { createLinkCodeModel } from '../chat/chats/linking/link-codes.ts';
import { createOutboxModel } from '../chat/chats/outbox/outbox.model.ts';
import { chatsOfUser, chatsPart, linkCodesPart } from '../chat/chats/personal-data.ts';
import type { Database } from '../infra/database/connect-database.ts';
import type { Logger } from '../infra/logging/logger.ts';
import { profilePart, tokensPart } from '../product/accounts/personal-data.ts';
import { createTokenModel } from '../product/accounts/token.model.ts';
import type { TokenCache } from '../product/accounts/token-cache.ts';
import { createUserModel } from '../product/accounts/user.model.ts';
import { createAccountBalanceModel } from '../product/billing/account-balance.model.ts';
import { createFormerBalances } from '../product/billing/former-balances.ts';
import { createLedgerEntryModel } from '../product/billing/ledger-entry.model.ts';
import { balancePart, ledgerPart, reservationsPart, usagePart } from '../product/billing/personal-data.ts';
import { createReservationModel } from '../product/billing/reservation.model.ts';
import { createUsageEventModel } from '../product/billing/usage-event.model.ts';
import { createDeliveryModel } from '../product/delivery/delivery.model.ts';
import { createIdempotencyKeyModel } from '../product/idempotency/idempotency-key.model.ts';
import { storedRepliesPart } from '../product/idempotency/personal-data.ts';
import { createKeptBytesModel } from '../product/kept-bytes/kept-bytes.model.ts';
import { keptBytesPart } from '../product/kept-bytes/personal-data.ts';
import { operatorRequestsPart } from '../product/operations/personal-data.ts';
import { createRequestModel } from '../product/operations/requests/request.model.ts';
import { createIpnEventModel } from '../product/payments/messages/ipn-event.model.ts';
import { paymentsPart } from '../product/payments/personal-data.ts';
import { createPersonalData } from '../product/personal-data/create-personal-data.ts';
import { presetsPart } from '../product/presets/personal-data.ts';
import { createPresetModel } from '../product/presets/preset.model.ts';
import { sessionsPart, signInLinksPart } from '../product/sign-in/personal-data.ts';
import { createSessionModel } from '../product/sign-in/session.model.ts';
import { createSignInLinkModel } from '../product/sign-in/use-link.ts';
import { createClaimLinkModel } from '../product/subscribers/claim-link.model.ts';
import { createContactBindingModel } from '../product/subscribers/contact-binding.model.ts';
import { claimLinksPart, contactsPart } from '../product/subscribers/personal-data.ts';
import { createSubscriberModel } from '../product/subscribers/subscriber.model.ts';
import { uploadsPart } from '../product/uploads/personal-data.ts';
import type { UploadModel } from '../product/uploads/upload.model.ts';
import { type VideosPartDeps, videosPart } from '../product/videos/personal-data.ts';

export type ComposePersonalDataDeps = Omit<VideosPartDeps, 'deliveryModel'> & {
  connection: Database['connection'];
  uploads: UploadModel;
  /** Absent = no process remembers tokens. */
  tokenCache?: Pick<TokenCache, 'end'>;
  logger: Logger;
};

/** Collects the personal data of all parts of the product and of the chats. */
export function composePersonalData(deps: ComposePersonalDataDeps) {
  const { connection } = deps;
  const users = createUserModel(connection);
  const tokens = createTokenModel(connection);
  const sessions = createSessionModel(connection);
  const subscribers = createSubscriberModel(connection);
  const conversations = createConversationModel(connection);
  const formerBalances = createFormerBalances({ connection, clock: deps.clock });
  /**
   * The order of the exported file, and of erasing: videos early, since others can see them; and data that is found by
   * a contact or a chat before the contact or chat itself.
   */
  const parts = [
    profilePart({ users }),
    tokensPart({ tokens }),
    sessionsPart({ sessions }),
    signInLinksPart({ signInLinks: createSignInLinkModel(connection) }),
    videosPart({ ...deps, deliveryModel: createDeliveryModel(connection) }),
    uploadsPart(deps),
    presetsPart({ presets: createPresetModel(connection) }),
    keptBytesPart({ keptBytes: createKeptBytesModel(connection) }),
    contactBindingsPart({ contactBindings: createContactBindingModel(connection), conversations, subscribers }),
    chatbotContactsPart({ chatbotContacts: createChatbotContactModel(connection), conversations, subscribers }),
    undoLinksPart({ undoLinks: createUndoLinkModel(connection), subscribers }),
    contactsPart({ subscribers }),
    claimLinksPart({ claimLinks: createClaimLinkModel(connection) }),
    linkCodesPart({ linkCodes: createLinkCodeModel(connection) }),
    chatsPart({ conversations, inbox: createInboxModel(connection), outbox: createOutboxModel(connection) }),
    usagePart({ usageEvents: createUsageEventModel(connection) }),
    ledgerPart({ ledger: createLedgerEntryModel(connection) }),
    balancePart({ balances: createAccountBalanceModel(connection), formerBalances, transact: deps.transact }),
    reservationsPart({ reservations: createReservationModel(connection) }),
    paymentsPart({ ipnEvents: createIpnEventModel(connection) }),
    storedRepliesPart({ idempotencyKeys: createIdempotencyKeyModel(connection) }),
    operatorRequestsPart({ requests: createRequestModel(connection) }),
  ];
  const chatKeysOfUser = async (userId: number) => {
    const direct = { kind: { $in: ['telegram', 'whatsapp'] as const }, ...chatsOfUser(userId) };
    const chats = await conversations.find(direct, { _id: 1 }).lean();
    return [...chats.map(({ _id }) => _id), ...(await chatKeysOf({ conversations, subscribers }, userId))];
  };
  const endTokens = async (userId: number) => deps.tokenCache?.end({ userId });
  return createPersonalData({ ...deps, users, tokens, endTokens, sessions, parts, formerBalances, chatKeysOfUser });
}
