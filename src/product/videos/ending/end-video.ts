import type { Transaction } from '../../../infra/database/transaction.ts';
import type { VideoFailure } from '../../../infra/errors/video-failure.ts';
import type { VideoCharges } from '../../billing/video-charges.ts';
import { billedSeconds } from '../../billing/video-charges.ts';
import type { FinishedEvent } from '../../delivery/finished-event.ts';
import { heldBy, type VideoLease } from '../lease/video-lease.ts';
import type { OutputRecord } from '../records/output.model.ts';
import { type SmallVideoRecord, type VideoRecord, withoutLargeFields } from '../records/video.model.ts';
import { outputUrl } from '../records/video-view.ts';
import type { VideoDeps } from '../video-deps.ts';
import { secondsHandedOut } from './handed-out.ts';

export type EndVideoDeps = VideoDeps<
  'videos' | 'recordUsage' | 'recordDelivery' | 'chatsToNotify' | 'transact' | 'clock'
> & {
  charges: Pick<VideoCharges, 'charge' | 'release' | 'settle'>;
};

export type FinishVideoDeps = EndVideoDeps & VideoDeps<'outputs' | 'mediaBaseUrl'>;

/**
 * Ends a revision with its output. Inserting the output's record, replacing the previous output, recording the event and
 * charging the reserved seconds are one transaction.
 * @returns false when the lease was lost; nothing is written then
 */
export async function finishVideo(deps: FinishVideoDeps, lease: VideoLease, output: OutputRecord): Promise<boolean> {
  return deps.transact((transaction) => finishWithin(deps, lease, output, transaction));
}

async function finishWithin(
  deps: FinishVideoDeps,
  lease: VideoLease,
  output: OutputRecord,
  transaction: Transaction,
): Promise<boolean> {
  const at = new Date(deps.clock());
  const before = await deps.videos
    .findOneAndUpdate(
      heldBy(lease),
      {
        $set: {
          stage: 'processed',
          progress: 100,
          outputToken: output._id,
          finishedAt: at,
          leaseOwner: null,
          leaseUntil: null,
          beforeEdit: null,
        },
        $inc: { fence: 1 },
      },
      { projection: withoutLargeFields, returnDocument: 'before', session: transaction },
    )
    .lean<SmallVideoRecord>();
  if (!before) return false;
  // version 1.0 inserted the record before the end; a crash then may have left one
  const of = { videoId: before._id, revision: before.revision };
  await deps.outputs.deleteMany(of, { session: transaction });
  await deps.outputs.create([{ ...output, ...of }], { session: transaction });
  await deps.outputs.updateMany(
    { videoId: before._id, _id: { $ne: output._id }, replacedAt: null },
    { $set: { replacedAt: at } },
    { session: transaction },
  );
  await deps.charges.charge(before._id, transaction);
  const videoUrl = outputUrl(deps.mediaBaseUrl, output);
  await announceEnd(deps, before, { status: 'processed', videoUrl }, { at, transaction });
  await deps.recordUsage(
    {
      userId: before.ownerId,
      kind: 'processed',
      seconds: before.outputToken === null ? billedSeconds(before.facts ?? output) : 0,
      at,
      cause: `${before._id}:${before.revision}:processed`,
    },
    transaction,
  );
  return true;
}

/**
 * Ends a revision without a result, if it still matches `condition`. The failure, its event and the release of the
 * reserved seconds are one transaction. A cancelled video is billed what was handed out of it.
 * @returns false when the video has changed meanwhile; nothing is written then
 */
export async function failVideo(
  deps: EndVideoDeps,
  condition: Record<string, unknown> & { _id: string },
  failure: VideoFailure,
  takeBack?: TakeBack,
): Promise<boolean> {
  return deps.transact((transaction) => failWithin(deps, { condition, failure, takeBack }, transaction));
}

/** Takes a stopped edit back; false = there was nothing to take back. */
type TakeBack = (video: SmallVideoRecord, transaction: Transaction) => Promise<boolean>;

interface Failing {
  condition: Record<string, unknown> & { _id: string };
  failure: VideoFailure;
  takeBack: TakeBack | undefined;
}

