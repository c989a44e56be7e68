import type { CaptionInput } from '../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { WantedSettings } from '../../../engine/captions/settings/preset-settings.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import type { Transaction } from '../../../infra/database/transaction.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { randomId } from '../../../infra/secrets.ts';
import type { VideoCharges } from '../../billing/video-charges.ts';
import { uploadIdOf } from '../../uploads/upload.model.ts';
import { nextTurn, placeInTurn } from '../lease/queue-turns.ts';
import { writeGivenCaptions } from '../records/given-captions.ts';
import { traceOfRevision } from '../records/trace-of-revision.ts';
import type { VideoDeps } from '../video-deps.ts';
import { acceptWatermark } from '../watermark/watermark-picture.ts';
import { type RoomDeps, requireRoomForWork } from './require-room.ts';
import { resolveWanted } from './resolve-wanted.ts';

export type CreateVideoDeps = VideoDeps<
  | 'queueTurns'
  | 'hasOlderProcesses'
  | 'uploads'
  | 'store'
  | 'findPreset'
  | 'ownFonts'
  | 'recordUsage'
  | 'transact'
  | 'clock'
  | 'tracing'
> &
  RoomDeps & {
    charges: Pick<VideoCharges, 'requireAllowance' | 'isPaying'>;
    getDictionary(userId: number): Promise<DictionaryEntry[]>;
  };

export interface CreateVideoInput {
  ownerId: number;
  /** http(s) address, or `upload://<id>` of a file that the same owner has uploaded. */
  videoUrl: string;
  settings: WantedSettings;
  /** Where the settings name no style, the owner's default preset applies. */
  usesDefaultPreset?: boolean;
  /** Used instead of a transcript; `[]` = no captions. */
  captions?: CaptionInput[];
  callbackUrl?: string;
  /** The chat in which it was ordered, see `chatKeyOf`; the result is sent there. */
  chatKey?: string;
}

/**
 * Accepts a video. After the commit it is never lost.
 * @throws AppError `invalid_input` when the upload or the preset does not exist or is somebody else's;
 *   `allowance_exhausted` when the owner has no seconds left; `storage_limit` when the owner keeps as many bytes as allowed; `queue_full`; `service_full`; `disk_low`
 */
export async function createVideo(
  deps: CreateVideoDeps,
  input: CreateVideoInput,
  transaction?: Transaction,
): Promise<{ videoId: string }> {
  if (!transaction) return deps.transact((own) => createVideo(deps, input, own));
  const settings = await resolveWanted(deps, input, transaction);
  await acceptWatermark(deps, { ownerId: input.ownerId, settings }, transaction);
  const uploaded = await scriptOfUpload(deps, input, transaction);
  await deps.charges.requireAllowance(input.ownerId, transaction);
  // an upload is counted already; how large the file behind a link is shows when it is fetched
  if (uploadIdOf(input.videoUrl) === null) await deps.keptBytes.requireRoom(input.ownerId, 1, { transaction });
  await requireRoomForWork(deps, input.ownerId, transaction);
  const now = new Date(deps.clock());
  const videoId = randomId('vid_');
  await deps.videos.create(
    [
      {
        _id: videoId,
        ownerId: input.ownerId,
        url: input.videoUrl,
        callbackUrl: input.callbackUrl ?? null,
        chatKey: input.chatKey ?? null,
        settings: { ...uploaded, ...settings },
        // a copy, so that later changes to the account's dictionary do not change existing videos
        accountDictionary: await deps.getDictionary(input.ownerId),
        givenCaptions: input.captions ? await writeGivenCaptions(deps, input.captions) : null,
        revision: 1,
        stage: 'queued',
        progress: 0,
        queuedAt: now,
        turn: placeInTurn(await nextTurn(deps, input.ownerId), {
          isPaying: await deps.charges.isPaying(input.ownerId),
          seconds: null,
        }),
        notBefore: now,
        trace: traceOfRevision(deps, { name: 'create video' }),
        createdAt: now,
      },
    ],
    { session: transaction },
  );
  await deps.recordUsage(
    { userId: input.ownerId, kind: 'created', seconds: 0, at: now, cause: `${videoId}:1:created` },
    transaction,
  );
  return { videoId };
}

/**
 * The script that was sent with an upload.
 * @throws AppError `invalid_input` when there is no such upload
 */
async function scriptOfUpload(
  { uploads }: CreateVideoDeps,
  { videoUrl, ownerId }: CreateVideoInput,
  transaction: Transaction,
): Promise<Pick<CaptionSettings, 'script'>> {
  const uploadId = uploadIdOf(videoUrl);
  if (uploadId === null) return {};
  const whole = { _id: uploadId, ownerId, isWhole: { $ne: false } };
  const upload = await uploads.findOne(whole, { script: 1 }).session(transaction).lean();
  if (upload) return upload.script ? { script: upload.script } : {};
  throw new AppError('invalid_input', {
    message: 'There is no such upload.',
    details: { errors: { video_url: [{ rule: 'exists' }] } },
  });
}
