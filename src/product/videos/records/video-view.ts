import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { StoredNotice } from '../../../engine/notices/word-notice.ts';
import type { VideoFailureCode } from '../../../infra/errors/error-codes.ts';
import type { VideoStage } from './video-states.ts';

/** How a video stands, as anybody who may see it is told; every edge presents it in its own words. */
export interface VideoView {
  videoId: string;
  ownerId: number;
  status: VideoStatus;
  stage: VideoStage;
  /** 0–100, never falling within a revision; 100 only when processed. */
  progress: number;
  revision: number;
  errorCode: VideoFailureCode | null;
  /** Plain words on what goes on or went wrong. */
  message: string;
  settings: CaptionSettings;
  callbackUrl: string | null;
  source: SourceView;
  output: OutputView | null;
  /** Where the finished beginning can be watched (HLS) while the rest is rendered; null before and after. */
  previewUrl: string | null;
  /** By which anybody may watch it; null = it is not shared. */
  shareToken: string | null;
  /** Things the person should know, e.g. that no speech was found. */
  notices: StoredNotice[];
  createdAt: Date;
}

/** `gone` = deleted, or past its retention. */
export type VideoStatus = 'processing' | 'processed' | 'failed' | 'gone';

export interface SourceView {
  url: string;
  /** As it was called where it came from; null = it had no name, or has not been fetched yet. */
  fileName: string | null;
  sizeBytes: number | null;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
}

/** The last good output, also while a newer revision is being made. */
export interface OutputView {
  videoUrl: string;
  revision: number;
  sizeBytes: number;
  durationSeconds: number;
  width: number;
  height: number;
}
