import type { ScriptDifference } from '../../../../engine/captions/script/apply-difference.ts';
import type { ScriptReport } from '../../../../engine/captions/script/script-report.ts';
import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { Clock } from '../../../../infra/clock.ts';
import type { Transaction } from '../../../../infra/database/transaction.ts';
import { AppError } from '../../../../infra/errors/app-error.ts';
import type { VideoModel } from '../../../../product/videos/records/video.model.ts';
import type { ListedVideo, VideoView } from '../../../../product/videos/records/video-view.ts';
import type { DoubtInChat, VideoOfList } from '../../../conversation/chat-event.ts';
import type { PackedEvent } from '../../../conversation/conversation-tasks.ts';
import type { ChatEffect } from '../../../conversation/effect.ts';
import { settingsForChat } from '../../../conversation/settings/chat-settings.ts';
import { nameOfSource } from '../../../conversation/videos/video-name.ts';
import type { ChatHold } from '../../chat-lease.ts';
import type { ConversationModel } from '../../conversation.model.ts';
import { withoutUndefined } from '../../outbox/write-replies.ts';
import type { ChatNow } from '../apply-step.ts';
import type { ChatActions } from './chat-actions.ts';
import { ownerOf } from './video-effects.ts';

export interface LoadDeps {
  actions: ChatActions;
  conversations: ConversationModel;
  videos: VideoModel;
  clock: Clock;
}

const listedVideos = 8;

/** @throws AppError `not_found`; `conflict` while the video has not been transcribed */
export async function loadCaptionsForChat(
  deps: LoadDeps,
  hold: ChatHold,
  { videoId, purpose }: Extract<ChatEffect, { kind: 'load_captions' }>,
): Promise<PackedEvent> {
  const { getCaptionsJson, getVideo } = deps.actions.videos;
  const owner = { ownerId: await ownerOf(deps, hold), videoId };
  const isShown = purpose.kind === 'show' || purpose.kind === 'file';
  const captions = await getCaptionsJson({ ...owner, toEdit: !isShown });
  if (captions === '[]' && ['queued', 'fetching', 'listening'].includes((await getVideo(owner)).stage)) {
    throw new AppError('conflict', { message: 'The video has not been transcribed yet.' });
  }
  return { kind: 'captions_loaded', videoId, captions, purpose };
}

/** More questions would be a burden. */
const maxDoubts = 3;

/** @throws AppError `not_found`; `service_busy`, `too_complex`; the signal's reason */
export async function findWordsForChat(
  deps: Pick<LoadDeps, 'actions' | 'conversations'>,
  hold: ChatHold,
  { videoId, signal }: { videoId: string; signal?: AbortSignal },
): Promise<{ doubts: DoubtInChat[]; rareWord: string | null }> {
  const owner = { ownerId: await ownerOf(deps, hold), videoId };
  const limited = { limit: maxDoubts, ...(signal ? { signal } : {}) };
  const { doubts, rareWord } = await deps.actions.videos.findWordsToCheck({ ...owner, ...limited });
  return { doubts: doubts.map(({ captions: _, ...doubt }) => doubt), rareWord };
}

/** Those that came with the result, or else those that are found now. @throws as `findWordsForChat` */
export async function findDoubtsForChat(
  deps: LoadDeps,
  hold: ChatHold,
  { videoId, known }: Extract<ChatEffect, { kind: 'find_doubts' }>,
): Promise<DoubtInChat[]> {
  return known ?? (await findWordsForChat(deps, hold, { videoId })).doubts;
}

/** Asks about a video once, in whichever of its chats comes first. null = there is nothing to ask. */
export async function takeDoubtsForChat(
  { videos, clock }: LoadDeps,
  {
    effect,
    doubts,
    now,
  }: { effect: Extract<ChatEffect, { kind: 'find_doubts' }>; doubts: DoubtInChat[]; now: ChatNow },
  transaction: Transaction,
): Promise<PackedEvent | null> {
  const { videoId, revision } = effect;
  if (doubts.length === 0) return null;
  const unasked = { _id: videoId, ownerId: now.user._id, revision, removedAt: null, doubtsAskedAt: null };
  const asked = { $set: { doubtsAskedAt: new Date(clock()) } };
  const { matchedCount } = await videos.updateOne(unasked, asked, { session: transaction });
  return matchedCount === 0 ? null : withoutUndefined<PackedEvent>({ kind: 'doubts_found', videoId, revision, doubts });
}

