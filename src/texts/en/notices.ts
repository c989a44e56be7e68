/** What a person should know about a finished video. */
export const notices = {
  no_sound: 'The video has no sound, so there is nothing to caption.',
  no_speech: 'No speech was found in the video, so it has no captions.',
  unknown_language: 'The speech engine does not know the language you named, so the language was detected.',
  contradicted_by_sound:
    'The sound is clearly in another language than the one you named, so the language was detected.',
  faces_unknown:
    'We could not look for people in the picture, so the middle of it is kept, and captions may be over a face. An edit tries again.',
  missing_signs: 'No font here has these signs of the captions, so they are left out: {items}',
  unknown_emojis: 'There is no picture of these emojis, so captions are shown without them: {items}',
  title_late: 'The title begins after the end of the video, so it is not shown.',
  title_cut: 'The title is too long for two lines that can be read, so its end is left out.',
  hurried_captions: 'The speech is too fast to read all captions at ease.',
  colors_changed: 'Some colours were changed, so that letters can be read.',
} as const;
