/** Indexes that version 1.0.0 made, or a build after it, and that no query of version 2 of the records uses. */
export const formerIndexes = {
  users: ['deletionRequestedAt_1', 'email_1', 'telegram.chatId_1'],
  sessions: ['previousHash_1'],
  videos: ['stage_1_leaseUntil_1_queuedAt_1', 'removedAt_1', 'shareToken_1'],
  deliveries: ['createdAt_1'],
  ipn_events: [
    'state_1_nextAttemptAt_1',
    'sender_1_provedAt_1_outcome_1',
    'provider_1_statusKey_1',
    'paymentKey_1',
    'waitingForEmail_1',
    'content.account.userId_1',
    'content.account.email_1',
    'userId_1_receivedAt_-1__id_-1',
  ],
  conversations: ['limitedUntil_1', 'ownUserId_1'],
  outbox: ['answers_1', 'handedOverFor_1', 'delivery.id_1'],
} as const;
