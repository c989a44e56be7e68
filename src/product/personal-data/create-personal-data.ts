import { createChatbotContactModel } from '../../chat/chatbot-platform/contacts/chatbot-contact.model.ts';
import { createUndoLinkModel } from '../../chat/chatbot-platform/linked-contacts/undo-link.model.ts';
import { createConversationModel } from '../../chat/chats/conversation.model.ts';
import { createInboxModel } from '../../chat/chats/inbox/inbox.model.ts';
import { createLinkCodeModel } from '../../chat/chats/linking/link-code.model.ts';
import { createOutboxModel } from '../../chat/chats/outbox/outbox.model.ts';
import type { Database } from '../../infra/database/connect-database.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { PersonalDataPart } from '../../infra/personal-data-part.ts';
import { createTokenModel } from '../accounts/token.model.ts';
import { createUserModel } from '../accounts/user.model.ts';
import { createAccountBalanceModel } from '../billing/account-balance.model.ts';
import { createLedgerEntryModel } from '../billing/ledger-entry.model.ts';
import { createReservationModel } from '../billing/reservation.model.ts';
import { createUsageEventModel } from '../billing/usage-event.model.ts';
import { createDeliveryModel } from '../delivery/delivery.model.ts';
import { createIdempotencyKeyModel } from '../idempotency/idempotency-key.model.ts';
import { createRequestModel } from '../operations/requests/request.model.ts';
import { createIpnEventModel } from '../payments/messages/ipn-event.model.ts';
import { createSessionModel } from '../sign-in/session.model.ts';
import { createSignInLinkModel } from '../sign-in/sign-in-link.model.ts';
import { createClaimLinkModel } from '../subscribers/claim-link.model.ts';
import { createSubscriberModel } from '../subscribers/subscriber.model.ts';
import type { UploadModel } from '../uploads/upload.model.ts';
import { deleteAccount } from './delete-account.ts';
import { finishDeletions } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { balancePart } from './parts/balance-part.ts';
import { chatbotContactsPart } from './parts/chatbot-contacts-part.ts';
import { chatsPart } from './parts/chats-part.ts';
import { claimLinksPart } from './parts/claim-links-part.ts';
import { contactsPart } from './parts/contacts-part.ts';
import { keptRepliesPart } from './parts/kept-replies-part.ts';
import { ledgerPart } from './parts/ledger-part.ts';
import { linkCodesPart } from './parts/link-codes-part.ts';
import { operatorRequestsPart } from './parts/operator-requests-part.ts';
import { paymentsPart } from './parts/payments-part.ts';
import { profilePart } from './parts/profile-part.ts';
import { reservationsPart } from './parts/reservations-part.ts';
import { sessionsPart } from './parts/sessions-part.ts';
import { signInLinksPart } from './parts/sign-in-links-part.ts';
import { tokensPart } from './parts/tokens-part.ts';
import { undoLinksPart } from './parts/undo-links-part.ts';
import { uploadsPart } from './parts/uploads-part.ts';
import { usagePart } from './parts/usage-part.ts';
import { type VideosPartDeps, videosPart } from './parts/videos-part.ts';
import type { PersonalDataServices } from './personal-data-services.ts';

export interface PersonalData extends PersonalDataServices {
  /** For the reconciler. */
  finishDeletions(): Promise<void>;
}

export type PersonalDataDeps = Omit<VideosPartDeps, 'deliveryModel'> & {
  connection: Database['connection'];
  uploads: UploadModel;
  logger: Logger;
};

/** Everything we hold on a person, as one: to be handed over, or to be removed. */
export function createPersonalData(deps: PersonalDataDeps): PersonalData {
  const { connection } = deps;
  const models = {
    users: createUserModel(connection),
    tokens: createTokenModel(connection),
    sessions: createSessionModel(connection),
  };
  const all = { ...deps, ...models, parts: allParts({ ...deps, ...models }) };
  return {
    exportAccount: (userId) => exportAccount(all, userId),
    deleteAccount: (input) => deleteAccount(all, input),
    finishDeletions: () => finishDeletions(all),
  };
}

type Models = {
  users: ReturnType<typeof createUserModel>;
  tokens: ReturnType<typeof createTokenModel>;
  sessions: ReturnType<typeof createSessionModel>;
};

/**
 * In the order of the exported file, and of erasing: videos early, since they are what others can see, and what is
 * found by a contact or a chat before that itself.
 */
function allParts(deps: PersonalDataDeps & Models): PersonalDataPart[] {
  const { connection } = deps;
  const subscribers = createSubscriberModel(connection);
  const conversations = createConversationModel(connection);
  return [
    profilePart(deps),
    tokensPart(deps),
    sessionsPart(deps),
    signInLinksPart({ signInLinks: createSignInLinkModel(connection) }),
    videosPart({ ...deps, deliveryModel: createDeliveryModel(connection) }),
    uploadsPart(deps),
    chatbotContactsPart({ chatbotContacts: createChatbotContactModel(connection), conversations, subscribers }),
    undoLinksPart({ undoLinks: createUndoLinkModel(connection), subscribers }),
    contactsPart({ subscribers }),
    claimLinksPart({ claimLinks: createClaimLinkModel(connection) }),
    linkCodesPart({ linkCodes: createLinkCodeModel(connection) }),
    chatsPart({ conversations, inbox: createInboxModel(connection), outbox: createOutboxModel(connection) }),
    usagePart({ usageEvents: createUsageEventModel(connection) }),
    ledgerPart({ ledger: createLedgerEntryModel(connection) }),
    balancePart({ balances: createAccountBalanceModel(connection) }),
    reservationsPart({ reservations: createReservationModel(connection) }),
    paymentsPart({ ipnEvents: createIpnEventModel(connection) }),
    keptRepliesPart({ idempotencyKeys: createIdempotencyKeyModel(connection) }),
    operatorRequestsPart({ requests: createRequestModel(connection) }),
  ];
}
