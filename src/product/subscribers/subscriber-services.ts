export interface SubscriberServices {
  /** @throws AppError `conflict` when the pair is linked to somebody else; linking again changes nothing. */
  linkSubscriber(input: { userId: number; chatbotId: string; messengerId: string }): Promise<void>;
  /**
   * Stores the pair unlinked and gives a single-use address to claim it. @throws AppError `conflict` when linked
   * already
   */
  offerSubscriber(input: {
    integrationId: string;
    chatbotId: string;
    messengerId: string;
  }): Promise<{ linkUrl: string }>;
  readClaimLink(token: string): Promise<ClaimLinkView>;
  /**
   * Links the contact of a link and uses the link up; as its owner again it changes nothing.
   * @throws AppError `not_found` for a link that is used or has ended; `conflict` when the contact is somebody else's
   */
  claimSubscriber(input: { token: string; userId: number }): Promise<Contact>;
}

/** Somebody on a chatbot platform. */
export interface Contact {
  chatbotId: string;
  messengerId: string;
}

/**
 * `linkedTo`: whose the contact is now. `offeredBy`: the integration's name, null = it is no more. `ended`: expired, or
 * never was.
 */
export type ClaimLinkView =
  | { state: 'open'; contact: Contact; linkedTo: number | null; offeredBy: string | null; expiresAt: Date }
  | { state: 'used'; contact: Contact; linkedTo: number | null }
  | { state: 'ended' };
