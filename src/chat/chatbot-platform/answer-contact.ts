import { chatKeyOf } from '../../infra/chat-address.ts';
import { AppError } from '../../infra/errors/app-error.ts';
import type { ChatContact, ConversationModel, ConversationRecord } from '../chats/conversation.model.ts';
import type { ChatServices } from '../chats/create-chats.ts';
import type { PersonEvent } from '../conversation/chat-event.ts';
import type { ChatbotPlatform, PlatformAddress } from './chatbot-platform.ts';
import type { ChatbotPlatformServices } from './chatbot-platform-services.ts';
import { contactOf } from './contact-of.ts';
import type { ChatbotContactRecord } from './contacts/chatbot-contact.model.ts';
import { inputKeyOf } from './contacts/input-key.ts';
import { actionOfWords, rememberOffered } from './contacts/offered-buttons.ts';
import { addressOfContact, type ContactsDeps, openContact, tapUrlOf } from './contacts/open-contact.ts';

export interface AnswerDeps extends ContactsDeps {
  platform: Pick<ChatbotPlatform, 'renderReply'>;
  conversations: ConversationModel;
  chats: Pick<ChatServices, 'answerInReply'>;
  /** Somebody has written: what could not reach them may be tried again. */
  heardFrom(address: PlatformAddress): Promise<void>;
}

/**
 * Of the 3 s in which the platform is to be answered, the rest being for reading and writing; what is not ready is
 * pushed.
 */
const budgetMs = 2_000;
const leastBudgetMs = 300;
/** In which the same words are the same request: with the time at which they were said, and without. */
const repeatedWithinMs = { timed: 60_000, untimed: 10_000 };
/** Two taps in a row are one to whoever is impatient. */
const tappedAgainMs = 3_000;

/** What somebody wrote, answered in the platform's own format. */
export async function answerMessage(
  deps: AnswerDeps,
  {
    chatbotId,
    messengerId,
    text,
    inputId,
    setsFields,
    person,
  }: Parameters<ChatbotPlatformServices['answerMessage']>[0],
): Promise<object> {
  const since = deps.clock();
  const address: PlatformAddress = { kind: 'messenger', chatbotId, messengerId };
  const known = await openContact(deps, address, { setsFields });
  const action = actionOfWords(known, text);
  const saidAt = person.lastInteraction;
  const withinMs = saidAt === null ? repeatedWithinMs.untimed : repeatedWithinMs.timed;
  const updateKey = await inputKeyOf(deps, known, { text: `${saidAt ?? ''} ${text}`, inputId, withinMs });
  const contact = contactOf(person, deps.clock());
  const event: PersonEvent = action ? { kind: 'tapped', action } : said(text);
  return converse(deps, { address, known, contact, updateKey, event, since });
}

/** A tapped button. @throws AppError `not_found` for one of an address that is not in use (any more) */
export async function answerTap(
  deps: AnswerDeps,
  { token, action }: Parameters<ChatbotPlatformServices['answerTap']>[0],
): Promise<object> {
  const since = deps.clock();
  const known = await deps.chatbotContacts.findOne({ tapToken: token }).lean<ChatbotContactRecord>();
  const address = known && addressOfContact(known);
  if (!known || !address) throw new AppError('not_found', { message: 'This button is too old. Write to us instead.' });
  const tap = { text: `tapped ${action}`, inputId: null, withinMs: tappedAgainMs };
  const updateKey = await inputKeyOf(deps, known, tap);
  const chat = await deps.conversations.findById(chatKeyOf(address)).lean<ConversationRecord>();
  const earlier = chat?.contact ?? { name: null, username: null, locale: null };
  const contact = { ...earlier, lastSeenAt: new Date(deps.clock()) };
  return converse(deps, { address, known, contact, updateKey, event: { kind: 'tapped', action }, since });
}

interface Conversing {
  address: PlatformAddress;
  known: ChatbotContactRecord;
  contact: ChatContact;
  updateKey: string;
  event: PersonEvent;
  /** When the platform asked. */
  since: number;
}

async function converse(deps: AnswerDeps, { known, since, ...update }: Conversing): Promise<object> {
  const left = Math.max(leastBudgetMs, budgetMs - (deps.clock() - since));
  const { messages } = await deps.chats.answerInReply({ ...update, budgetMs: left });
  await Promise.all([rememberOffered(deps, known, messages), deps.heardFrom(update.address)]);
  return deps.platform.renderReply({ messages, tapUrl: tapUrlOf(deps, known), setsFields: known.setsFields });
}

function said(text: string): PersonEvent {
  const [, command, argument = ''] = /^\/([a-z_]+)(?:\s+(.*))?$/is.exec(text) ?? [];
  if (command === undefined) return { kind: 'said', text };
  return { kind: 'commanded', command: command.toLowerCase(), argument: argument.trim() };
}
