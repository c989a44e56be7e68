import { type ChatAddress, chatKeyOf } from '../../../infra/chat-address.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { Message } from '../../conversation/message.ts';
import { languageOfChat } from '../chat-preferences.ts';
import type { ChatContact } from '../conversation.model.ts';
import { noteContact } from '../inbox/enqueue-update.ts';
import type { OutboxModel } from './outbox.model.ts';
import { type QueueMessageDeps, queueMessage } from './write-replies.ts';

/**
 * For messengers that show a few buttons at a time: sends those of an earlier message that did not fit.
 * @param input.contact who asks for them: they can be written to again
 * @param input.shown how many were shown
 * @param input.requestKey the same one again sends nothing
 * @returns false when that message is no longer stored, or has no more buttons
 */
export async function sendRestOfButtons(
  deps: QueueMessageDeps & { outbox: OutboxModel },
  input: { address: ChatAddress; contact: ChatContact; messageId: string; shown: number; requestKey: string },
): Promise<boolean> {
  const { address, contact, messageId, shown, requestKey } = input;
  const entry = await deps.outbox
    .findOne({ messageIds: messageId, chatKey: chatKeyOf(address) }, { message: 1 })
    .lean();
  const actions = entry?.message.buttons?.flat().filter((button) => 'action' in button) ?? [];
  const rest = actions.slice(shown);
  if (rest.length === 0) return false;
  await noteContact(deps, { address, contact });
  const text = textsOf(await languageOfChat(deps, address)).chat.whatsapp.moreChoices;
  const message: Message = { text, buttons: rest.map((button) => [button]) };
  await queueMessage(deps, { address, messageKey: requestKey, message });
  return true;
}
