/** What a person should know about a finished video. */
export const notices = {
  no_sound: 'The video has no sound, so there was nothing to caption.',
  no_speech: 'I heard nobody speak in it, so it has no captions.',
  unknown_language: 'I don’t know the language you named, so I went by what I heard.',
  contradicted_by_sound: 'It is clearly spoken in another language than the one you named, so I went by what I heard.',
  faces_unknown:
    'I could not look for people in the picture, so its middle is kept and captions may be over a face. Change something, and I try again.',
  missing_signs: (signs: string) => `I have no font for these signs, so they are left out: ${signs}`,
  unknown_emojis: (emojis: string) => `I have no picture of these emojis, so the captions are without them: ${emojis}`,
};
