import type { Texts } from '../../texts/texts.ts';

interface ErrorRow {
  /**
   * HTTP status of a request that ends with it, for API and pages. `hidden` = our own fault: a 500 that says nothing
   * about what went wrong.
   */
  status: number | 'hidden';
  /** What a page says, see `pages.refusals.named` in the texts; absent = that the request was not accepted. */
  page?: keyof Texts['pages']['refusals']['named'];
  /** What a chat says when an action is refused, see `chat.problems`; absent = it counts as a fault, and is tried again. */
  chat?:
    | 'invalid_input'
    | 'not_found'
    | 'conflict'
    | 'upload_deleted'
    | 'allowance_exhausted'
    | 'source_too_large'
    | 'storage_limit'
    | 'queue_full'
    | 'service_full'
    | 'disk_low'
    | 'too_complex';
  /** For `Retry-After`: when another try makes sense. */
  retryAfterSeconds?: number;
  /** Of codes with which a video can fail. */
  video?: VideoFailureRow;
}

interface VideoFailureRow {
  /** How often a stage is tried before its video fails; 1 = trying again cannot help. */
  tries: number;
  /**
   * Where the cause is: `ours` = a part of the service; `network` = the source did not answer, which may be due to our
   * network; `theirs` = what the user sent, or has left of their video time.
   */
  side: FailureSide;
  /** A chat offers to make the video again. */
  canRepeat: boolean;
  /** Chats and pages say the exact cause (`causes` in the texts), or only what to do now (`failures`). */
  tells: 'cause' | 'advice';
  /** Reasons that another try would meet again: people are told the cause, and chats do not offer to make the video again. */
  finalReasons?: readonly string[];
}

export type FailureSide = 'ours' | 'network' | 'theirs';

const badSource = { tries: 1, side: 'theirs', canRepeat: false, tells: 'cause' } as const;
const ourFault = { tries: 1, side: 'ours', canRepeat: true, tells: 'advice' } as const;
const slowSource = { tries: 2, side: 'network', canRepeat: true, tells: 'cause' } as const;

/**
 * Every way the product can refuse or fail: a row a code, with what each part of the service does about it. The codes are
 * public (`error_code`) and are never renamed.
 */
export const errorTable = {
  // the source could not be fetched
  source_unreachable: { status: 422, video: { ...slowSource, tries: 3 } },
  source_not_found: { status: 422, video: badSource },
  source_forbidden_address: { status: 422, video: badSource },
  source_too_many_redirects: { status: 422, video: badSource },
  source_too_large: { status: 413, page: 'tooLarge', chat: 'source_too_large', video: badSource },
  // the download has waited half a minute already
  source_stalled: { status: 422, video: { ...slowSource, tries: 1 } },
  // the download has been watched for a minute already
  source_too_slow: { status: 422, video: { ...slowSource, tries: 1 } },
  source_timed_out: { status: 422, video: slowSource },
  source_incomplete: { status: 422, video: slowSource },
  // the source cannot be used
  source_empty: { status: 422, video: badSource },
  source_web_page: { status: 422, video: { ...badSource, tells: 'advice' } },
  source_not_shared: { status: 422, video: badSource },
  source_picture: { status: 422, video: badSource },
  source_sound_only: { status: 422, video: badSource },
  source_playlist: { status: 422, video: badSource },
  source_unsupported: { status: 422, video: badSource },
  source_damaged: { status: 422, video: badSource },
  source_too_long: { status: 422, video: badSource },
  source_absurd_size: { status: 422, video: badSource },
  // what was asked for would be too large
  overlay_too_long: { status: 422, video: badSource },
  // our side
  speech_unavailable: { status: 'hidden', video: ourFault },
  speech_failed: { status: 'hidden', video: { ...ourFault, tries: 3 } },
  render_failed: { status: 'hidden', video: { ...ourFault, tries: 3 } },
  internal: { status: 'hidden', video: { ...ourFault, tries: 4, finalReasons: ['crashes'] } },
  // stopped on purpose
  cancelled: { status: 409, page: 'cancelled', video: { tries: 1, side: 'theirs', canRepeat: true, tells: 'advice' } },
  // the bytes that an account keeps
  storage_limit: { status: 413, page: 'storageFull', chat: 'storage_limit', video: badSource },
  allowance_exhausted: { status: 402, page: 'noTime', chat: 'allowance_exhausted', video: badSource },

  // requests
  invalid_input: { status: 422, chat: 'invalid_input' },
  unauthenticated: { status: 401, page: 'notSignedIn' },
  not_found: { status: 404, page: 'nothingHere', chat: 'not_found' },
  conflict: { status: 409, page: 'conflict', chat: 'conflict' },
  // an edit of an uploaded video whose source is not stored any more
  upload_deleted: { status: 422, chat: 'upload_deleted' },
  // beyond the time or memory that one task may take, see `task-pool.ts`
  too_complex: { status: 422, page: 'tooComplex', chat: 'too_complex' },
  service_busy: { status: 503, page: 'busy' },
  idempotency_key_reused: { status: 422 },
  idempotency_in_flight: { status: 409, page: 'beingDone' },
  // too many videos of the account are waiting
  queue_full: { status: 429, page: 'queueFull', chat: 'queue_full', retryAfterSeconds: 60 },
  // too many videos of all accounts are waiting
  service_full: { status: 503, page: 'serviceFull', chat: 'service_full', retryAfterSeconds: 300 },
  // too many uploads of the account were begun and not finished
  uploads_full: { status: 413 },
  // the service has too little free disk to accept new work
  disk_low: { status: 503, page: 'diskLow', chat: 'disk_low', retryAfterSeconds: 120 },
  stage_lost: { status: 'hidden' },
  configuration: { status: 'hidden' },
} as const satisfies Record<string, ErrorRow>;

type Table = typeof errorTable;
export type ErrorCode = keyof Table;
export type VideoFailureCode = {
  [Code in ErrorCode]: Table[Code] extends { video: unknown } ? Code : never;
}[ErrorCode];
export type RequestErrorCode = Exclude<ErrorCode, VideoFailureCode>;

/** The row of a code. */
export function errorRow(code: ErrorCode): ErrorRow {
  return errorTable[code];
}

/** What the table says about videos that fail with the code. */
export function videoFailureRow(code: VideoFailureCode): VideoFailureRow {
  return errorTable[code].video;
}

/** Another try would fail the same way. */
export function isFinalFailure({ code, reason }: { code: VideoFailureCode; reason: string | null }): boolean {
  const { canRepeat, finalReasons = [] } = videoFailureRow(code);
  return !canRepeat || (reason !== null && finalReasons.includes(reason));
}

export const videoFailureCodes = (Object.keys(errorTable) as ErrorCode[]).filter(isVideoFailureCode);

export function isVideoFailureCode(code: ErrorCode): code is VideoFailureCode {
  return 'video' in errorTable[code];
}
