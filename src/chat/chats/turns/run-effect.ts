import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import type { ErrorCode } from '../../../infra/errors/error-codes.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { ChatEvent, EffectFailure } from '../../conversation/chat-event.ts';
import type { ChatEffect } from '../../conversation/effect.ts';
import { type ChatHold, ChatLost } from '../chat-lease.ts';
import type { PendingEffect } from '../conversation.model.ts';
import { linkRefusalOf } from '../linking/link-refused.ts';
import { MessengerError } from '../messenger.ts';
import {
  type AppliedStep,
  type ApplyStepDeps,
  applyStep,
  type ChatNow,
  type Step,
  type StepResult,
} from './apply-event.ts';
import { type CreateVideoDeps, createVideoForChat, uploadClip } from './effects/create-video.ts';
import { type DeleteDataDeps, deleteDataOfChat } from './effects/delete-data.ts';
import { editVideoForChat } from './effects/edit-video.ts';
import { cancelVideoForChat, deleteVideoForChat, type EndVideoDeps } from './effects/end-video.ts';
import {
  countCodeTry,
  type LinkingDeps,
  linkByCode,
  makeCodeInChat,
  mergeOwnAccount,
  unlinkThisChat,
} from './effects/link-chat.ts';
import {
  type LoadDeps,
  listVideosForChat,
  loadCaptionsForChat,
  loadUsageForChat,
  resendForChat,
} from './effects/load.ts';

export type RunEffectDeps = ApplyStepDeps &
  CreateVideoDeps &
  EndVideoDeps &
  DeleteDataDeps &
  LinkingDeps &
  LoadDeps & { users: UserModel; logger: Logger };

/** What is worth trying again is tried so often, then the person is told. */
const maxTries = 3;

export type EffectOutcome =
  | { kind: 'done'; played: AppliedStep; startsWork: boolean }
  /** Something is away that may come back. */
  | { kind: 'later'; afterMs: number };

/**
 * Does what a conversation wants done, once: what changes something of ours does it in the very transaction that takes
 * the command off the list and plays its result; what cannot is such that doing it again changes nothing.
 * @throws ChatLost; what the signal was aborted with
 */
export async function runEffect(deps: RunEffectDeps, hold: ChatHold, pending: PendingEffect): Promise<EffectOutcome> {
  const { command } = pending;
  try {
    const prepared = await prepare(deps, hold, command);
    const played = await finish(
      deps,
      hold,
      pending,
      command.kind === 'delete_data'
        ? { toNobody: { kind: 'data_deleted' } }
        : (now, transaction) => perform(deps, { command, prepared, now, transaction }),
    );
    return { kind: 'done', played, startsWork: command.kind === 'create_video' || command.kind === 'edit_video' };
  } catch (error) {
    hold.signal.throwIfAborted();
    if (error instanceof ChatLost) throw error;
    const code = failureOf(error);
    if (code === null && pending.tries + 1 < maxTries) {
      deps.logger.warn({ err: error, chat: hold.chatKey, command: command.kind }, 'a command of a chat went wrong');
      return recordTry(deps, hold, pending);
    }
    if (code === null)
      deps.logger.error({ err: error, chat: hold.chatKey, command: command.kind }, 'a command of a chat failed');
    const event = failed(command, code ?? 'unavailable', error);
    return { kind: 'done', played: await finish(deps, hold, pending, async () => ({ event })), startsWork: false };
  }
}

type Prepared = { uploadUrl: string } | null;

/** What takes long, or is no matter of our database, is done before. */
async function prepare(deps: RunEffectDeps, hold: ChatHold, command: ChatEffect): Promise<Prepared> {
  switch (command.kind) {
    case 'create_video':
      return uploadClip(deps, hold, command.source);
    case 'cancel_video':
      await cancelVideoForChat(deps, hold, command.videoId);
      return null;
    case 'delete_video':
      await deleteVideoForChat(deps, hold, command.videoId);
      return null;
    case 'delete_data':
      await deleteDataOfChat(deps, hold);
      return null;
    case 'use_link_code':
      await countCodeTry(deps, hold.chatKey);
      return null;
    default:
      return null;
  }
}

interface Performing {
  command: ChatEffect;
  prepared: Prepared;
  now: ChatNow;
  transaction: Transaction;
}

async function perform(deps: RunEffectDeps, { command, prepared, now, transaction }: Performing): Promise<StepResult> {
  switch (command.kind) {
    case 'create_video':
      return { event: await createVideoForChat(deps, { command, prepared, now }, transaction) };
    case 'edit_video':
      return { event: await editVideoForChat(deps, { command, now }, transaction) };
    case 'load_captions':
      return { event: await loadCaptionsForChat(deps, command, now) };
    case 'list_videos':
      return { event: await listVideosForChat(deps, now) };
    case 'load_usage':
      return { event: await loadUsageForChat(deps, now) };
    case 'resend_video':
      return { event: await resendForChat(deps, command.videoId, now) };
    case 'save_defaults':
      await deps.users.updateOne(
        { _id: now.user._id },
        { $set: { defaultSettings: command.settings } },
        { session: transaction },
      );
      return { event: null };
    case 'make_link_code':
      return { event: await makeCodeInChat(deps, now, transaction) };
    case 'use_link_code':
      return linkByCode(deps, { code: command.code, now }, transaction);
    case 'unlink':
      return unlinkThisChat(deps, now, transaction);
    case 'bring_along':
      return mergeOwnAccount(deps, now, transaction);
    // done already, or kept with the conversation's own state
    case 'cancel_video':
    case 'delete_video':
    case 'delete_data':
    case 'save_language':
    case 'save_delivery':
      return { event: null };
  }
}

function finish(deps: RunEffectDeps, hold: ChatHold, { id }: PendingEffect, happen: Step['run']): Promise<AppliedStep> {
  return applyStep(deps, hold, {
    facts: { origin: 'person', answers: null, delivery: null },
    run: happen,
    remaining: (commands) => commands.filter((one) => one.id !== id),
  });
}

async function recordTry(deps: RunEffectDeps, hold: ChatHold, pending: PendingEffect): Promise<EffectOutcome> {
  const { id, tries } = pending;
  await deps.conversations.updateOne(
    { _id: hold.chatKey, turnFence: hold.fence, 'commands.id': id },
    { $inc: { 'commands.$.tries': 1 } },
  );
  return { kind: 'later', afterMs: 1_000 * 3 ** tries };
}

function failed(command: ChatEffect, code: EffectFailure, error: unknown): ChatEvent {
  const message = error instanceof AppError ? error.message : 'That did not work just now.';
  const about = 'videoId' in command ? { videoId: command.videoId } : {};
  return { kind: 'command_failed', command: command.kind, ...about, code, message };
}

/** null = not a refusal, but something that went wrong. */
function failureOf(error: unknown): EffectFailure | null {
  if (error instanceof MessengerError && error.failure === 'too_large') return 'too_large_for_chat';
  if (!(error instanceof AppError)) return null;
  if (error.details.linkCode === 'wrong') return 'code_wrong_or_used';
  return linkRefusalOf(error) ?? refusals[error.code] ?? null;
}

/** Those that an action answers with; all others are faults. */
const refusals: Partial<Record<ErrorCode, EffectFailure>> = {
  invalid_input: 'invalid_input',
  source_too_large: 'source_too_large',
  not_found: 'not_found',
  conflict: 'conflict',
  allowance_exhausted: 'allowance_exhausted',
};
