import { setTimeout as delay } from 'node:timers/promises';
import { dueBy } from '../../../infra/database/partial-index.ts';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { DeliveryModel } from '../../../product/delivery/delivery.model.ts';
import type { WorkTimes } from '../../../product/videos/estimates/work-times.ts';
import type { QueuePlaces } from '../../../product/videos/lease/queue-places.ts';
import {
  type SmallVideoRecord,
  type VideoModel,
  withoutLargeFields,
} from '../../../product/videos/records/video.model.ts';
import { isWorking } from '../../../product/videos/records/video-states.ts';
import { failureOf } from '../../../product/videos/records/video-view.ts';
import type { EventOf } from '../../conversation/chat-event.ts';
import { dropVideo } from '../../conversation/videos/videos-in-chat.ts';
import { ChatLost, claimChat, releaseChat } from '../chat-lease.ts';
import type { ConversationRecord, VideoSpeed } from '../conversation.model.ts';
import { enqueueUpdate } from '../inbox/enqueue-update.ts';
import { configuredKinds } from '../messenger.ts';
import { applyStep, type ChatNow, type StepResult } from '../turns/apply-step.ts';
import type { ProcessChatDeps } from '../turns/process-chat.ts';
import { type DeliverToChatDeps, endOfVideo } from './deliver-to-chat.ts';

interface StatusMessageDeps extends ProcessChatDeps, Pick<DeliverToChatDeps, 'outputs' | 'mediaBaseUrl'> {
  videos: VideoModel;
  deliveryModel: DeliveryModel;
  queuePlaces: QueuePlaces;
  workTimes: Pick<WorkTimes, 'timeLeft'>;
  logger: Logger;
}

/** How often the status messages of a chat are updated. Edits are not sent more often, see `pickNextEntry`. */
const updateEveryMs = 3_000;
const pollEveryMs = 1_000;
/** When the chat has no news of a finished video after this time, it is told here. */
const endOverdueMs = 30_000;
/** Shorter measurements say too little about the time left. */
const minMeasuredPercent = 4;
const minMeasuredMs = 3_000;

