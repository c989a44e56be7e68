import { type Connection, type Model, Schema } from 'mongoose';
import type { CaptionInput } from '../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { StoredNotice } from '../../../engine/notices/word-notice.ts';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-table.ts';
import type { FailureArgs } from '../../../infra/errors/video-failure.ts';
import { type VideoStage, videoStages } from './video-states.ts';

/** A stored video: the order, its progress, and what its stages have found out so far. */
export interface VideoRecord {
  /** The public, unguessable id. */
  _id: string;
  ownerId: number;
  /** As submitted: http(s), or `upload://<id>`. */
  url: string;
  callbackUrl: string | null;
  /** The chat in which it was ordered or last edited, see `chatKeyOf`; the result is sent there. */
  chatKey: string | null;
  settings: CaptionSettings;
  /** The account's dictionary as it was when the video was created; entries in `settings` take precedence. */
  accountDictionary: DictionaryEntry[];
  /** Captions as last given by a caller; null = use the transcript, `[]` = no captions. */
  givenCaptions: CaptionInput[] | null;
  /** 1 for the first, one more for each edit. Updates by work on an older revision are refused. */
  revision: number;
  stage: VideoStage;
  progress: number;
  errorCode: VideoFailureCode | null;
  /** See `VideoFailure`; a record of version 1.0 has neither. */
  errorReason?: string | null;
  errorArgs?: FailureArgs | null;
  /** The English sentence that version 1.0 stored instead. */
  failureMessage: string | null;
  notices: StoredNotice[];

  /** When the revision was queued; decides the queue position. */
  queuedAt: Date;
  /** Not claimed earlier than this (wait between tries). */
  notBefore: Date;
  /** Failed tries of the current stage. */
  tries: number;
  /** Claims of the current stage, finished or not: many of them mean that the video crashes its worker. */
  claims: number;
  /** How often segments of this revision were rendered again because the output failed its checks. */
  remakes?: number;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** Grows with each claim; writes of a worker that lost its lease are refused because of it. */
  fence: number;

  sourceKey: string | null;
  sourceSizeBytes: number | null;
  sourceFileName: string | null;
  facts: SourceFacts | null;
  transcriptKey: string | null;
  planKey: string | null;
  /** Token of the last good output. */
  outputToken: string | null;
  /** Anybody with this token may watch the video; null = only its owner. */
  shareToken: string | null;

  createdAt: Date;
  finishedAt: Date | null;
  /** When it was deleted or expired. The document stays, so that its id is known. */
  removedAt: Date | null;
  removedBecause: 'deleted' | 'expired' | null;
}

export type VideoModel = Model<VideoRecord>;

const schema = new Schema<VideoRecord>(
  {
    _id: { type: String, required: true },
    ownerId: { type: Number, required: true },
    url: { type: String, required: true },
    callbackUrl: { type: String, default: null },
    chatKey: { type: String, default: null },
    settings: { type: Schema.Types.Mixed, required: true },
    accountDictionary: { type: Schema.Types.Mixed, default: [] },
    givenCaptions: { type: Schema.Types.Mixed, default: null },
    revision: { type: Number, required: true },
    stage: { type: String, enum: videoStages, required: true },
    progress: { type: Number, required: true },
    errorCode: { type: String, default: null },
    errorReason: { type: String, default: null },
    errorArgs: { type: Schema.Types.Mixed, default: null },
    failureMessage: { type: String, default: null },
    notices: { type: [Schema.Types.Mixed], default: [] },
    queuedAt: { type: Date, required: true },
    notBefore: { type: Date, required: true },
    tries: { type: Number, default: 0 },
    claims: { type: Number, default: 0 },
    remakes: { type: Number, default: 0 },
    leaseOwner: { type: String, default: null },
    leaseUntil: { type: Date, default: null },
    fence: { type: Number, default: 0 },
    sourceKey: { type: String, default: null },
    sourceSizeBytes: { type: Number, default: null },
    sourceFileName: { type: String, default: null },
    facts: { type: Schema.Types.Mixed, default: null },
    transcriptKey: { type: String, default: null },
    planKey: { type: String, default: null },
    outputToken: { type: String, default: null },
    shareToken: { type: String, default: null },
    createdAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    removedAt: { type: Date, default: null },
    removedBecause: { type: String, default: null },
  },
  { collection: 'videos', minimize: false, versionKey: false },
);
schema.index({ ownerId: 1, createdAt: -1, _id: -1 });
schema.index({ stage: 1, leaseUntil: 1, queuedAt: 1 });
schema.index({ leaseOwner: 1 });
schema.index({ sourceKey: 1 });
schema.index({ transcriptKey: 1 });
schema.index({ finishedAt: 1 });
schema.index({ shareToken: 1 }, { unique: true, partialFilterExpression: { shareToken: { $type: 'string' } } });

export function createVideoModel(connection: Connection): VideoModel {
  return modelOn<VideoRecord>(connection, 'Video', schema);
}
