import type { Caption } from '../../../engine/captions/caption.ts';
import { deriveCaptions } from '../../../engine/captions/derive-captions.ts';
import type { VideoRecord } from '../records/video.model.ts';
import { dictionaryOfVideo } from './dictionary-of-video.ts';
import type { TranscriptRecord } from './transcript.model.ts';
import { readTranscriptWords, type TranscriptStoreDeps } from './transcript-store.ts';

export interface VideoCaptions {
  /** What is spoken, as far as it is known. */
  language: string | null;
  captions: Caption[];
  /** What was heard, or null where nobody has listened. */
  transcript: TranscriptRecord | null;
}

/** As somebody edits them: what the engine adds and hides stays a setting, and does not become their own text. */
export function captionsToEdit(
  deps: TranscriptStoreDeps,
  video: Parameters<typeof captionsOfVideo>[1],
): Promise<VideoCaptions> {
  const settings = { ...video.settings, addEmojis: false, maskProfanity: false };
  return captionsOfVideo(deps, { ...video, settings });
}

/** A video's captions as they are shown: computed from what was given and what was heard, never kept. */
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
