import { type CaptionSettings, captionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { RequestWish } from '../../understood-words.ts';
import type { Dimension, Meaning, Role } from './meaning.ts';

/** The meanings for which a lexicon has words, beside colours and languages. The keys are those of `Lexicon.words`. */
export const concepts = {
  swap: { kind: 'filler', isPolite: false, isAsking: true, isSwap: true },
  asking: { kind: 'filler', isPolite: false, isAsking: true },
  filler: { kind: 'filler', isPolite: false },
  /** May follow the words of a correction without being one of them. */
  polite: { kind: 'filler', isPolite: true },
  praise: { kind: 'praise' },
  article: { kind: 'article' },
  command: { kind: 'command' },
  foreign: { kind: 'foreign' },
  because: { kind: 'because', asks: false },
  whyBecause: { kind: 'because', asks: true },
  and: { kind: 'join', word: 'and' },
  or: { kind: 'join', word: 'or' },
  with: { kind: 'join', word: 'with' },
  yes: { kind: 'yes' },
  not: { kind: 'no', without: false },
  without: { kind: 'no', without: true },

  captions: role('captions'),
  text: role('text'),
  oneWord: { kind: 'role', role: 'text', isOne: true },
  highlight: role('highlight'),
  standOuts: role('emphasis'),
  outline: role('outline'),
  box: role('box'),
  color: role('color'),
  size: role('size'),
  thickness: role('thickness'),
  spacing: role('letterSpacing'),
  position: role('position'),
  style: role('style'),
  language: role('language'),

  light: { kind: 'shade', shade: 'light' },
  dark: { kind: 'shade', shade: 'dark' },
  bright: { kind: 'shade', shade: 'bright' },
  muted: { kind: 'shade', shade: 'muted' },
  dusty: { kind: 'shade', shade: 'dusty' },
  lighter: { kind: 'shade', shade: 'light', isMore: true },
  darker: { kind: 'shade', shade: 'dark', isMore: true },
  brighter: { kind: 'shade', shade: 'bright', isMore: true },
  moreMuted: { kind: 'shade', shade: 'muted', isMore: true },
  moreDusty: { kind: 'shade', shade: 'dusty', isMore: true },

  bigger: grow('size', 1),
  smaller: grow('size', -1),
  huge: grow('size', 1, true),
  tiny: grow('size', -1, true),
  thicker: grow('thickness', 1),
  thinner: grow('thickness', -1),
  thick: { ...grow('thickness', 1), isDegree: true },
  thin: { ...grow('thickness', -1), isDegree: true },
  apart: grow('letterSpacing', 1),
  farApart: grow('letterSpacing', 1, true),
  together: grow('letterSpacing', -1),
  higher: grow('height', 1),
  lower: grow('height', -1),
  more: grow('any', 1),
  less: grow('any', -1),
  much: { kind: 'degree', degree: 'much' },
  bit: { kind: 'degree', degree: 'bit' },
  too: { kind: 'degree', degree: 'too' },
  largest: choice({ fontSize: captionSettings.fontSize.kind.max }),
  smallest: choice({ fontSize: captionSettings.fontSize.kind.min }),
  normalSpacing: choice({ letterSpacing: 0 }),
  top: choice({ position: 'top' }),
  middle: choice({ position: 'middle' }),
  bottom: choice({ position: 'bottom' }),

  emojis: { kind: 'switch', on: { addEmojis: true }, off: { addEmojis: false } },
  /** For languages in which "no" has another word here. */
  noEmojis: choice({ addEmojis: false }),
  vertical: { kind: 'switch', on: { resizeForSocialMedia: true }, off: { resizeForSocialMedia: false } },
  horizontal: { kind: 'switch', on: { resizeForSocialMedia: false }, off: { resizeForSocialMedia: true } },
  followPeople: choice({ framing: 'auto' }),
  keepMiddle: choice({ framing: 'centre' }),
  showAll: choice({ framing: 'fit' }),
  /** What stands around the whole picture only where it is vertical. */
  blurAround: choice({ framing: 'fit', resizeForSocialMedia: true }),
  fullHd: choice({ outputSize: '1080' }),
  hd: choice({ outputSize: '720' }),
  sourceSize: choice({ outputSize: 'source' }),
  zooming: { kind: 'switch', on: { autoZoom: true }, off: { autoZoom: false } },
  captionsAlone: choice({ outputKind: 'overlay' }),
  onVideo: choice({ outputKind: 'video' }),
  progressBar: { kind: 'switch', on: { progressBar: true }, off: { progressBar: false } },
  noMovement: choice({ animation: 'none' }),
  ownMovement: choice({ animation: 'auto' }),
  fadeIn: choice({ animation: 'fade' }),
  riseUp: choice({ animation: 'rise' }),
  dropIn: choice({ animation: 'settle' }),
  slideIn: choice({ animation: 'slide' }),
  wave: choice({ animation: 'wave' }),
  typeIn: choice({ animation: 'typewriter' }),
  wordsPop: choice({ animation: 'word-pop' }),
  /** As things, so that they can be taken away with others. */
  jumpingWords: choice({ animation: 'word-pop' }),
  wordsRise: choice({ animation: 'word-rise' }),
  wordsSharpen: choice({ animation: 'word-blur' }),
  mask: { kind: 'switch', on: { maskProfanity: true }, off: { maskProfanity: false } },
  unmask: { kind: 'switch', on: { maskProfanity: false }, off: { maskProfanity: true } },
  accessible: { kind: 'switch', on: { accessible: true }, off: { accessible: false } },

  keyWords: { kind: 'switch', on: { emphasis: true }, off: { emphasis: false } },
  plainWords: choice({ emphasis: false }),

  rubik: choice({ fontFamily: 'Rubik' }),
  sigmar: choice({ fontFamily: 'Sigmar' }),
  bold: choice({ fontFamily: 'THEBOLDFONT' }),

  pop: choice({ style: 'pop' }),
  pill: choice({ style: 'pill' }),
  karaoke: choice({ style: 'karaoke' }),
  wordByWord: choice({ style: 'word-by-word' }),
  minimal: choice({ style: 'minimal' }),
  boxed: choice({ style: 'boxed' }),
  neon: choice({ style: 'neon' }),
  typewriter: choice({ style: 'typewriter' }),
  underline: choice({ style: 'underline' }),
  comic: choice({ style: 'comic' }),
  impact: choice({ style: 'impact' }),
  handwritten: choice({ style: 'handwritten' }),
  editorial: choice({ style: 'editorial' }),
  news: choice({ style: 'news' }),
  gradient: choice({ style: 'gradient' }),
  duo: choice({ style: 'duo' }),

  swapColors: { kind: 'swap_colors' },
  noHighlight: { kind: 'leave_out', part: 'highlight' },
  noBox: { kind: 'leave_out', part: 'box' },

  percent: { kind: 'unit', unit: '%' },
  pixels: { kind: 'unit', unit: 'px' },

  /** Verbs and other words before or after a face or a thing: "cover", "in front of", "is covered". */
  covering: { kind: 'covering' },
  face: sight('face'),
  /** People and faces that captions can cover. */
  person: sight('person'),
  thing: sight('thing'),
  /** For languages in which "over" alone has another word: "over face". */
  onFace: covers('face'),
  onPerson: covers('person'),
  onThing: covers('thing'),
  they: { kind: 'they' },
  keepOffFaces: request('clear_faces'),

  undo: request('undo'),
  likeLastTime: request('like_last_time'),
  showText: request('show_text'),
  render: request('render'),
  /** "ok", "yes": counts only as the whole message. */
  agree: request('render', true),
  cancel: request('cancel'),
  stop: request('cancel', true),
  reset: request('reset_settings'),
  makeDefault: request('make_default'),
  always: { kind: 'request', request: 'make_default', alone: false, isVague: true },
  saveBrand: request('save_brand'),
  useBrand: request('use_brand'),
  /** "Is it readable?" */
  askReadable: request('check_reading'),
  help: request('help'),
  hint: request('help', true),
} as const satisfies Record<string, Meaning>;

export type Concept = keyof typeof concepts;

function role(name: Role) {
  return { kind: 'role', role: name } as const;
}

function grow(dimension: Dimension, direction: 1 | -1, much = false) {
  return { kind: 'grow', dimension, direction, much } as const;
}

function choice(settings: CaptionSettings) {
  return { kind: 'choice', settings } as const;
}

function sight(what: 'face' | 'person' | 'thing') {
  return { kind: 'sight', what } as const;
}

function covers(what: 'face' | 'person' | 'thing') {
  return { kind: 'covers', what, isNamed: false } as const;
}

function request(name: RequestWish['request'], alone = false) {
  return { kind: 'request', request: name, alone } as const;
}
