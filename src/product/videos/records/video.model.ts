import type { ScriptReport } from '../../../engine/captions/script/script-report.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { DictionaryEntry } from '../../../engine/captions/wording/dictionary.ts';
import type { SourceFacts } from '../../../engine/media/source-facts.ts';
import type { StoredNotice } from '../../../engine/notices/notices.ts';
import { defineModel, field, type RecordOf } from '../../../infra/database/define-model.ts';
import { whereText } from '../../../infra/database/partial-index.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-table.ts';
import type { FailureArgs } from '../../../infra/errors/video-failure.ts';
import type { EditedParts } from './edited-parts.ts';
import type { GivenCaptions } from './given-captions.ts';
import { videoStages } from './video-states.ts';

/** A lease that nobody gave back: the process that held it died, or could not reach the database. */
export interface Crash {
  /** The fence of the lease. */
  fence: number;
  /** The video's progress when it was noticed, in percent. */
  progress: number;
}

/** A stored video: the order, its progress, and what its stages have found out so far. */
export const createVideoModel = defineModel({
  name: 'Video',
  collection: 'videos',
  minimize: false,
  fields: {
    /** The public, unguessable id. */
    _id: field.text(),
    ownerId: field.number(),
    /** As submitted: http(s), or `upload://<id>`. */
    url: field.text(),
    callbackUrl: field.text().nullable(),
    /** The chat in which it was ordered or last edited, see `chatKeyOf`; the result is sent there. */
    chatKey: field.text().nullable(),
    settings: field.json<CaptionSettings>(),
    /** The account's dictionary as it was when the video was created; entries in `settings` take precedence. */
    accountDictionary: field.json<DictionaryEntry[]>().default([]),
    /** Captions as last given by a caller; null = use the transcript, an empty list = no captions. */
    givenCaptions: field.json<GivenCaptions>().nullable(),
    /** What its last good output shows, while a later edit has not ended in one. */
    beforeEdit: field.json<EditedParts>().nullable().optional(),
    /** What an edit wanted that was stopped and taken back. */
    stoppedEdit: field.json<EditedParts>().nullable().optional(),
    /** Pictures and fonts that drafts of the editor name, see `keepDraftUploads`; the latest one is last. */
    draftUploads: field.list(field.text()).optional(),
    /** 1 for the first, one more for each edit. Updates by work on an older revision are refused. */
    revision: field.number(),
    stage: field.oneOf(videoStages),
    progress: field.number(),
    errorCode: field.text<VideoFailureCode>().nullable(),
    /** See `VideoFailure`; a record of version 1.0 has neither. */
    errorReason: field.text().nullable().optional(),
    errorArgs: field.json<FailureArgs>().nullable().optional(),
    /** The English sentence that version 1.0 stored instead. */
    failureMessage: field.text().nullable(),
    notices: field.list(field.json<StoredNotice>()),
    /** How what was said differs from the script in `settings`; null = there is none, or it has not been compared yet. */
    scriptReport: field.json<ScriptReport>().nullable().optional(),

    /** When the revision was queued. */
    queuedAt: field.date(),
    /** Its place in the queue of each stage, see `nextTurn`; records of version 1.0 lack it, and are claimed first. */
    turn: field.number().optional(),
    /** When the stage before it ended; absent for the first. */
    stageSince: field.date().nullable().optional(),
    /** Not claimed earlier than this (wait between tries). */
    notBefore: field.date(),
    /** Failed tries of the current stage. */
    tries: field.number().default(0),
    /** Faults of the infrastructure that the current stage has met; they are waited out, and are no tries. */
    faults: field.number().default(0).optional(),
    /** Claims of the current stage that no worker has given back, for whatever reason. */
    claims: field.number().default(0),
    /** Those after which the worker seems to have died, see `tryAfterCrashes`. */
    crashes: field.list(field.json<Crash>()).optional(),
    /** How often segments of this revision were rendered again because the output failed its checks. */
    remakes: field.number().default(0).optional(),
    leaseOwner: field.text().nullable(),
    leaseUntil: field.date().nullable(),
    /** Grows with each claim; writes of a worker that lost its lease are refused because of it. */
    fence: field.number().default(0),

    sourceKey: field.text().nullable(),
    sourceSizeBytes: field.number().nullable(),
    /** What its source adds to the bytes that the account keeps; absent in records of version 1.0, not counted. */
    countedBytes: field.number().optional(),
    sourceFileName: field.text().nullable(),
    facts: field.json<SourceFacts>().nullable(),
    transcriptKey: field.text().nullable(),
    planKey: field.text().nullable(),
    /** The kind of machine that made the last plan, see `kindOfMachine`; null or absent = any may go on. */
    drawnBy: field.text().nullable().optional(),
    /** Transcribed captions were read before the video had an output, see `handed-out.ts`. */
    captionsHandedOut: field.boolean().default(false).optional(),
    /** How far a preview was watched before the video had an output. */
    previewHandedOutMs: field.number().default(0).optional(),
    /** When its owner was asked about doubtful words in a chat. */
    doubtsAskedAt: field.date().nullable().optional(),
    /** Doubtful words that the owner said are right, as they were heard. */
    confirmedWords: field.list(field.text()).optional(),
    /** `traceparent` of the call that began the revision; null or absent = traces were off. */
    trace: field.text().nullable().optional(),
    /** Token of the last good output. */
    outputToken: field.text().nullable(),
    /** Anybody with this token may watch the video; null = only its owner. */
    shareToken: field.text().nullable(),

    createdAt: field.date(),
    finishedAt: field.date().nullable(),
    /** When it was deleted or expired. The document stays, so that its id is known. */
    removedAt: field.date().nullable(),
    removedBecause: field.text<'deleted' | 'expired'>().nullable(),
  },
  indexes: [
    [{ ownerId: 1, createdAt: -1, _id: -1 }],
    // the queue of a stage in its order; the rest lets what cannot be claimed be skipped without reading it
    [{ stage: 1, leaseUntil: 1, removedAt: 1, turn: 1, queuedAt: 1, notBefore: 1, ownerId: 1 }],
    // for the limit of waiting videos
    [{ ownerId: 1, stage: 1, removedAt: 1 }],
    [{ leaseOwner: 1 }],
    [{ sourceKey: 1 }],
    [{ transcriptKey: 1 }],
    [{ planKey: 1 }, whereText('planKey')],
    [{ finishedAt: 1 }],
    [{ 'settings.watermark.picture': 1 }, whereText('settings.watermark.picture')],
    [{ 'settings.fontFamily': 1, ownerId: 1 }, whereText('settings.fontFamily')],
    [{ draftUploads: 1, ownerId: 1 }, whereText('draftUploads')],
    // those that expire, and those that were removed lately
    [{ removedAt: 1, finishedAt: 1 }],
    [{ countedBytes: 1 }, { partialFilterExpression: { countedBytes: { $gt: 0 }, removedAt: { $type: 'date' } } }],
    [{ shareToken: 1 }, { unique: true, ...whereText('shareToken') }],
  ],
});

export type VideoModel = ReturnType<typeof createVideoModel>;
export type VideoRecord = RecordOf<typeof createVideoModel>;

/** Fields of up to some MiB. They are read only where they are used, see `findVideo`. */
export type LargeField = 'givenCaptions' | 'accountDictionary' | 'beforeEdit' | 'stoppedEdit';

/** A record that was read without them, by `withoutLargeFields`. */
export type SmallVideoRecord = Omit<VideoRecord, LargeField>;

/** Projection for a {@link SmallVideoRecord}. */
export const withoutLargeFields = {
  givenCaptions: 0,
  accountDictionary: 0,
  beforeEdit: 0,
  stoppedEdit: 0,
} as const satisfies Record<LargeField, 0>;
