/** A person's chat on one of the platforms. */
export type ChatAddress =
  | { kind: 'telegram'; chatId: string }
  /** `personId`: the phone number in digits, or WhatsApp's own id of somebody who hides theirs (`US.1349…`). */
  | { kind: 'whatsapp'; personId: string }
  | { kind: 'messenger'; chatbotId: string; messengerId: string };

export type MessengerKind = ChatAddress['kind'];

/**
 * The address as text: `telegram:<chat id>`, `whatsapp:<person id>` or `messenger:<chatbot id>:<messenger id>` (both parts URL-encoded).
 */
export function chatKeyOf(address: ChatAddress): string {
  if (address.kind === 'telegram') return `telegram:${address.chatId}`;
  if (address.kind === 'whatsapp') return `whatsapp:${address.personId}`;
  return `messenger:${encodeURIComponent(address.chatbotId)}:${encodeURIComponent(address.messengerId)}`;
}

/** The address that {@link chatKeyOf} made the key of; null for any other text, such as one with a malformed `%`. */
export function addressOfChat(chatKey: string): ChatAddress | null {
  const [kind, first, second, ...rest] = chatKey.split(':');
  if (rest.length > 0 || !first) return null;
  if (kind === 'telegram' && second === undefined) return { kind, chatId: first };
  if (kind === 'whatsapp' && second === undefined) return { kind, personId: first };
  if (kind !== 'messenger' || !second) return null;
  try {
    return { kind, chatbotId: decodeURIComponent(first), messengerId: decodeURIComponent(second) };
  } catch {
    return null;
  }
}
