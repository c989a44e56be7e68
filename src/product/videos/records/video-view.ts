import type { ScriptReport } from '../../../engine/captions/script/script-report.ts';
import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { StoredNotice } from '../../../engine/notices/notices.ts';
import type { StoredFailure } from '../../../infra/errors/video-failure.ts';
import { apiFailureMessage, wordCause } from '../../../infra/errors/word-failure.ts';
import type { Language } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import type { OutputRecord } from './output.model.ts';
import { webmFile } from './output-files.ts';
import type { SmallVideoRecord, VideoRecord } from './video.model.ts';
import { isWorking, type VideoStage } from './video-states.ts';

/** The state of a video, for everybody who may see it. */
export interface VideoView {
  videoId: string;
  ownerId: number;
  status: VideoStatus;
  stage: VideoStage;
  /** 0–100; never goes down within a revision; 100 only when processed. */
  progress: number;
  revision: number;
  /** Why it failed or was cancelled; null = it did not. */
  failure: StoredFailure | null;
  removedBecause: VideoRecord['removedBecause'];
  settings: CaptionSettings;
  /** How what was said differs from the script; null = there is no script, or the video has no output yet. */
  scriptReport: ScriptReport | null;
  callbackUrl: string | null;
  source: SourceView;
  output: OutputView | null;
  /** HLS address of the finished beginning while the rest is rendered; null before and after. */
  previewUrl: string | null;
  /** Anybody with this token may watch the video; null = it is not shared. */
  shareToken: string | null;
  /** What the owner should know, for example that no speech was found. */
  notices: StoredNotice[];
  createdAt: Date;
}

/** A video of a list. Settings have up to 200 KB each: a long dictionary, and a framing with many points. */
export type ListedVideo = Omit<VideoView, 'settings' | 'scriptReport'>;

/** `gone` = deleted or expired. */
export type VideoStatus = 'processing' | 'processed' | 'failed' | 'gone';

interface SourceView {
  url: string;
  /** The name at its origin; null = it had none, or has not been fetched yet. */
  fileName: string | null;
  sizeBytes: number | null;
  durationSeconds: number | null;
  width: number | null;
  height: number | null;
}

/** The last good output, also while a newer revision is being processed. */
interface OutputView {
  /** Of an overlay its MOV. */
  videoUrl: string;
  /** Absent = it is a video. */
  overlayWebmUrl?: string;
  revision: number;
  sizeBytes: number;
  durationSeconds: number;
  width: number;
  height: number;
}

/** Makes the view of a video and its last good output. */
export function toVideoView(video: SmallVideoRecord, output: OutputRecord | null, mediaBaseUrl: string): VideoView {
  return { ...toListedVideo(video, output, mediaBaseUrl), settings: video.settings, scriptReport: reportToShow(video) };
}

/** It has words of the transcript, and a video that has no output has not been paid for. */
function reportToShow({ outputToken, scriptReport }: SmallVideoRecord): ScriptReport | null {
  return outputToken === null ? null : (scriptReport ?? null);
}

/** The same for a list. */
export function toListedVideo(
  video: Omit<SmallVideoRecord, 'settings' | 'scriptReport'>,
  output: OutputRecord | null,
  mediaBaseUrl: string,
): ListedVideo {
  return {
    videoId: video._id,
    ownerId: video.ownerId,
    status: statusOf(video),
    stage: video.stage,
    progress: video.stage === 'processed' ? 100 : Math.floor(video.progress),
    revision: video.revision,
    failure: failureOf(video),
    removedBecause: video.removedBecause,
    callbackUrl: video.callbackUrl,
    source: {
      url: video.url,
      fileName: video.sourceFileName,
      sizeBytes: video.sourceSizeBytes,
      durationSeconds: video.facts ? video.facts.durationMs / 1000 : null,
      width: video.facts?.video.displayWidth ?? null,
      height: video.facts?.video.displayHeight ?? null,
    },
    output: output && viewOfOutput(output, mediaBaseUrl),
    // `getVideo` fills it in
    previewUrl: null,
    shareToken: video.shareToken ?? null,
    notices: video.notices,
    createdAt: video.createdAt,
  };
}

/** What {@link toVideoState} needs; `outputToken` leads to the output. */
export const stateFields = {
  stage: 1,
  errorCode: 1,
  errorReason: 1,
  errorArgs: 1,
  failureMessage: 1,
  removedAt: 1,
  removedBecause: 1,
  outputToken: 1,
} as const;

export type StateRecord = Pick<VideoRecord, '_id' | keyof typeof stateFields>;

/** Where a video stands, and why it failed or is gone. */
export function toVideoState(video: StateRecord) {
  return {
    videoId: video._id,
    status: statusOf(video),
    stage: video.stage,
    failure: failureOf(video),
    removedBecause: video.removedBecause,
  } satisfies Partial<VideoView>;
}

export function outputUrl(mediaBaseUrl: string, output: Pick<OutputRecord, '_id' | 'fileName'>): string {
  return `${mediaBaseUrl}/media/${output._id}/${encodeURIComponent(output.fileName)}`;
}

function statusOf(video: Pick<VideoRecord, 'stage' | 'removedAt'>): VideoView['status'] {
  if (video.removedAt) return 'gone';
  if (isWorking(video.stage)) return 'processing';
  return video.stage === 'processed' ? 'processed' : 'failed';
}

function viewOfOutput(output: OutputRecord, mediaBaseUrl: string): VideoView['output'] {
  const webm = webmFile(output);
  return {
    videoUrl: outputUrl(mediaBaseUrl, output),
    ...(webm ? { overlayWebmUrl: outputUrl(mediaBaseUrl, { ...output, ...webm }) } : {}),
    revision: output.revision,
    sizeBytes: output.sizeBytes,
    durationSeconds: output.durationMs / 1000,
    width: output.width,
    height: output.height,
  };
}

/** Why a video failed, as its record holds it; null = it did not. */
export function failureOf(
  video: Pick<VideoRecord, 'errorCode' | 'errorReason' | 'errorArgs' | 'failureMessage'>,
): StoredFailure | null {
  const { errorCode: code, errorReason: reason = null, errorArgs, failureMessage: message } = video;
  return code && { code, reason, args: errorArgs ?? {}, message };
}

type Described = Pick<VideoView, 'status' | 'stage' | 'failure' | 'removedBecause'>;

/** What is happening to a video, or what went wrong: the `message` of the API, in English. */
export function apiMessage(video: Described): string {
  return video.status === 'failed' && video.failure ? apiFailureMessage(video.failure) : wordState(video, 'en');
}

/** The same for operators. */
export function wordVideoState(video: Described, language: Language): string {
  return video.status === 'failed' && video.failure ? wordCause(video.failure, language) : wordState(video, language);
}

function wordState({ status, stage, removedBecause }: Described, language: Language): string {
  const { videoStates } = textsOf(language);
  return status === 'gone' ? videoStates[removedBecause ?? 'deleted'] : videoStates[stage];
}
