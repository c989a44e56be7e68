import type { VideoCaptions } from './captions-of-video.ts';
import type { VideoRecord } from './video.model.ts';

/** Everything there may be to know, in whole sentences. */
export const videoNotices = {
  no_sound: 'The video has no sound, so there is nothing to caption.',
  no_speech: 'No speech was found in the video, so it has no captions.',
  unknown_language: 'The speech engine does not know the language you named, so the language was detected.',
  contradicted_by_sound:
    'The sound is clearly in another language than the one you named, so the language was detected.',
  faces_unknown:
    'We could not look for people in the picture, so the middle of it is kept, and captions may be over a face. An edit tries again.',
} as const;

export type VideoNotice = keyof typeof videoNotices;

/** What the person should know about the result, in whole sentences. */
export function noticesOfVideo(
  { facts, givenCaptions }: Pick<VideoRecord, 'facts' | 'givenCaptions'>,
  { transcript }: Pick<VideoCaptions, 'transcript'>,
  areFacesUnknown = false,
): string[] {
  const notices: string[] = [];
  if (givenCaptions === null && facts && !facts.audio) {
    notices.push(videoNotices.no_sound);
  }
  if (givenCaptions === null && transcript && transcript.wordCount === 0) {
    notices.push(videoNotices.no_speech);
  }
  if (areFacesUnknown) notices.push(videoNotices.faces_unknown);
  if (transcript?.languageNotice) notices.push(videoNotices[transcript.languageNotice]);
  return notices;
}
