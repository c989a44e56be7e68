import type { Caption, CaptionInput } from '../../engine/captions/caption.ts';
import type { CaptionSettings } from '../../engine/captions/settings/caption-settings.ts';
import type { Transaction } from '../../infra/database/transaction.ts';
import type { StoredObject } from '../../infra/storage/object-store.ts';
import type { VideoStage } from './records/video-states.ts';
import type { VideoView } from './records/video-view.ts';

export interface VideoServices {
  createVideo(input: CreateVideoInput, transaction?: Transaction): Promise<{ videoId: string }>;
  /** @throws AppError `not_found` for a video that is not the owner's or has been deleted */
  editVideo(input: EditVideoInput, transaction?: Transaction): Promise<{ videoId: string }>;
  /** Tells the workers about new work; call it after the transaction that made it has been committed. */
  announceWork(): Promise<void>;
  /** A deleted or expired video of the owner's own comes back with status `gone`. @throws AppError `not_found` */
  getVideo(owner: VideoOfOwner): Promise<VideoView>;
  listVideos(input: ListVideosInput): Promise<{ videos: VideoView[]; nextCursor: string | null }>;
  /** @throws AppError `not_found`, also for a deleted one; an empty list while nothing has been listened to yet */
  getCaptions(owner: VideoOfOwner): Promise<{ language: string | null; captions: Caption[] }>;
  /**
   * The same without the emojis that the engine adds, and with swear words in full: sent back, nothing of it has become
   * the caller's own. @throws AppError `not_found`
   */
  getCaptionsToEdit(owner: VideoOfOwner): Promise<Caption[]>;
  /** The libass script of the captions as rendered now. @throws AppError `not_found` */
  getAssScript(owner: VideoOfOwner): Promise<string>;
  /**
   * One moment with its captions as JPEG, as large as the output: what the output would show there.
   * @throws AppError `not_found`, also for a deleted one; `conflict` when the source or its captions are not there
   */
  renderStill(input: RenderStillInput): Promise<Buffer>;
  /**
   * A small picture of the last output, to be read as an output is; null while there is none.
   * @throws AppError `not_found`
   */
  findCardStill(owner: VideoOfOwner, signal: AbortSignal): Promise<StoredObject | null>;
  /** Lets anybody watch it who is given the token; the same while it is shared. @throws AppError `not_found` */
  shareVideo(owner: VideoOfOwner): Promise<{ shareToken: string }>;
  /** From then on the token is for nothing. @throws AppError `not_found` */
  unshareVideo(owner: VideoOfOwner): Promise<void>;
  /**
   * The last good output of a shared video, to be read as an output is; null = not shared, or nothing to see (any
   * more).
   */
  findSharedVideo(shareToken: string): Promise<SharedVideo | null>;
  /** The state at once, then every change until a final one. @throws AppError `not_found` */
  watchVideo(owner: VideoOfOwner, signal: AbortSignal): AsyncIterable<VideoProgress>;
  /** @throws AppError `not_found`, `conflict` when it is not processing */
  cancelVideo(owner: VideoOfOwner): Promise<VideoView>;
  /** @throws AppError `not_found`, also the second time */
  deleteVideo(owner: VideoOfOwner): Promise<void>;
}

export interface SharedVideo {
  /** To ask for its captions by. */
  owner: VideoOfOwner;
  object: StoredObject;
  fileName: string;
  width: number;
  height: number;
}

export interface VideoOfOwner {
  ownerId: number;
  videoId: string;
}

export interface CreateVideoInput {
  ownerId: number;
  /** http(s) address, or `upload://<id>` of a file stored before by the same owner. */
  videoUrl: string;
  settings: CaptionSettings;
  /** Replaces listening; `[]` = no captions. */
  captions?: CaptionInput[];
  callbackUrl?: string;
  /** The chat in which it is ordered, see `chatKeyOf`: it is told of every end there. */
  chatKey?: string;
}

export interface EditVideoInput extends VideoOfOwner {
  /** Only what changes. */
  settings: CaptionSettings;
  /** What is to be as if nobody had ever said it. */
  leaveOpen?: readonly (keyof CaptionSettings)[];
  captions?: CaptionInput[];
  /** The revision that was looked at: after another one the edit is refused with `conflict`. Absent = any. */
  baseRevision?: number;
  callbackUrl?: string;
  /** The chat in which it is changed: from now on it is told of its end there. */
  chatKey?: string;
}

export interface RenderStillInput extends VideoOfOwner {
  /** On the video's clock; null = where a caption is shown, behind the end = the last picture. */
  atMs: number | null;
  /** Those that shall differ from the video's own. */
  settings: CaptionSettings;
  /** Those of the video's own that shall be left open instead. */
  leaveOpen?: readonly (keyof CaptionSettings)[];
  /** Aborted when nobody waits for it any more. */
  signal: AbortSignal;
}

export interface ListVideosInput {
  ownerId: number;
  limit: number;
  cursor?: string;
  status?: 'processing' | 'processed' | 'failed';
}

export interface VideoProgress {
  videoId: string;
  status: VideoView['status'];
  stage: VideoStage;
  progress: number;
}
