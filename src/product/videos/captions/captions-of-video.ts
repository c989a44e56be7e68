import type { Caption } from '../../../engine/captions/caption.ts';
import { deriveCaptions } from '../../../engine/captions/derive-captions.ts';
import { type DictionaryEntry, mergeDictionaries } from '../../../engine/captions/wording/dictionary.ts';
import type { VideoRecord } from '../records/video.model.ts';
import type { TranscriptRecord } from './transcript.model.ts';
import { readTranscriptWords, type TranscriptStoreDeps } from './transcript-store.ts';

interface VideoCaptions {
  /** The spoken language; null = unknown. */
  language: string | null;
  captions: Caption[];
  /** null = the video has not been transcribed. */
  transcript: TranscriptRecord | null;
}

/** The captions without the engine's emojis and masks, so that these do not become part of an edited text. */
export function captionsToEdit(
  deps: TranscriptStoreDeps,
  video: Parameters<typeof captionsOfVideo>[1],
): Promise<VideoCaptions> {
  const settings = { ...video.settings, addEmojis: false, maskProfanity: false };
  return captionsOfVideo(deps, { ...video, settings });
}

/** A video's captions as they are shown. They are computed from given captions or the transcript and never stored. */
export async function captionsOfVideo(
  deps: TranscriptStoreDeps,
  video: Pick<VideoRecord, 'givenCaptions' | 'transcriptKey' | 'settings' | 'accountDictionary'>,
): Promise<VideoCaptions> {
  const { givenCaptions: given, settings } = video;
  const transcript = video.transcriptKey
    ? await deps.transcripts.findById(video.transcriptKey).lean<TranscriptRecord>()
    : null;
  const words = transcript ? await readTranscriptWords(deps, transcript._id) : [];
  const language = transcript?.language ?? settings.language ?? null;
  const captions = deriveCaptions({ words, given, language, settings, dictionary: dictionaryOfVideo(video) });
  return { language, transcript, captions };
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
