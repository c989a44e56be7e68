import { chatKeyOf } from '../../../infra/chat-address.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { Contact } from '../../../product/subscribers/link-subscriber.ts';
import type { ChatContact, ConversationModel, ConversationRecord } from '../../chats/conversation.model.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import type { PersonEvent } from '../../conversation/chat-event.ts';
import type { ChatbotPlatform, PlatformAddress } from '../platform/chatbot-platform.ts';
import { type PlatformPerson, toChatContact } from './chat-contact.ts';
import type { ChatbotContactRecord } from './chatbot-contact.model.ts';
import { inputKeyOf } from './input-key.ts';
import { actionOfLabel, storeOfferedButtons } from './offered-buttons.ts';
import { addressOfContact, type ContactsDeps, openContact, tapUrlOf } from './open-contact.ts';

interface AnswerDeps extends ContactsDeps {
  platform: Pick<ChatbotPlatform, 'renderReply'>;
  conversations: ConversationModel;
  chats: Pick<ChatServices, 'answerInReply'>;
  /** The person has written, so that what failed to reach them can be tried again. */
  onWritten(address: PlatformAddress): Promise<void>;
}

export interface PlatformMessage extends Contact {
  text: string;
  /** The platform's id of the message; a repeated one gets the same answer. null = it has none. */
  inputId: string | null;
  /** The bot has the fields that we fill. */
  setsFields: boolean;
  person: PlatformPerson;
}

/**
 * The platform waits 3 s for an answer; the rest is for reading and writing. What is not ready in time is pushed later.
 */
const budgetMs = 2_000;
const minBudgetMs = 300;
/** Within this time the same text is the same request: with the time at which it was written, and without. */
const repeatedWithinMs = { timed: 60_000, untimed: 10_000 };
/** Two taps of one button within this time count as one. */
const repeatedTapMs = 3_000;

/** Answers a message of a contact in the platform's own format, well within 3 s. */
export async function answerMessage(deps: AnswerDeps, message: PlatformMessage): Promise<object> {
  const { chatbotId, messengerId, text, inputId, setsFields, person } = message;
  const since = deps.clock();
  const address: PlatformAddress = { kind: 'messenger', chatbotId, messengerId };
  const known = await openContact(deps, address, { setsFields });
  const action = actionOfLabel(known, text);
  const saidAt = person.lastInteraction;
  const withinMs = saidAt === null ? repeatedWithinMs.untimed : repeatedWithinMs.timed;
  const updateKey = await inputKeyOf(deps, known, { text: `${saidAt ?? ''} ${text}`, inputId, withinMs });
  const contact = toChatContact(person, deps.clock());
  const event: PersonEvent = action ? { kind: 'tapped', action } : said(text);
  return converse(deps, { address, known, contact, updateKey, event, since });
}

/**
 * Answers the tap of a button.
 * @param input from the URL that the platform called
 * @throws AppError `not_found` when the button is too old
 */
export async function answerTap(
  deps: AnswerDeps,
  { token, action }: { token: string; action: string },
): Promise<object> {
  const since = deps.clock();
  const known = await deps.chatbotContacts.findOne({ tapToken: token }).lean<ChatbotContactRecord>();
  const address = known && addressOfContact(known);
  if (!known || !address) throw new AppError('not_found', { message: 'This button is too old. Write to us instead.' });
  const tap = { text: `tapped ${action}`, inputId: null, withinMs: repeatedTapMs };
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
  /** When the platform called, in milliseconds since 1970. */
  since: number;
}

async function converse(deps: AnswerDeps, { known, since, ...update }: Conversing): Promise<object> {
  const left = Math.max(minBudgetMs, budgetMs - (deps.clock() - since));
  const { messages } = await deps.chats.answerInReply({ ...update, budgetMs: left });
  await Promise.all([storeOfferedButtons(deps, known, messages), deps.onWritten(update.address)]);
  return deps.platform.renderReply({ messages, tapUrl: tapUrlOf(deps, known), setsFields: known.setsFields });
}

function said(text: string): PersonEvent {
  const [, command, argument = ''] = /^\/([a-z_]+)(?:\s+(.*))?$/is.exec(text) ?? [];
  if (command === undefined) return { kind: 'said', text };
  return { kind: 'commanded', command: command.toLowerCase(), argument: argument.trim() };
}
