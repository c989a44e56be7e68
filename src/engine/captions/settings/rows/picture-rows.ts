import { type CaptionSetting, outputKinds, outputSizes } from '../setting-row.ts';

/** Rows of the table of settings: what is spoken, and what the picture is. */
export const pictureRows = {
  language: {
    name: 'language',
    kind: { type: 'language' },
    about: 'The language spoken, which is also that of the captions',
    code: 'la',
    group: 'speech',
    control: null,
    ofOneVideo: true,
  },
  resizeForSocialMedia: {
    name: 'resize_for_social_media',
    kind: { type: 'boolean' },
    about: 'Makes the video vertical, 9:16',
    default: false,
    code: 'vs',
    group: 'picture',
    control: 'switch',
  },
  framing: {
    name: 'framing',
    kind: { type: 'framing' },
    about:
      'Which part of the picture resize_for_social_media keeps. auto: follows the people; centre: the middle; fit: the whole ' +
      'picture over a blurred copy of itself; or points in time: between two points the window moves evenly, two points at ' +
      'the same time are a cut. A list may also be JSON text',
    default: 'auto',
    code: 'fr',
    group: 'picture',
    control: 'choice',
  },
  outputSize: {
    name: 'output_size',
    kind: { type: 'choice', choices: outputSizes },
    about:
      'The size of the output: 720 or 1080 pixels on its short side, or as the source has it. auto: a video that is made ' +
      'vertical is 1080 × 1920 if its picture is at least 720 high and 720 × 1280 otherwise; others keep their size. No ' +
      'side is made longer than 3840 pixels by enlarging',
    default: 'auto',
    code: 'os',
    group: 'picture',
    control: 'choice',
  },
  autoZoom: {
    name: 'auto_zoom',
    kind: { type: 'boolean' },
    about:
      'Brings the picture closer, towards the face, by at most 8 %: a little at once, then slowly, in every second sentence ' +
      'and on emphasised words. Captions keep their size',
    default: false,
    code: 'az',
    group: 'picture',
    control: 'switch',
  },
  outputKind: {
    name: 'output_kind',
    kind: { type: 'choice', choices: outputKinds },
    about:
      'What comes out. video: the captioned video. overlay: captions, emojis and titles alone with alpha, without sound, to ' +
      'lay over the video in an editing program: ProRes 4444 in MOV at video_url, and VP9 in WebM',
    default: 'video',
    code: 'ok',
    group: 'picture',
    control: 'choice',
  },
} as const satisfies Record<string, CaptionSetting>;
