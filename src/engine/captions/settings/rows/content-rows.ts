import type { CaptionSetting } from '../setting-row.ts';

/** Rows of the table of settings: what the captions say, and what is shown beside them. */
export const contentRows = {
  emphasis: {
    name: 'captions_emphasis',
    kind: { type: 'boolean' },
    about:
      'Makes key words stand out, larger and in another colour: numbers, names, denials, superlatives, rare words; at most ' +
      'one word in six. A word of a caption of yours stands out if it is marked, and never if it is marked with false',
    default: false,
    code: 'kw',
    group: 'words',
    control: 'switch',
  },
  maskProfanity: {
    name: 'captions_mask_profanity',
    kind: { type: 'boolean' },
    about: 'Shows swear words as f***, in the picture and in exports',
    default: false,
    code: 'mp',
    group: 'words',
    control: 'switch',
  },
  dictionary: {
    name: 'dictionary',
    kind: { type: 'dictionary' },
    about: 'How to spell words that are heard. Captions that you send stay as they are',
    code: null,
    group: 'words',
    control: null,
    ofOneVideo: true,
  },
  script: {
    name: 'script',
    kind: { type: 'text', maxCharacters: 100_000 },
    about:
      'What is said, word for word. Captions then have its words, spelling and punctuation, with times from the sound; ' +
      'captions that you send take precedence over it. Text in square brackets is not spoken; what is in round brackets, and ' +
      'a name before a colon, may be',
    code: null,
    group: 'speech',
    control: null,
    ofOneVideo: true,
  },
  title: {
    name: 'title',
    kind: { type: 'title', maxCharacters: 120 },
    about:
      'A hook over the picture: a text, or {text, start, end, position, style}. Two lines at most: the letters shrink to ' +
      'fit. It keeps off faces and captions, and clear of what platforms draw. An empty text in an edit removes it. A preset ' +
      'holds its style and position',
    code: null,
    group: 'words',
    control: 'title',
  },
  progressBar: {
    name: 'progress_bar',
    kind: { type: 'progressBar' },
    about: 'A thin bar that grows with the video: yes or no, or {color, position}. It keeps off faces and captions',
    default: false,
    code: 'pb',
    group: 'picture',
    control: 'switch',
  },
  watermark: {
    name: 'watermark',
    kind: { type: 'watermark' },
    about:
      'A picture in a corner: upload://…, or {picture, corner, opacity, size}. It is kept as long as a video has it. It ' +
      'keeps off faces and captions, and clear of what platforms draw. An empty text in an edit removes it',
    code: null,
    group: 'picture',
    control: 'watermark',
  },
} as const satisfies Record<string, CaptionSetting>;
