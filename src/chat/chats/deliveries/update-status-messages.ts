import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../../../infra/logging/logger.ts';
import type { DeliveryModel } from '../../../product/delivery/delivery.model.ts';
import type { VideoModel, VideoRecord } from '../../../product/videos/records/video.model.ts';
import { isWorking } from '../../../product/videos/records/video-states.ts';
import { outputUrl } from '../../../product/videos/records/video-view.ts';
import type { ChatEvent } from '../../conversation/chat-event.ts';
import { dropVideo } from '../../conversation/videos/videos-in-chat.ts';
import { ChatLost, claimChat, releaseChat } from '../chat-lease.ts';
import type { ConversationRecord, VideoSpeed } from '../conversation.model.ts';
import { enqueueUpdate } from '../inbox/enqueue-update.ts';
import { configuredKinds } from '../messengers.ts';
import { applyStep, type ChatNow, type StepResult } from '../turns/apply-event.ts';
import { queuePositionOf } from '../turns/effects/queue-position.ts';
import type { ProcessChatDeps } from '../turns/process-chat.ts';
import { type DeliverToChatDeps, eventOfDelivery } from './deliver-to-chat.ts';

export interface StatusMessageDeps extends ProcessChatDeps, Pick<DeliverToChatDeps, 'outputs' | 'publicBaseUrl'> {
  videos: VideoModel;
  deliveryModel: DeliveryModel;
  logger: Logger;
}

/** How often open status messages are looked after; edits are not sent faster anyway. */
const everyMs = 3_000;
const lookEveryMs = 1_000;
/** News of an end that has not come by itself is brought after this. */
const endOverdueMs = 30_000;
/** Less of a way says too little about the rest. */
const minMeasuredPercent = 4;
const minMeasuredMs = 3_000;

