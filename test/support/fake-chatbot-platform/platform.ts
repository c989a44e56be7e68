import type { FakeContact } from './shown.ts';

export type Flavour = 'manychat' | 'chatfuel';

/** The state of a platform. */
export interface Platform {
  flavour: Flavour;
  token: string;
  contacts: Map<string, FakeContact>;
  /** Tags of the account; other tags cannot be added. */
  tags: Set<string>;
  /** Fields of the account. */
  fields: Set<string>;
}

export function addContact(platform: Platform, id: string): FakeContact {
  const facts = { isWindowOpen: true, hasBlocked: false, tags: new Set<string>(), fields: {} };
  const contact: FakeContact = { id, ...facts, shown: [], quickReplies: [] };
  platform.contacts.set(id, contact);
  return contact;
}
