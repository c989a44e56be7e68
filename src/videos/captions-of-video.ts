import { alignCaptions } from '../captions/align-captions.ts';
import type { Caption, Word } from '../captions/caption.ts';
import { captionsFromWords } from '../captions/captions-from-words.ts';
import { chooseEmojis } from '../captions/choose-emojis.ts';
import { readTranscriptWords, type TranscriptDeps } from '../speech/kept-transcripts.ts';
import type { TranscriptRecord } from '../speech/transcript.model.ts';
import type { VideoRecord } from './video.model.ts';

export interface VideoCaptions {
  /** What is spoken, as far as it is known. */
  language: string | null;
  captions: Caption[];
  /** What was heard, or null where nobody has listened. */
  transcript: TranscriptRecord | null;
}

/** A video's captions as they are shown: computed from what was given and what was heard, never kept. */
export async function captionsOfVideo(
  deps: TranscriptDeps,
  video: Pick<VideoRecord, 'givenCaptions' | 'transcriptKey' | 'settings'>,
): Promise<VideoCaptions> {
  const transcript = video.transcriptKey
    ? await deps.transcripts.findById(video.transcriptKey).lean<TranscriptRecord>()
    : null;
  const words = transcript ? await readTranscriptWords(deps, transcript._id) : [];
  const language = transcript?.language ?? video.settings.language ?? null;
  const captions = phrases(video, words, language);
  return { language, transcript, captions: video.settings.addEmojis ? chooseEmojis(captions, language) : captions };
}

function phrases({ givenCaptions }: Pick<VideoRecord, 'givenCaptions'>, words: Word[], language: string | null) {
  return givenCaptions === null ? captionsFromWords(words, language) : alignCaptions(givenCaptions, words);
}
