import type { MessengerKind } from '../../infra/chat-address.ts';
import type { Messenger } from './messenger.ts';

/** Those that are configured. */
export type Messengers = Partial<Record<MessengerKind, Messenger>>;

export function configuredKinds(messengers: Messengers): MessengerKind[] {
  return (['telegram', 'messenger'] as const).filter((kind) => messengers[kind] !== undefined);
}
