import { type Connection, type Model, Schema } from 'mongoose';
import type { CaptionInput } from '../../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { StoredNotice } from '../../../engine/notices/word-notice.ts';
import { modelOn } from '../../../infra/database/model-on.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
import { type VideoStage, videoStages } from './video-states.ts';

/** A video as it is kept: what was asked, how far it is, and what its stages have found out so far. */
export interface VideoRecord {
  /** The public, unguessable id. */
  _id: string;
  ownerId: number;
  /** As submitted: http(s), or `upload://<id>`. */
  url: string;
  callbackUrl: string | null;
  /** The chat that it was ordered or last changed in, see `chatKeyOf`; it is told of its end. */
  chatKey: string | null;
  settings: CaptionSettings;
  /** The owner's own dictionary as it was when the video was created; entries of `settings` win over it. */
  accountDictionary: DictionaryEntry[];
  /** Captions as last given by a caller; null = what was heard, `[]` = none. */
  givenCaptions: CaptionInput[] | null;
  /** 1 for the first, one more for each edit; work of an older one finds its updates refused. */
  revision: number;
  stage: VideoStage;
  progress: number;
  errorCode: VideoFailureCode | null;
  failureMessage: string | null;
  notices: StoredNotice[];

  /** Where in line: set when the revision is queued. */
  queuedAt: Date;
  /** Not to be claimed earlier (waits between tries). */
  notBefore: Date;
  /** Failed tries of the stage in hand. */
  tries: number;
  /** Claims of the stage in hand, finished or not: tells a video that kills its worker from one killed with it. */
  claims: number;
  /** How often segments of this revision were rendered anew, since an output made of them was not right. */
  remakes?: number;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  /** Grows with each claim; a worker that lost its lease finds its writes refused by it. */
  fence: number;

  sourceKey: string | null;
  sourceSizeBytes: number | null;
  sourceFileName: string | null;
  facts: SourceFacts | null;
  transcriptKey: string | null;
  planKey: string | null;
  /** Token of the last good output. */
  outputToken: string | null;
  /** By which anybody may watch it; null = its owner alone. */
  shareToken: string | null;

  createdAt: Date;
  finishedAt: Date | null;
  /** Deleted by its owner, or past its retention; kept so that its id is known. */
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
