import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { EngineTasks } from '../../engine/index.ts';
import type { Clock } from '../../infra/clock.ts';
import type { Transact, Transaction } from '../../infra/database/transaction.ts';
import type { Logger } from '../../infra/logging/logger.ts';
import type { Queue } from '../../infra/queue/queue.ts';
import type { DiskRoom } from '../../infra/storage/disk-room.ts';
import type { ObjectStore } from '../../infra/storage/object-store.ts';
import type { FairLimit } from '../../infra/threads/fair-limit.ts';
import type { Tracing } from '../../infra/tracing/tracing.ts';
import type { RecordUsage } from '../billing/usage.ts';
import type { Deliveries } from '../delivery/create-deliveries.ts';
import type { OwnFonts } from '../fonts/create-own-fonts.ts';
import type { KeptBytes } from '../kept-bytes/kept-bytes.ts';
import type { UploadModel } from '../uploads/upload.model.ts';
import type { TranscriptModel } from './captions/transcript.model.ts';
import type { TranscriptPieceModel } from './captions/transcript-piece.model.ts';
import type { QueueTurnModel } from './lease/queue-turn.model.ts';
import type { WorkCaps } from './lease/work-caps.ts';
import type { WorkPause } from './lease/work-pause.ts';
import type { PreviewModel } from './preview/preview.model.ts';
import type { OutputModel } from './records/output.model.ts';
import type { VideoModel, VideoRecord } from './records/video.model.ts';
import type { WorkDirs } from './records/work-dirs.ts';
import type { RenderRunModel } from './rendering/render-run.model.ts';
import type { SegmentModel } from './rendering/segment.model.ts';

/** What actions and steps on videos work with; each names what it needs: `VideoDeps<'videos' | 'clock'>`. */
export type VideoDeps<Name extends keyof AllVideoDeps> = Pick<AllVideoDeps, Name>;

interface AllVideoDeps {
  videos: VideoModel;
  queueTurns: QueueTurnModel;
  outputs: OutputModel;
  transcripts: TranscriptModel;
  transcriptPieces: TranscriptPieceModel;
  segments: SegmentModel;
  renderRuns: RenderRunModel;
  previews: PreviewModel;
  uploads: UploadModel;
  ownFonts: Pick<OwnFonts, 'accept' | 'place' | 'placeFont'>;
  findPreset: FindPreset;
  store: ObjectStore;
  workDirs: WorkDirs;
  queue: Queue;
  transact: Transact;
  clock: Clock;
  logger: Logger;
  /** Absent = no traces. */
  tracing?: Tracing;
  stillLimit: FairLimit;
  /** What is heavy, in threads. */
  tasks: EngineTasks;
  workPause: Pick<WorkPause, 'read'>;
  diskRoom: DiskRoom;
  workCaps: WorkCaps;
  keptBytes: KeptBytes;
  /** Of one account, waiting or being processed; 0 = no limit. */
  maxQueuedVideos: number;
  /** See `processIdentity`. */
  workerId: string;
  /** Without a trailing slash. */
  publicBaseUrl: string;
  /** In the addresses of outputs and previews: a CDN, or the same. */
  mediaBaseUrl: string;
  /** Whether what is stored must be readable by version 1.0.0; default: no such process runs. */
  hasOlderProcesses?: () => Promise<boolean>;
  recordUsage: RecordUsage;
  recordDelivery: Deliveries['record'];
  cancelDeliveries: Deliveries['cancel'];
  chatsToNotify: ChatsToNotify;
}

/** Port: the settings of a preset of an account; its default if `name` is null. Resolves to null when there is none. */
export type FindPreset = (
  of: { userId: number; name: string | null },
  transaction?: Transaction,
) => Promise<CaptionSettings | null>;

/** The keys (see `chatKeyOf`) of the chats that are notified when a video ends. */
export type ChatsToNotify = (
  video: Pick<VideoRecord, 'ownerId' | 'callbackUrl' | 'chatKey'>,
  transaction: Transaction,
) => Promise<string[]>;