/** Keeps status messages up to date until told to stop; several processes share the chats among them. */
export async function updateStatusMessages(deps: StatusMessageDeps, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      while (!stopping.aborted && (await updateNextStatusMessages(deps, stopping)));
    } catch (err) {
      if (!stopping.aborted) deps.logger.warn({ err }, 'videos could not be followed for a moment');
    }
    await delay(lookEveryMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

/** Looks after the open videos of the chat whose turn it is; false when no chat's is. */
export async function updateNextStatusMessages(deps: StatusMessageDeps, stopping: AbortSignal): Promise<boolean> {
  const now = deps.clock();
  const chat = await deps.conversations
    .findOneAndUpdate(
      { progressDueAt: { $lte: new Date(now) }, kind: { $in: configuredKinds(deps.messengers) } },
      { $set: { progressDueAt: new Date(now + everyMs) } },
      { sort: { progressDueAt: 1 }, returnDocument: 'after' },
    )
    .lean<ConversationRecord>();
  if (!chat) return false;
  const found = await deps.videos.find({ _id: { $in: chat.openVideos }, removedAt: null }).lean<VideoRecord[]>();
  const speeds = found.flatMap((video) => speedOf(chat, video, now) ?? []);
  await deps.conversations.updateOne({ _id: chat._id }, { $set: { speeds } });
  const working = found.filter(({ stage }) => isWorking(stage));
  const events = await Promise.all(working.map((video) => progressOf(deps, { video, speeds, now })));
  const moved = events.filter((event) => hasMoved(chat, event));
  const gone = chat.openVideos.filter((videoId) => found.every(({ _id }) => _id !== videoId));
  await play(deps, { chat, happenings: [...moved.map(toldOf), ...gone.map(forgetting)], stopping });
  for (const video of found.filter((one) => !working.includes(one)))
    await deliverOverdueEnd(deps, { chat, video, now });
  return true;
}

type Happening = (now: ChatNow) => StepResult;

function toldOf(event: Progress): Happening {
  return () => ({ event });
}

/** Of a video that was deleted nothing comes any more. */
function forgetting(videoId: string): Happening {
  return ({ state }) => ({ event: null, state: dropVideo(state, videoId) });
}

type Progress = Extract<ChatEvent, { kind: 'video_progressed' }>;

async function progressOf(
  deps: StatusMessageDeps,
  { video, speeds, now }: { video: VideoRecord; speeds: VideoSpeed[]; now: number },
): Promise<Progress> {
  const { _id: videoId, stage, facts } = video;
  const waits = stage === 'queued';
  return {
    kind: 'video_progressed',
    videoId,
    stage,
    progress: Math.floor(video.progress),
    queuePlace: waits ? await queuePositionOf(deps.videos, { videoId }) : null,
    secondsLeft: waits
      ? null
      : secondsLeft(
          speeds.find((one) => one.videoId === videoId),
          now,
        ),
    upright: facts && facts.video.displayHeight > facts.video.displayWidth,
  };
}

/**
 * As if the rest went as fast as what is done; while nothing moves the rest only shrinks, and when it is used up nobody
 * can say: an end that moves away is worse than none.
 */
function secondsLeft(speed: VideoSpeed | undefined, now: number): number | null {
  if (!speed?.movedAt || speed.percent === undefined) return null;
  const tookMs = speed.movedAt.getTime() - speed.since.getTime();
  const done = speed.percent - speed.fromPercent;
  if (done < minMeasuredPercent || tookMs < minMeasuredMs) return null;
  const leftMs = ((100 - speed.percent) * tookMs) / done - (now - speed.movedAt.getTime());
  return leftMs > 0 ? Math.ceil(leftMs / 1000) : null;
}

/** From when work began; null while a video waits. */
function speedOf({ speeds }: ConversationRecord, video: VideoRecord, now: number): VideoSpeed | null {
  const { _id: videoId, revision, stage, progress } = video;
  if (stage === 'queued' || !isWorking(stage)) return null;
  const known = speeds.find((one) => one.videoId === videoId && one.revision === revision);
  if (!known) return { videoId, revision, since: new Date(now), fromPercent: progress };
  return progress > (known.percent ?? known.fromPercent)
    ? { ...known, percent: progress, movedAt: new Date(now) }
    : known;
}

/** What has been told already needs no telling: it costs a transaction. */
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

/** In a turn of its own; a chat that is at something else hears of it the next time. */
async function play(
  deps: StatusMessageDeps,
  { chat, happenings, stopping }: { chat: ConversationRecord; happenings: Happening[]; stopping: AbortSignal },
): Promise<void> {
  if (happenings.length === 0) return;
  const hold = await claimChat(deps, { work: 'turn', where: { _id: chat._id, turnDueAt: null }, stopping });
  if (!hold) return;
  try {
    for (const happening of happenings) {
      const facts = { origin: 'progress' as const, answers: null, delivery: null };
      const played = await applyStep(deps, hold, {
        facts,
        run: async (chatNow) => happening(chatNow),
        remaining: (all) => all,
      });
      if (played.hasReplies) await deps.queue.wake('send-messages');
    }
    await releaseChat(deps, hold);
  } catch (error) {
    if (!(error instanceof ChatLost)) await releaseChat(deps, hold);
    throw error;
  } finally {
    hold.end();
  }
}

/** The end of a video that this chat talks of may be told elsewhere only: where it was ordered, or to a callback. */
async function deliverOverdueEnd(
  deps: StatusMessageDeps,
  { chat, video, now }: { chat: ConversationRecord; video: VideoRecord; now: number },
): Promise<void> {
  const { _id: videoId, revision, finishedAt } = video;
  if (!finishedAt || now - finishedAt.getTime() < endOverdueMs) return;
  if (await deps.deliveryModel.exists({ videoId, revision, destination: chat._id, status: 'pending' })) return;
  const body = await bodyOf(deps, video);
  const event = body && (await eventOfDelivery(deps, { videoId, revision, body }));
  if (!event) return;
  const updateKey = `news:evt_${videoId}_${revision}`;
  if (await enqueueUpdate(deps, { address: chat.address, contact: null, updateKey, event }))
    await deps.queue.wake('converse');
}

async function bodyOf({ outputs, publicBaseUrl }: StatusMessageDeps, video: VideoRecord): Promise<string | null> {
  if (video.stage !== 'processed') {
    return JSON.stringify({ status: 'failed', code: video.errorCode, message: video.failureMessage });
  }
  const output = await outputs.findOne({ videoId: video._id, revision: video.revision }).lean();
  return output && JSON.stringify({ status: 'processed', videoUrl: outputUrl(publicBaseUrl, output) });
}
