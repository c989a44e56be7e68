import { createHash } from 'node:crypto';
import { chatKeyOf } from '../../../infra/chat-address.ts';
import type { Clock } from '../../../infra/clock.ts';
import { startOfText } from '../../../infra/cut-text.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { BindContact } from '../../../product/subscribers/bind-contact.ts';
import type { Contact } from '../../../product/subscribers/link-subscriber.ts';
import { languageName } from '../../../texts/format.ts';
import { languages } from '../../../texts/languages.ts';
import type { ChatContact, ConversationModel } from '../../chats/conversation.model.ts';
import type { ChatServices } from '../../chats/create-chats.ts';
import { writtenLimits } from '../../conversation/message.ts';
import type { PersonEvent } from '../../conversation/person-event.ts';
import type { ChatbotPlatform, PlatformAddress } from '../platform/chatbot-platform.ts';
import type { ChatbotContactModel, ChatbotContactRecord } from './chatbot-contact.model.ts';
import { actionOfLabel, storeOfferedButtons } from './offered-buttons.ts';
import { addressOfContact, type ContactsDeps, openContact, tapUrlOf } from './open-contact.ts';

interface AnswerDeps extends ContactsDeps {
  platform: Pick<ChatbotPlatform, 'renderReply'>;
  conversations: ConversationModel;
  chats: Pick<ChatServices, 'answerInReply'>;
  /** The person has written, so that what failed to reach them can be tried again. */
  onWritten(address: PlatformAddress): Promise<void>;
  bindContact: BindContact;
}

export interface PlatformMessage extends Contact {
  /** The integration whose key came with the message. */
  integrationId: string;
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

/**
 * Answers a message of a contact in the platform's own format, well within 3 s.
 * @throws AppError `not_found` when the contact is another integration's
 */
export async function answerMessage(deps: AnswerDeps, message: PlatformMessage): Promise<object> {
  const { integrationId, chatbotId, messengerId, inputId, setsFields, person } = message;
  const text = startOfText(message.text, writtenLimits.messenger);
  const since = deps.clock();
  await deps.bindContact({ integrationId, chatbotId, messengerId });
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
  const known = await deps.chatbotContacts.findOne({ tapToken: token }).lean();
  const address = known && addressOfContact(known);
  if (!known || !address) throw new AppError('not_found', { message: 'This button is too old. Write to us instead.' });
  const tap = { text: `tapped ${action}`, inputId: null, withinMs: repeatedTapMs };
  const updateKey = await inputKeyOf(deps, known, tap);
  const chat = await deps.conversations.findById(chatKeyOf(address)).lean();
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

interface PlatformInput {
  /** What was written or tapped, with everything that a repeated request repeats. */
  text: string;
  /** The platform's own id of the input; null = it has none. */
  inputId: string | null;
  /** For how long the same text without an id counts as the same request. */
  withinMs: number;
}

/**
 * A key of an input. A repeated request has the same key: platforms send a request again when they lost the answer,
 * without saying so.
 */
async function inputKeyOf(
  deps: { chatbotContacts: ChatbotContactModel; clock: Clock },
  { _id }: ChatbotContactRecord,
  { text, inputId, withinMs }: PlatformInput,
): Promise<string> {
  if (inputId !== null) return `id:${hashOf(inputId)}`;
  const hash = hashOf(text);
  const now = new Date(deps.clock());
  const fresh = { text: hash, at: now, key: `text:${randomId('')}` };
  const isRepeated = {
    $and: [{ $eq: ['$lastInput.text', hash] }, { $gt: ['$lastInput.at', new Date(now.getTime() - withinMs)] }],
  };
  // one atomic update: of two requests at once, the second sees what the first has written
  const contact = await deps.chatbotContacts
    .findOneAndUpdate({ _id }, [{ $set: { lastInput: { $cond: [isRepeated, '$lastInput', { $literal: fresh }] } } }], {
      returnDocument: 'after',
      updatePipeline: true,
    })
    .orFail()
    .lean();
  return contact.lastInput?.key ?? fresh.key;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** What the platform says about the person; null = nothing. */
export interface PlatformPerson {
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  locale: string | null;
  /** Its English name. */
  language: string | null;
  lastInteraction: string | null;
}

/** Converts what the platform says about a person. @param now milliseconds since 1970 */
function toChatContact(
  { name, firstName, lastName, locale, language, lastInteraction }: PlatformPerson,
  now: number,
): ChatContact {
  const names = [firstName, lastName].filter((one) => one !== null).join(' ');
  return {
    name: name ?? (names === '' ? null : names),
    username: null,
    locale: locale ?? localeOf(language),
    lastSeenAt: timeOf(lastInteraction, now),
  };
}

/** ManyChat names languages in English: `Portuguese (Brazil)`. */
function localeOf(language: string | null): string | null {
  const [word] = language?.toLowerCase().split(/[^a-z]/) ?? [];
  return languages.find((code) => languageName('en', code).toLowerCase() === word) ?? language;
}

/** Never later than now. */
function timeOf(text: string | null, now: number): Date {
  const time = Date.parse(text ?? '');
  return new Date(Number.isNaN(time) ? now : Math.min(time, now));
}
