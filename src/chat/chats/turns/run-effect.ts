import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { errorRow } from '../../../infra/errors/error-table.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { UserModel } from '../../../product/accounts/user.model.ts';
import type { DoubtInChat } from '../../conversation/chat-event.ts';
import type { PackedEffect, PackedEvent } from '../../conversation/conversation-tasks.ts';
import type { EffectFailure } from '../../conversation/effect-failure.ts';
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
} from './apply-step.ts';
import { askModelForChat } from './effects/ask-model.ts';
import { checkReadingForChat } from './effects/check-reading.ts';
import { type DeleteDataDeps, deleteDataOfChat } from './effects/delete-data.ts';
import {
  countCodeTry,
  type LinkEffectDeps,
  linkByCode,
  makeCodeInChat,
  mergeOwnAccount,
  unlinkThisChat,
} from './effects/link-effects.ts';
import {
  confirmWordsForChat,
  findDoubtsForChat,
  type LoadDeps,
  listVideosForChat,
  loadCaptionsForChat,
  loadUsageForChat,
  resendForChat,
  takeDoubtsForChat,
} from './effects/load-effects.ts';
import { type LoadFontDeps, loadFontForChat } from './effects/load-font.ts';
import { loadScriptForChat } from './effects/load-script.ts';
import { loadWatermarkForChat } from './effects/load-watermark.ts';
import { findPresetForChat, savePresetForChat } from './effects/preset-effects.ts';
import { type TranscribeVoiceDeps, transcribeVoiceForChat } from './effects/transcribe-voice.ts';
import {
  type ChangeVideoDeps,
  type CreateVideoDeps,
  cancelVideoForChat,
  createVideoForChat,
  deleteVideoForChat,
  editVideoForChat,
  uploadClip,
} from './effects/video-effects.ts';

export type RunEffectDeps = ApplyStepDeps &
  CreateVideoDeps &
  ChangeVideoDeps &
  DeleteDataDeps &
  LinkEffectDeps &
  LoadDeps &
  LoadFontDeps &
  TranscribeVoiceDeps & { users: UserModel; logger: Logger };

/** After so many tries the person is told that it failed. */
const maxTries = 3;

type EffectOutcome =
  | { kind: 'done'; applied: AppliedStep; startsWork: boolean }
  /** It failed for a reason that may pass. */
  | { kind: 'later'; afterMs: number };

/**
 * Runs an effect that the conversation asked for, once. Changes in the database are made in the transaction that also
 * removes the effect from the list and applies its result. Anything else is safe to do twice.
 * @throws ChatLost; the abort reason of the signal
 */
export async function runEffect(deps: RunEffectDeps, hold: ChatHold, pending: PendingEffect): Promise<EffectOutcome> {
  const { command: effect } = pending;
  try {
    const prepared = await prepare(deps, hold, effect);
    const applied = await finish(
      deps,
      hold,
      pending,
      effect.kind === 'delete_data'
        ? { ownerless: { kind: 'data_deleted' } }
        : (now, transaction) => perform(deps, { effect, prepared, now, transaction }),
    );
    return { kind: 'done', applied, startsWork: effect.kind === 'create_video' || effect.kind === 'edit_video' };
  } catch (error) {
    hold.signal.throwIfAborted();
    if (error instanceof ChatLost) throw error;
    const code = failureOf(error);
    if (code === null && pending.tries + 1 < maxTries) {
      deps.logger.warn({ err: error, chat: hold.chatKey, effect: effect.kind }, 'an effect of a chat is tried again');
      return recordTry(deps, hold, pending);
    }
    if (code === null) {
      deps.logger.error({ err: error, chat: hold.chatKey, effect: effect.kind }, 'an effect of a chat has failed');
    }
    const event = failed(effect, code ?? 'unavailable');
    return { kind: 'done', applied: await finish(deps, hold, pending, async () => ({ event })), startsWork: false };
  }
}

/** Where a clip was uploaded to, or the event that an effect ends in. */
type Prepared = { uploadUrl: string } | { event: PackedEvent } | { doubts: DoubtInChat[] } | null;

