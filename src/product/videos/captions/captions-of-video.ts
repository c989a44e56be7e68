import type { Caption } from '../../../engine/captions/caption.ts';
import { type DictionaryEntry, mergeDictionaries } from '../../../engine/captions/wording/dictionary.ts';
import type { Derivation } from '../../../engine/tasks/stored-input.ts';
import type { TaskOf } from '../../../infra/threads/tasks.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { VideoDeps } from '../video-deps.ts';
import type { TranscriptRecord } from './transcript.model.ts';
import { readTranscriptBytes, type TranscriptStoreDeps } from './transcript-store.ts';

export type VideoCaptionsDeps = TranscriptStoreDeps & VideoDeps<'tasks'>;

interface VideoCaptions {
  /** The spoken language; null = unknown. */
  language: string | null;
  captions: Caption[];
  /** null = the video has not been transcribed. */
  transcript: TranscriptRecord | null;
  /** What they were computed from. */
  derivation: Derivation;
}

/**
 * A video whose captions have no emojis, key words and masks of the engine, so that these do not become part of an edited
 * text.
 */
export function forEditing<Video extends CaptionedVideo>(video: Video): Video {
  return { ...video, settings: { ...video.settings, addEmojis: false, emphasis: false, maskProfanity: false } };
}

/**
 * A video's captions as they are shown. They are computed from given captions or the transcript and never stored.
 * @param of for whom the threads work; default: the video's owner
 * @throws AppError `service_busy`, `too_complex`
 */
export async function captionsOfVideo(
  deps: VideoCaptionsDeps,
  video: CaptionedVideo,
  of: TaskOf = { owner: taskOwner(video) },
): Promise<VideoCaptions> {
  const { derivation, transcript } = await derivationOf(deps, video);
  const captions = await deps.tasks.deriveCaptions(derivation, of);
  return { language: derivation.language, transcript, captions, derivation };
}

type CaptionedVideo = Pick<
  VideoRecord,
  'ownerId' | 'givenCaptions' | 'transcriptKey' | 'settings' | 'accountDictionary' | 'confirmedWords'
>;

/** What a video's captions are computed from, for the engine's tasks. */
export async function derivationOf(
  deps: TranscriptStoreDeps,
  video: CaptionedVideo,
): Promise<{ derivation: Derivation; transcript: TranscriptRecord | null }> {
  const { givenCaptions: given, settings, confirmedWords } = video;
  const transcript = video.transcriptKey
    ? await deps.transcripts.findById(video.transcriptKey).lean<TranscriptRecord>()
    : null;
  const words = transcript ? await readTranscriptBytes(deps, transcript) : [];
  const language = transcript?.language ?? settings.language ?? null;
  const dictionary = dictionaryOfVideo(video);
  const confirmed = confirmedWords ?? [];
  return { derivation: { words, given, language, settings, dictionary, confirmed }, transcript };
}

/** Tasks of one account share the threads as one. */
export function taskOwner({ ownerId }: Pick<VideoRecord, 'ownerId'>): string {
  return `user:${ownerId}`;
}

/** Whether captions can be computed: they were given, the video was transcribed, or it has no sound. */
export function hasKnownCaptions({
  givenCaptions,
  transcriptKey,
  stage,
}: Pick<VideoRecord, 'givenCaptions' | 'transcriptKey' | 'stage'>): boolean {
  if (givenCaptions !== null || transcriptKey !== null) return true;
  return ['planning', 'rendering', 'assembling', 'processed'].includes(stage);
}

/** A video's own dictionary entries, then those of its owner's account as they were when the video was created. */
export function dictionaryOfVideo({
  settings,
  accountDictionary,
}: Pick<VideoRecord, 'settings'> & Partial<Pick<VideoRecord, 'accountDictionary'>>): DictionaryEntry[] {
  return mergeDictionaries(settings.dictionary, accountDictionary);
}
