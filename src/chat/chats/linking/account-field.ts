import type { ChatAddress } from '../../../infra/chat-address.ts';
import type { UserRecord } from '../../../product/accounts/user.model.ts';
import type { ChatContact } from '../conversation.model.ts';

interface AccountField {
  name: 'telegram' | 'whatsapp';
  /** Finds the account of the chat. */
  filter: Record<string, string>;
  /** What the account stores of its chat. */
  value(contact: ChatContact | null): Partial<Pick<UserRecord, 'telegram' | 'whatsapp'>>;
}

/** The field in which an account keeps its chat; null = a platform's contact, which is a document of its own. */
export function accountFieldOf(address: ChatAddress): AccountField | null {
  switch (address.kind) {
    case 'telegram': {
      const { chatId } = address;
      return {
        name: 'telegram',
        filter: { 'telegram.chatId': chatId },
        value: (contact) => ({ telegram: { id: chatId, username: contact?.username ?? null, chatId } }),
      };
    }
    case 'whatsapp': {
      const { personId: id } = address;
      return {
        name: 'whatsapp',
        filter: { 'whatsapp.id': id },
        value: (contact) => ({ whatsapp: { id, name: contact?.name ?? null } }),
      };
    }
    case 'messenger':
      return null;
  }
}