/** Does what takes long or happens outside the transaction. */
async function prepare(deps: RunEffectDeps, hold: ChatHold, effect: PackedEffect): Promise<Prepared> {
  switch (effect.kind) {
    case 'create_video':
      return uploadClip(deps, hold, effect.source);
    case 'load_captions':
      return { event: await loadCaptionsForChat(deps, hold, effect) };
    case 'ask_model':
      return { event: await askModelForChat(deps, hold, effect) };
    case 'transcribe_voice':
      return { event: await transcribeVoiceForChat(deps, hold, effect) };
    case 'load_script':
      return { event: await loadScriptForChat(deps, hold, effect) };
    case 'load_watermark':
      return { event: await loadWatermarkForChat(deps, hold, effect) };
    case 'load_font':
      return { event: await loadFontForChat(deps, hold, effect) };
    case 'check_reading':
      return { event: await checkReadingForChat(deps, hold, effect) };
    case 'find_doubts':
      return { doubts: await findDoubtsForChat(deps, hold, effect) };
    case 'cancel_video':
      await cancelVideoForChat(deps, hold, effect.videoId);
      return null;
    case 'delete_video':
      await deleteVideoForChat(deps, hold, effect.videoId);
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
  effect: PackedEffect;
  prepared: Prepared;
  now: ChatNow;
  transaction: Transaction;
}

async function perform(deps: RunEffectDeps, { effect, prepared, now, transaction }: Performing): Promise<StepResult> {
  if (prepared && 'event' in prepared) return prepared;
  switch (effect.kind) {
    case 'create_video':
      return { event: await createVideoForChat(deps, { effect, uploadUrl: uploadUrlOf(prepared), now }, transaction) };
    case 'edit_video':
      return { event: await editVideoForChat(deps, { effect, now }, transaction) };
    case 'find_doubts':
      return { event: await takeDoubtsForChat(deps, { effect, doubts: doubtsOf(prepared), now }, transaction) };
    case 'confirm_words':
      await confirmWordsForChat(deps, { effect, now }, transaction);
      return { event: null };
    case 'save_spellings':
      await deps.actions.accounts.addToDictionary({ userId: now.user._id, entries: effect.entries }, transaction);
      return { event: { kind: 'spellings_saved', videoId: effect.videoId } };
    case 'save_preset':
      return { event: await savePresetForChat(deps, { effect, now }, transaction) };
    case 'find_preset':
      return { event: await findPresetForChat(deps, { effect, now }, transaction) };
    case 'list_videos':
      return { event: await listVideosForChat(deps, now) };
    case 'load_usage':
      return { event: await loadUsageForChat(deps, effect, now) };
    case 'resend_video':
      return { event: await resendForChat(deps, effect.videoId, now) };
    case 'save_defaults':
      await deps.users.updateOne(
        { _id: now.user._id },
        { $set: { defaultSettings: effect.settings } },
        { session: transaction },
      );
      return { event: null };
    case 'make_link_code':
      return { event: await makeCodeInChat(deps, now, transaction) };
    case 'use_link_code':
      return linkByCode(deps, { code: effect.code, now }, transaction);
    case 'unlink':
      return unlinkThisChat(deps, now, transaction);
    case 'bring_along':
      return mergeOwnAccount(deps, now, transaction);
    // done in `prepare`, or stored with the conversation's state
    case 'load_captions':
    case 'ask_model':
    case 'transcribe_voice':
    case 'load_script':
    case 'load_watermark':
    case 'load_font':
    case 'check_reading':
    case 'cancel_video':
    case 'delete_video':
    case 'delete_data':
    case 'save_language':
    case 'save_delivery':
      return { event: null };
  }
}

function uploadUrlOf(prepared: Prepared): string | null {
  return prepared && 'uploadUrl' in prepared ? prepared.uploadUrl : null;
}

function doubtsOf(prepared: Prepared): DoubtInChat[] {
  return prepared && 'doubts' in prepared ? prepared.doubts : [];
}

function finish(deps: RunEffectDeps, hold: ChatHold, { id }: PendingEffect, happen: Step['run']): Promise<AppliedStep> {
  return applyStep(deps, hold, {
    facts: { origin: 'person', answers: null, delivery: null },
    run: happen,
    remaining: (effects) => effects.filter((one) => one.id !== id),
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

function failed(effect: PackedEffect, code: EffectFailure): PackedEvent {
  const about = 'videoId' in effect && effect.videoId !== null ? { videoId: effect.videoId } : {};
  return { kind: 'effect_failed', effect: effect.kind, ...about, code };
}

/** null = not a refusal, but a fault. */
function failureOf(error: unknown): EffectFailure | null {
  if (error instanceof MessengerError && error.failure === 'too_large') return 'too_large_for_chat';
  if (!(error instanceof AppError)) return null;
  if (error.details.linkCode === 'wrong') return 'code_wrong_or_used';
  return linkRefusalOf(error) ?? errorRow(error.code).chat ?? null;
}
