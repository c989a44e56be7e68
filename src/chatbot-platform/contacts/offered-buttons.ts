import type { OutgoingMessage } from '../../chats/messenger.ts';
import { cutText } from '../cut-text.ts';
import { textLimits } from '../pieces.ts';
import type { ChatbotContactModel, ChatbotContactRecord, OfferedButton } from './chatbot-contact.model.ts';

/** A panel and a result, and what was said in between. */
const kept = 32;

/** Keeps which words mean which button, for whoever writes a button’s label instead of tapping it. */
export async function rememberOffered(
  { chatbotContacts }: { chatbotContacts: ChatbotContactModel },
  { _id }: ChatbotContactRecord,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  // the newest message first, its buttons in their order
  const offered = messages.toReversed().flatMap(({ buttons }) => buttons.flat().flatMap(offersOf));
  if (offered.length === 0) return;
  await chatbotContacts.updateOne({ _id }, { $push: { offered: { $each: offered, $position: 0, $slice: kept } } });
}

/** null = these are not the words of a button that was shown lately. */
export function actionOfWords({ offered = [] }: Pick<ChatbotContactRecord, 'offered'>, text: string): string | null {
  const words = fold(text);
  return offered.find((one) => one.words === words)?.action ?? null;
}

function offersOf(button: OutgoingMessage['buttons'][number][number]): OfferedButton[] {
  if ('url' in button) return [];
  const { label, action } = button;
  // as a whole, and as far as the platform shows it
  const forms = new Set([fold(label), fold(cutText(label, textLimits.label))]);
  return [...forms].map((words) => ({ words, action }));
}

/** Only a label without any letter or digit is told apart by its signs. */
function fold(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? text.trim() : words;
}
