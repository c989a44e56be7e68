import { cutText } from '../../../infra/cut-text.ts';
import type { OutgoingMessage } from '../../chats/messenger.ts';
import { readAction } from '../../conversation/action-code.ts';
import { textLimits } from '../platform/pieces.ts';
import type { ChatbotContactModel, ChatbotContactRecord, OfferedButton } from './chatbot-contact.model.ts';

/**
 * Stores the labels of buttons, so that a person can type a label instead of tapping the button. Only for the last
 * message with buttons and for the finished video that it is about: the labels of older buttons are ordinary text.
 */
export async function storeOfferedButtons(
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

/** The buttons of a video are dropped when the newest message is about another video. */
function staysBeside(newest: OfferedButton[]): object {
  const isUnderVideo = { $eq: [{ $type: '$$one.underVideo' }, 'string'] };
  const about = newest.map(({ action }) => videoOf(action)).find((videoId) => videoId !== null);
  return about ? { $eq: ['$$one.underVideo', about] } : isUnderVideo;
}

/** null = the text is not the label of a stored button. */
export function actionOfLabel({ offered = [] }: Pick<ChatbotContactRecord, 'offered'>, text: string): string | null {
  const words = fold(text);
  return offered.find((one) => one.words === words)?.action ?? null;
}

function offersOf({ media, buttons }: OutgoingMessage): OfferedButton[] {
  const actions = buttons.flat().filter((button) => 'action' in button);
  return actions.flatMap(({ label, action }) => {
    const underVideo = media?.kind === 'video' ? videoOf(action) : null;
    // the whole label, and the part that the platform shows
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

/** Emojis and punctuation count only in a label without letters and digits. */
function fold(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? text.trim() : words;
}
