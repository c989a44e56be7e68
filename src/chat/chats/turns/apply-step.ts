import type { Transact, Transaction } from '../../../infra/database/transaction.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { UserRecord } from '../../../product/accounts/user.model.ts';
import { languageOf } from '../../../texts/languages.ts';
import { type ChatState, forAnother, startConversation } from '../../conversation/chat-state.ts';
import type { PackedEffect, PackedEvent } from '../../conversation/conversation-tasks.ts';
import { type ChatHold, ChatLost, heldBy, readHeldChat } from '../chat-lease.ts';
import type { ConversationRecord, PendingEffect } from '../conversation.model.ts';
import { ensureUserOfChat, isLinked, type UserOfChatDeps } from '../linking/user-of-chat.ts';
import { type ReplyFacts, type WriteRepliesDeps, withoutUndefined, writeReplies } from '../outbox/write-replies.ts';
import { type ComputeTurn, type ComputeTurnDeps, withTurn } from './compute-turn.ts';

export interface ApplyStepDeps extends WriteRepliesDeps, UserOfChatDeps, ComputeTurnDeps {
  transact: Transact;
}

/** The chat before a step. */
export interface ChatNow {
  chat: ConversationRecord;
  state: ChatState;
  user: UserRecord;
}

/** One change of a chat, made in one transaction together with the answer to it. */
export interface Step {
  facts: ReplyFacts;
  /** Makes changes of its own within the transaction, and returns the event for the conversation. */
  run: ((now: ChatNow, transaction: Transaction) => Promise<StepResult>) | OwnerlessEvent;
  /** Returns the pending effects without the one that this step completes. */
  remaining(effects: PendingEffect[]): PendingEffect[];
}

/** An event for a chat whose account was deleted. The chat gets no new account by it. */
interface OwnerlessEvent {
  ownerless: PackedEvent;
}

export interface StepResult {
  /** null = the conversation need not know. */
  event: PackedEvent | null;
  /** The state before the event, where the step changes it. */
  state?: ChatState;
  /** The account that the chat belongs to from now on. */
  user?: UserRecord | null;
}

export interface AppliedStep {
  /** Text that pops up over the tapped button. */
  toast: string | null;
  hasReplies: boolean;
}

/**
 * Applies a step to a chat. The step's own changes, the new state, the replies and the new effects are one transaction.
 * @throws ChatLost when another process holds the lease now; AppError `service_busy`, `too_complex`. Then nothing has
 *   changed
 */
export async function applyStep(deps: ApplyStepDeps, hold: ChatHold, step: Step): Promise<AppliedStep> {
  return withTurn(deps, hold.signal, (computeTurn) =>
    deps.transact((transaction) => applyWithin(deps, { hold, step, transaction, computeTurn })),
  );
}

interface Applying {
  hold: ChatHold;
  step: Step;
  transaction: Transaction;
  computeTurn: ComputeTurn;
}

async function applyWithin(
  deps: ApplyStepDeps,
  { hold, step, transaction, computeTurn }: Applying,
): Promise<AppliedStep> {
  const chat = await readHeldChat(deps, hold, transaction);
  const { event, state: before, user } = await runStep(deps, { chat, step, transaction });
  const turn = event ? computeTurn(before, event) : { state: before, replies: [], effects: [] };
  const { facts } = step;
  const replied = await writeReplies(deps, chat, { replies: turn.replies, facts, transaction });
  const wanted = turn.effects.map((command) => ({
    id: randomId('cmd_'),
    command: storable(command),
    tries: 0,
  }));
  const commands = [...step.remaining(chat.commands), ...wanted];
  const state = withoutUndefined<ChatState>(turn.state);
  const { matchedCount } = await deps.conversations.updateOne(
    heldBy(hold),
    {
      $set: {
        state,
        commands,
        userId: user?._id ?? null,
        deliverHere: state.deliverHere,
        ...openVideosOf(chat, state, new Date(deps.clock())),
        ...(replied > 0 ? { sendDueAt: new Date(deps.clock()) } : {}),
      },
      $inc: { replied },
    },
    { session: transaction },
  );
  if (matchedCount === 0) throw new ChatLost();
  return { toast: toastOf(turn.replies), hasReplies: replied > 0 };
}

async function runStep(
  deps: ApplyStepDeps,
  { chat, step, transaction }: { chat: ConversationRecord; step: Step; transaction: Transaction },
): Promise<Required<StepResult>> {
  const { run } = step;
  if ('ownerless' in run) return { event: run.ownerless, state: chat.state ?? newState(chat), user: null };
  const user = await ensureUserOfChat(deps, chat, transaction);
  const { isLinked: _before, ...known } = stateFor(chat, user);
  const state: ChatState = isLinked(chat, user) ? { ...known, isLinked: true } : known;
  return { state, user, ...(await run({ chat, user, state }, transaction)) };
}

/** When the chat belongs to another account since its last turn, the state keeps nothing of the previous account. */
function stateFor(chat: ConversationRecord, user: UserRecord): ChatState {
  const isNew = chat.userId !== user._id && !user.formerIds?.includes(chat.userId ?? 0);
  if (!chat.state) return { ...newState(chat), defaults: user.defaultSettings };
  return isNew ? forAnother(chat.state, user.defaultSettings) : chat.state;
}

function newState({ contact }: ConversationRecord): ChatState {
  return startConversation({ language: languageOf(contact?.locale) });
}

/** The videos with an open status message, and when these messages are due for an update. */
function openVideosOf({ progressDueAt }: ConversationRecord, { videos }: ChatState, now: Date) {
  const openVideos = videos.filter(({ state }) => state === 'processing').map(({ videoId }) => videoId);
  return { openVideos, progressDueAt: openVideos.length === 0 ? null : (progressDueAt ?? now) };
}

/** Captions are JSON already, and long. */
function storable(effect: PackedEffect): PackedEffect {
  if (effect.kind !== 'edit_video' || !effect.captions) return withoutUndefined(effect);
  const { captions, ...rest } = effect;
  return { ...withoutUndefined(rest), captions };
}

function toastOf(replies: { kind: string; text?: string }[]): string | null {
  return replies.find(({ kind }) => kind === 'toast')?.text ?? null;
}
