import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import { randomId } from '../../../infra/random-id.ts';
import type { UserRecord } from '../../../product/accounts/user.model.ts';
import { languageOf } from '../../../texts/languages.ts';
import type { ChatEvent } from '../../conversation/chat-event.ts';
import { type ConversationState, forAnother } from '../../conversation/conversation-state.ts';
import type { Converse } from '../../conversation/converse.ts';
import { startConversation } from '../../conversation/start-conversation.ts';
import { type ChatHold, ChatLost, heldBy } from '../chat-lease.ts';
import type { ConversationRecord, PendingEffect } from '../conversation.model.ts';
import { ensureUserOfChat, isLinked, type UserOfChatDeps } from '../linking/user-of-chat.ts';
import { type ReplyFacts, type WriteRepliesDeps, withoutUndefined, writeReplies } from '../outbox/write-replies.ts';

export interface ApplyStepDeps extends WriteRepliesDeps, UserOfChatDeps {
  converse: Converse;
  transact: Transact;
}

/** The chat as a step finds it. */
export interface ChatNow {
  chat: ConversationRecord;
  state: ConversationState;
  user: UserRecord;
}

/** What happens to a chat in one transaction, along with the answer to it. */
export interface Step {
  facts: ReplyFacts;
  /** Does what belongs into the transaction, and says what the conversation has to hear of it; null = nothing. */
  run: ((now: ChatNow, transaction: Transaction) => Promise<StepResult>) | ForOwnerlessChat;
  /** How the commands that wait change by it, before those of the turn are added. */
  remaining(commands: PendingEffect[]): PendingEffect[];
}

/** What is told in a chat that is nobody's any more, without making it somebody's. */
export interface ForOwnerlessChat {
  toNobody: ChatEvent;
}

export interface StepResult {
  event: ChatEvent | null;
  /** The state before the event, where the step changes it. */
  state?: ConversationState;
  /** Whose chat it is from now on. */
  user?: UserRecord | null;
}

export interface AppliedStep {
  /** To be shown over the tapped button. */
  toast: string | null;
  hasReplies: boolean;
  hasCommands: boolean;
}

/**
 * Lets something happen to a chat: the new state, the replies, what is to be done next and whatever the step does
 * itself are one transaction.
 * @throws ChatLost when somebody else has the chat now, and nothing was changed
 */
export async function applyStep(deps: ApplyStepDeps, hold: ChatHold, step: Step): Promise<AppliedStep> {
  return deps.transact((transaction) => applyWithin(deps, { hold, step, transaction }));
}

interface Applying {
  hold: ChatHold;
  step: Step;
  transaction: Transaction;
}

async function applyWithin(deps: ApplyStepDeps, { hold, step, transaction }: Applying): Promise<AppliedStep> {
  const chat = await deps.conversations.findOne(heldBy(hold)).session(transaction).lean<ConversationRecord>();
  if (!chat) throw new ChatLost();
  const { event, state: before, user } = await runStep(deps, { chat, step, transaction });
  const turn = event ? deps.converse(before, event, deps.clock()) : { state: before, replies: [], effects: [] };
  const { facts } = step;
  const replied = await writeReplies(deps, chat, { replies: turn.replies, facts, transaction });
  const wanted = turn.effects.map((command) => ({
    id: randomId('cmd_'),
    command: withoutUndefined(command),
    tries: 0,
  }));
  const commands = [...step.remaining(chat.commands), ...wanted];
  const state = withoutUndefined<ConversationState>(turn.state);
  const { matchedCount } = await deps.conversations.updateOne(
    heldBy(hold),
    {
      $set: {
        ...{ state, commands, userId: user?._id ?? null, deliverHere: state.deliverHere },
        ...openVideosOf(chat, state, new Date(deps.clock())),
        ...(replied > 0 ? { sendDueAt: new Date(deps.clock()) } : {}),
      },
      $inc: { replied },
    },
    { session: transaction },
  );
  if (matchedCount === 0) throw new ChatLost();
  return { toast: toastOf(turn.replies), hasReplies: replied > 0, hasCommands: commands.length > 0 };
}

async function runStep(
  deps: ApplyStepDeps,
  { chat, step, transaction }: { chat: ConversationRecord; step: Step; transaction: Transaction },
): Promise<Required<StepResult>> {
  const { run: happen } = step;
  if ('toNobody' in happen) return { event: happen.toNobody, state: chat.state ?? newState(chat), user: null };
  const user = await ensureUserOfChat(deps, chat, transaction);
  const { isLinked: _before, ...known } = stateFor(chat, user);
  const state: ConversationState = isLinked(chat, user) ? { ...known, isLinked: true } : known;
  return { state, user, ...(await happen({ chat, user, state }, transaction)) };
}

/** Whoever has the chat since its last turn finds nothing of whose it was before. */
function stateFor(chat: ConversationRecord, user: UserRecord): ConversationState {
  const isNew = chat.userId !== user._id && !user.formerIds?.includes(chat.userId ?? 0);
  if (!chat.state) return { ...newState(chat), defaults: user.defaultSettings };
  return isNew ? forAnother(chat.state, user.defaultSettings) : chat.state;
}

function newState({ contact }: ConversationRecord): ConversationState {
  return startConversation({ language: languageOf(contact?.locale) });
}

/** Which videos have an open status message, and when they are looked after. */
function openVideosOf({ progressDueAt }: ConversationRecord, { videos }: ConversationState, now: Date) {
  const openVideos = videos.filter(({ state }) => state === 'processing').map(({ videoId }) => videoId);
  return { openVideos, progressDueAt: openVideos.length === 0 ? null : (progressDueAt ?? now) };
}

function toastOf(replies: { kind: string; text?: string }[]): string | null {
  return replies.find(({ kind }) => kind === 'toast')?.text ?? null;
}