/** Stores that words were heard right, so that the editor and the API do not doubt them. */
export async function confirmWordsForChat(
  { videos }: LoadDeps,
  { effect, now }: { effect: Extract<ChatEffect, { kind: 'confirm_words' }>; now: ChatNow },
  transaction: Transaction,
): Promise<void> {
  const own = { _id: effect.videoId, ownerId: now.user._id, removedAt: null };
  await videos.updateOne(own, { $addToSet: { confirmedWords: { $each: effect.words } } }, { session: transaction });
}

export async function listVideosForChat({ actions, videos }: LoadDeps, { user }: ChatNow): Promise<PackedEvent> {
  const listed = await actions.videos.listVideos({ ownerId: user._id, limit: listedVideos });
  const ids = listed.videos.map(({ videoId }) => videoId);
  const records = await videos.find({ _id: { $in: ids } }, { settings: 1 }).lean();
  const settings = new Map(records.map((record) => [record._id, record.settings]));
  return withoutUndefined<PackedEvent>({
    kind: 'videos_listed',
    videos: listed.videos.map((view) => itemOf(view, settings.get(view.videoId) ?? {})),
  });
}

/** Usage of this calendar month, like on bills. */
export async function loadUsageForChat(
  { actions, clock }: LoadDeps,
  { asked }: Extract<ChatEffect, { kind: 'load_usage' }>,
  { user }: ChatNow,
): Promise<PackedEvent> {
  const to = new Date(clock());
  const from = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth(), 1));
  const { videos, seconds } = await actions.accounts.getUsage(user._id, { from, to });
  const balance = await actions.accounts.getBalance(user._id);
  const renewal = balance && { at: balance.renewsAt.getTime(), seconds: balance.includedSeconds };
  return {
    kind: 'usage_loaded',
    ...(asked && { asked }),
    usage: {
      videos: videos.created,
      secondsRendered: seconds.rendered,
      secondsRemaining: seconds.remaining,
      renewal: renewal && renewal.seconds > 0 ? renewal : null,
    },
  };
}

/** The video's newest output, as if it had just become ready. @throws AppError `not_found` when there is none */
export async function resendForChat({ actions }: LoadDeps, videoId: string, { user }: ChatNow): Promise<PackedEvent> {
  const view = await actions.videos.getVideo({ ownerId: user._id, videoId });
  if (view.status === 'gone' || !view.output) throw new AppError('not_found', { message: 'There is no such video.' });
  return readyEvent(view, view.output, { hasEarlier: false });
}

export function readyEvent(
  view: VideoView,
  output: NonNullable<VideoView['output']>,
  { hasEarlier }: { hasEarlier: boolean },
): PackedEvent {
  const { width, height } = view.source;
  return withoutUndefined<PackedEvent>({
    kind: 'video_ready',
    videoId: view.videoId,
    revision: output.revision,
    settings: settingsForChat(view.settings),
    videoUrl: output.videoUrl,
    durationSeconds: output.durationSeconds,
    upright: width === null || height === null ? null : height > width,
    notices: view.notices,
    script: view.scriptReport ? scriptOf(view.scriptReport) : undefined,
    hasEarlier,
  });
}

/** More would be a burden. */
const maxDifferences = 3;

/** The first differences in the order of the video. */
function scriptOf({ matched, added, missing }: ScriptReport): { matched: number; differences: ScriptDifference[] } {
  const differences: ScriptDifference[] = [
    ...added.map((one) => ({ kind: 'added' as const, ...one })),
    ...missing.map((one) => ({ kind: 'missing' as const, ...one })),
  ];
  const placeOf = (one: ScriptDifference) => (one.kind === 'added' ? one.startMs : one.afterMs);
  return { matched, differences: differences.sort((a, b) => placeOf(a) - placeOf(b)).slice(0, maxDifferences) };
}

function itemOf(view: ListedVideo, settings: CaptionSettings): VideoOfList {
  const { videoId, status, createdAt, output, source, revision } = view;
  const sourceUrl = /^https?:/.test(source.url) ? source.url : null;
  return {
    videoId,
    name: nameOfSource(sourceUrl, sourceUrl === null ? source.fileName : null),
    // the list contains no deleted videos
    status: status === 'gone' ? 'failed' : status,
    createdAt: createdAt.getTime(),
    videoUrl: output?.videoUrl ?? null,
    sourceUrl,
    settings: settingsForChat(settings),
    revision,
    durationSeconds: source.durationSeconds,
  };
}