async function failWithin(
  deps: EndVideoDeps,
  { condition, failure, takeBack }: Failing,
  transaction: Transaction,
): Promise<boolean> {
  const at = new Date(deps.clock());
  const isCancelled = failure.code === 'cancelled';
  const video = await deps.videos
    .findOneAndUpdate(
      condition,
      {
        $set: {
          stage: isCancelled ? 'cancelled' : 'failed',
          errorCode: failure.code,
          errorReason: failure.reason,
          errorArgs: failure.args,
          finishedAt: at,
          leaseOwner: null,
          leaseUntil: null,
        },
        $inc: { fence: 1 },
      },
      { projection: withoutLargeFields, returnDocument: 'after', session: transaction },
    )
    .lean<SmallVideoRecord>();
  if (!video) return false;
  const billed = isCancelled ? await settleCancelled(deps, video, transaction) : 0;
  if (!isCancelled) await deps.charges.release(video._id, transaction);
  const isTakenBack = isCancelled && takeBack !== undefined && (await takeBack(video, transaction));
  if (isTakenBack) {
    await deps.videos.updateOne(
      { _id: video._id },
      { $set: { errorArgs: { takenBack: 1 } } },
      { session: transaction },
    );
  }
  const args = { ...(billed === 0 ? {} : { billedSeconds: billed }), ...(isTakenBack ? { takenBack: 1 } : {}) };
  const told = Object.keys(args).length === 0 ? failure : { ...failure, args };
  await announceEnd(deps, video, { status: 'failed', failure: told }, { at, transaction });
  await deps.recordUsage(
    { userId: video.ownerId, kind: 'failed', seconds: 0, at, cause: `${video._id}:${video.revision}:failed` },
    transaction,
  );
  return true;
}

/**
 * Bills what was handed out of a cancelled video. If that is not all of it, the transcript is forgotten: otherwise its
 * captions could be read afterwards without being paid for. An edit finds it again by its content key.
 * @returns the seconds that were billed
 */
async function settleCancelled(deps: EndVideoDeps, video: SmallVideoRecord, transaction: Transaction): Promise<number> {
  const billed = await settleStopped(deps, video, transaction);
  if (billed === null) return 0;
  const forgotten = video.captionsHandedOut ? {} : { transcriptKey: null, planKey: null };
  const errorArgs = billed === 0 ? video.errorArgs : { billedSeconds: billed };
  await deps.videos.updateOne({ _id: video._id }, { $set: { ...forgotten, errorArgs } }, { session: transaction });
  return billed;
}

/**
 * Bills what was handed out of a video that is stopped or deleted, and releases the rest of its reservation.
 * @returns the seconds that were billed; null = it had no reservation
 */
export async function settleStopped(
  { charges, recordUsage, clock }: Pick<EndVideoDeps, 'charges' | 'recordUsage' | 'clock'>,
  video: SmallVideoRecord,
  transaction: Transaction,
): Promise<number | null> {
  const seconds = secondsHandedOut(video);
  const billed = await charges.settle({ videoId: video._id, seconds }, transaction);
  if (billed === null || billed === 0) return billed;
  const cause = `${video._id}:${video.revision}:stopped`;
  await recordUsage({ userId: video.ownerId, kind: 'stopped', seconds, at: new Date(clock()), cause }, transaction);
  return billed;
}

type VideoEnd = { status: 'processed'; videoUrl: string } | { status: 'failed'; failure: VideoFailure };

/**
 * Records a delivery for each receiver of a revision's end, in the transaction that ends the revision. Each finished
 * revision has one event: its id depends on video and revision only.
 */
async function announceEnd(
  { recordDelivery, chatsToNotify }: EndVideoDeps,
  video: Pick<VideoRecord, '_id' | 'ownerId' | 'callbackUrl' | 'chatKey' | 'revision' | 'trace'>,
  end: VideoEnd,
  { at, transaction }: { at: Date; transaction: Transaction },
): Promise<void> {
  const event = eventOf(video._id, end, at);
  const facts = {
    ownerId: video.ownerId,
    videoId: video._id,
    revision: video.revision,
    eventId: `evt_${video._id}_${video.revision}`,
    trace: video.trace ?? null,
    event,
  };
  if (video.callbackUrl !== null) await recordDelivery({ ...facts, destination: video.callbackUrl }, transaction);
  for (const chatKey of await chatsToNotify(video, transaction)) {
    await recordDelivery({ ...facts, destination: chatKey, isChat: true }, transaction);
  }
}

function eventOf(videoId: string, end: VideoEnd, timestamp: Date): FinishedEvent {
  const facts = { type: `video.${end.status}` as const, timestamp, videoId, status: end.status };
  return end.status === 'processed' ? { ...facts, videoUrl: end.videoUrl } : { ...facts, failure: end.failure };
}
