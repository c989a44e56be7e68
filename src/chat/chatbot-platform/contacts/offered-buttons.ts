import type { OutgoingMessage } from '../../chats/messenger.ts';
import { readAction } from '../../conversation/action-code.ts';
import { cutText } from '../cut-text.ts';
import { textLimits } from '../pieces.ts';
import type { ChatbotContactModel, ChatbotContactRecord, OfferedButton } from './chatbot-contact.model.ts';

/**
 * Keeps which words mean which button, for whoever writes a button’s label instead of tapping it: those of the last
 * message that had buttons, and those under the finished video that it is about. The words of all others mean what they
 * say.
 */
export async function rememberOffered(
  { chatbotContacts }: { chatbotContacts: ChatbotContactModel },
  { _id }: ChatbotContactRecord,
  messages: readonly OutgoingMessage[],
): Promise<void> {
  const offers = messages.map(offersOf).filter((one) => one.length > 0);
  const newest = offers.at(-1);
  if (!newest) return;
  const result = offers.findLast(([first]) => first?.underVideo != null);
  const fresh = result && result !== newest ? [...newest, ...result] : newest;
  const kept = result
    ? []
    : { $filter: { input: { $ifNull: ['$offered', []] }, as: 'one', cond: staysBeside(newest) } };
  const offered = { $concatArrays: [{ $literal: fresh }, kept] };
  await chatbotContacts.updateOne({ _id }, [{ $set: { offered } }], { updatePipeline: true });
}

/** What stands under a video goes when the talk is of another one. */
function staysBeside(newest: OfferedButton[]): object {
  const isUnderVideo = { $eq: [{ $type: '$$one.underVideo' }, 'string'] };
  const about = newest.map(({ action }) => videoOf(action)).find((videoId) => videoId !== null);
  return about ? { $eq: ['$$one.underVideo', about] } : isUnderVideo;
}

/** null = these are not the words of a button that is kept. */
export function actionOfWords({ offered = [] }: Pick<ChatbotContactRecord, 'offered'>, text: string): string | null {
  const words = fold(text);
  return offered.find((one) => one.words === words)?.action ?? null;
}

function offersOf({ media, buttons }: OutgoingMessage): OfferedButton[] {
  const actions = buttons.flat().filter((button) => 'action' in button);
  return actions.flatMap(({ label, action }) => {
    const underVideo = media?.kind === 'video' ? videoOf(action) : null;
    // as a whole, and as far as the platform shows it
    const forms = new Set([fold(label), fold(cutText(label, textLimits.label))]);
    return [...forms].map((words) => ({ words, action, underVideo }));
  });
}

function videoOf(code: string): string | null {
  const action = readAction(code);
  if (!action) return null;
  if ('videoId' in action) return action.videoId;
  return 'target' in action && action.target.of === 'video' ? action.target.videoId : null;
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