/** Keeps status messages up to date until told to stop. Several processes can share the work. */
export async function updateStatusMessages(deps: StatusMessageDeps, stopping: AbortSignal): Promise<void> {
  if (configuredKinds(deps.messengers).length === 0) return;
  while (!stopping.aborted) {
    try {
      while (!stopping.aborted && (await updateNextStatusMessages(deps, stopping)));
    } catch (err) {
      if (!stopping.aborted) deps.logger.warn({ err }, 'status messages could not be updated; trying again');
    }
    await delay(pollEveryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Updates the status messages of the chat that has been due longest. @returns false when no chat is due */
export async function updateNextStatusMessages(deps: StatusMessageDeps, stopping: AbortSignal): Promise<boolean> {
  const now = deps.clock();
  const chat = await deps.conversations
    .findOneAndUpdate(
      { progressDueAt: dueBy(new Date(now)), kind: { $in: configuredKinds(deps.messengers) } },
      { $set: { progressDueAt: new Date(now + updateEveryMs) } },
      { sort: { progressDueAt: 1 }, returnDocument: 'after' },
    )
    .lean();
  if (!chat) return false;
  const found = await deps.videos
    .find({ _id: { $in: chat.openVideos }, removedAt: null }, withoutLargeFields)
    .lean<SmallVideoRecord[]>();
  const speeds = found.flatMap((video) => speedOf(chat, video, now) ?? []);
  await deps.conversations.updateOne({ _id: chat._id }, { $set: { speeds } });
  const working = found.filter(({ stage }) => isWorking(stage));
  const events = await Promise.all(working.map((video) => progressOf(deps, { video, speeds, now })));
  const moved = events.filter((event) => hasMoved(chat, event));
  const gone = chat.openVideos.filter((videoId) => found.every(({ _id }) => _id !== videoId));
  await applyChanges(deps, { chat, changes: [...moved.map(telling), ...gone.map(dropping)], stopping });
  for (const video of found.filter((one) => !working.includes(one))) {
    await deliverOverdueEnd(deps, { chat, video, now });
  }
  return true;
}

type Change = (now: ChatNow) => StepResult;

function telling(event: Progress): Change {
  return () => ({ event });
}

/** A deleted video has no more news. */
function dropping(videoId: string): Change {
  return ({ state }) => ({ event: null, state: dropVideo(state, videoId) });
}

type Progress = EventOf<'video_progressed'>;

async function progressOf(
  deps: StatusMessageDeps,
  { video, speeds, now }: { video: SmallVideoRecord; speeds: VideoSpeed[]; now: number },
): Promise<Progress> {
  const { _id: videoId, stage, facts } = video;
  const queuePlace = stage === 'queued' ? await deps.queuePlaces.placeOf(video) : null;
  const measuredMs = await deps.workTimes.timeLeft(video, queuePlace);
  const speed = speeds.find((one) => one.videoId === videoId);
  return {
    kind: 'video_progressed',
    videoId,
    stage,
    progress: Math.floor(video.progress),
    queuePlace,
    secondsLeft: roughly(measuredMs === null ? secondsLeft(speed, now) : measuredMs / 1000),
    upright: facts && facts.video.displayHeight > facts.video.displayWidth,
  };
}

/** As people say it, so that the message changes only when there is something new. What is nearly over has no estimate. */
function roughly(seconds: number | null): number | null {
  if (seconds === null || seconds < 1) return null;
  const unit = seconds < 90 ? 5 : 60;
  return Math.max(1, Math.round(seconds / unit)) * unit;
}

/**
 * For services that have measured too little: assumes the speed so far for the rest. While progress stands still the estimate only shrinks; once it is used up there
 * is none (null), since an estimate that grows is worse than no estimate.
 */
function secondsLeft(speed: VideoSpeed | undefined, now: number): number | null {
  if (!speed?.movedAt || speed.percent === undefined) return null;
  const tookMs = speed.movedAt.getTime() - speed.since.getTime();
  const done = speed.percent - speed.fromPercent;
  if (done < minMeasuredPercent || tookMs < minMeasuredMs) return null;
  const leftMs = ((100 - speed.percent) * tookMs) / done - (now - speed.movedAt.getTime());
  return leftMs > 0 ? Math.ceil(leftMs / 1000) : null;
}

/** Measured from when work began; null while a video is queued. */
function speedOf({ speeds }: ConversationRecord, video: SmallVideoRecord, now: number): VideoSpeed | null {
  const { _id: videoId, revision, stage, progress } = video;
  if (stage === 'queued' || !isWorking(stage)) return null;
  const known = speeds.find((one) => one.videoId === videoId && one.revision === revision);
  if (!known) return { videoId, revision, since: new Date(now), fromPercent: progress };
  return progress > (known.percent ?? known.fromPercent)
    ? { ...known, percent: progress, movedAt: new Date(now) }
    : known;
}

/** Without a change there is nothing to tell, and a transaction is saved. */
function hasMoved({ state }: ConversationRecord, event: Progress): boolean {
  const told = state?.videos.find(({ videoId }) => videoId === event.videoId)?.progress;
  if (!told) return true;
  return (
    told.stage !== event.stage ||
    told.percent !== event.progress ||
    told.queuePlace !== event.queuePlace ||
    told.secondsLeft !== event.secondsLeft
  );
}

/** Applies them in a turn of their own. A chat in which another turn is due is updated the next time. */
async function applyChanges(
  deps: StatusMessageDeps,
  { chat, changes, stopping }: { chat: ConversationRecord; changes: Change[]; stopping: AbortSignal },
): Promise<void> {
  if (changes.length === 0) return;
  const hold = await claimChat(deps, { work: 'turn', where: { _id: chat._id, turnDueAt: null }, stopping });
  if (!hold) return;
  try {
    for (const change of changes) {
      const facts = { origin: 'progress' as const, answers: null, delivery: null };
      const applied = await applyStep(deps, hold, {
        facts,
        run: async (now) => change(now),
        remaining: (effects) => effects,
      });
      if (applied.hasReplies) await deps.queue.wake('send-messages');
    }
    await releaseChat(deps, hold);
  } catch (error) {
    if (!(error instanceof ChatLost)) await releaseChat(deps, hold);
    throw error;
  } finally {
    hold.end();
  }
}

/** The end of a video that this chat shows may be delivered elsewhere only: to another chat, or a callback. */
async function deliverOverdueEnd(
  deps: StatusMessageDeps,
  { chat, video, now }: { chat: ConversationRecord; video: SmallVideoRecord; now: number },
): Promise<void> {
  const { _id: videoId, revision, finishedAt } = video;
  if (!finishedAt || now - finishedAt.getTime() < endOverdueMs) return;
  if (await deps.deliveryModel.exists({ videoId, revision, destination: chat._id, status: 'pending' })) return;
  const event = await endOfVideo(deps, { videoId, revision, failure: failureOf(video) });
  if (!event) return;
  const updateKey = `news:evt_${videoId}_${revision}`;
  if (await enqueueUpdate(deps, { address: chat.address, contact: null, updateKey, event }))
    await deps.queue.wake('converse');
}
