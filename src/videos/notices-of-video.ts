import type { VideoCaptions } from './captions-of-video.ts';
import type { VideoRecord } from './video.model.ts';

/** What the person should know about the result, in whole sentences. */
export function noticesOfVideo(
  { facts, givenCaptions }: Pick<VideoRecord, 'facts' | 'givenCaptions'>,
  { transcript }: Pick<VideoCaptions, 'transcript'>,
): string[] {
  const notices: string[] = [];
  if (givenCaptions === null && facts && !facts.audio) {
    notices.push('The video has no sound, so there is nothing to caption.');
  }
  if (givenCaptions === null && transcript && transcript.wordCount === 0) {
    notices.push('No speech was found in the video, so it has no captions.');
  }
  if (transcript?.languageNotice) notices.push(languageWords[transcript.languageNotice]);
  return notices;
}

const languageWords = {
  unknown_language: 'The speech engine does not know the language you named, so the language was detected.',
  contradicted_by_sound:
    'The sound is clearly in another language than the one you named, so the language was detected.',
};
