/** Where a person is talked to. */
export type ChatAddress =
  | { kind: 'telegram'; chatId: string }
  | { kind: 'messenger'; chatbotId: string; messengerId: string };

/** As it stands in deliveries: `telegram:<chat id>`, `messenger:<chatbot id>:<messenger id>` (both parts URL-encoded). */
export function chatKeyOf(address: ChatAddress): string {
  if (address.kind === 'telegram') return `telegram:${address.chatId}`;
  return `messenger:${encodeURIComponent(address.chatbotId)}:${encodeURIComponent(address.messengerId)}`;
}
