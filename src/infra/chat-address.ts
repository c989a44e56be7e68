/** A person's chat on one of the platforms. */
export type ChatAddress =
  | { kind: 'telegram'; chatId: string }
  | { kind: 'messenger'; chatbotId: string; messengerId: string };

export type MessengerKind = ChatAddress['kind'];

/**
 * The address as text: `telegram:<chat id>` or `messenger:<chatbot id>:<messenger id>` (both parts URL-encoded).
 */
export function chatKeyOf(address: ChatAddress): string {
  if (address.kind === 'telegram') return `telegram:${address.chatId}`;
  return `messenger:${encodeURIComponent(address.chatbotId)}:${encodeURIComponent(address.messengerId)}`;
}

/** The address that {@link chatKeyOf} made the key of; null for any other text, such as one with a malformed `%`. */
export function addressOfChat(chatKey: string): ChatAddress | null {
  const [kind, first, second, ...rest] = chatKey.split(':');
  if (rest.length > 0 || !first) return null;
  if (kind === 'telegram' && second === undefined) return { kind, chatId: first };
  if (kind !== 'messenger' || !second) return null;
  try {
    return { kind, chatbotId: decodeURIComponent(first), messengerId: decodeURIComponent(second) };
  } catch {
    return null;
  }
}
