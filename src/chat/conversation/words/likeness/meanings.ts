import type { RequestWish, TopicWish, Wish } from '../../understood-words.ts';
import { limitTopics, pageTopics, questionTopics, type RequestTopic, type Topic, talkTopics } from '../topics/topic.ts';

/** Requests that need nothing beside them. */
const requests = {
  undo: 'undo',
  reset: 'reset_settings',
  sameAgain: 'like_last_time',
  render: 'render',
  makeDefault: 'make_default',
  clearFaces: 'clear_faces',
  cancel: 'cancel',
  saveBrand: 'save_brand',
  showText: 'show_text',
  coversWhat: 'clear_view',
  useBrand: 'use_brand',
} as const satisfies Record<string, RequestWish['request']>;

/** Settings that people describe instead of naming them. */
const settings = {
  bigger: { kind: 'step', setting: 'fontSize', direction: 1, much: false },
  smaller: { kind: 'step', setting: 'fontSize', direction: -1, much: false },
  higher: { kind: 'step', setting: 'position', direction: 1, much: false },
  lower: { kind: 'step', setting: 'position', direction: -1, much: false },
  thickerOutline: { kind: 'step', setting: 'outlineThickness', direction: 1, much: false },
  thinnerOutline: { kind: 'step', setting: 'outlineThickness', direction: -1, much: false },
  noOutline: { kind: 'set', settings: { outlineThickness: 0 } },
  readable: { kind: 'set', settings: { accessible: true } },
  vertical: { kind: 'set', settings: { resizeForSocialMedia: true } },
  notVertical: { kind: 'set', settings: { resizeForSocialMedia: false } },
  emojis: { kind: 'set', settings: { addEmojis: true } },
  noEmojis: { kind: 'set', settings: { addEmojis: false } },
  plain: { kind: 'set', settings: { style: 'minimal' } },
  boxed: { kind: 'set', settings: { style: 'boxed' } },
  wordByWord: { kind: 'set', settings: { style: 'word-by-word' } },
  progressBar: { kind: 'set', settings: { progressBar: true } },
  noProgressBar: { kind: 'set', settings: { progressBar: false } },
  noAnimation: { kind: 'set', settings: { animation: 'none' } },
  styleTypewriter: { kind: 'set', settings: { style: 'typewriter' } },
  stylePill: { kind: 'set', settings: { style: 'pill' } },
  styleNeon: { kind: 'set', settings: { style: 'neon' } },
  styleComic: { kind: 'set', settings: { style: 'comic' } },
  styleHandwritten: { kind: 'set', settings: { style: 'handwritten' } },
  styleEditorial: { kind: 'set', settings: { style: 'editorial' } },
  styleNews: { kind: 'set', settings: { style: 'news' } },
  styleGradient: { kind: 'set', settings: { style: 'gradient' } },
  styleDuo: { kind: 'set', settings: { style: 'duo' } },
  styleImpact: { kind: 'set', settings: { style: 'impact' } },
  styleKaraoke: { kind: 'set', settings: { style: 'karaoke' } },
  styleUnderline: { kind: 'set', settings: { style: 'underline' } },
  wholePicture: { kind: 'set', settings: { resizeForSocialMedia: true, framing: 'fit' } },
  top: { kind: 'set', settings: { position: 'top' } },
  middle: { kind: 'set', settings: { position: 'middle' } },
  bottom: { kind: 'set', settings: { position: 'bottom' } },
  keyWords: { kind: 'set', settings: { emphasis: true } },
  noBox: { kind: 'leave_out', part: 'box' },
  noHighlight: { kind: 'leave_out', part: 'highlight' },
} as const satisfies Record<string, Wish>;

/** Wishes with a value that only the words of the message say, and what is no wish: only what kind of message it is can be told. */
const kinds = [
  'correction',
  'mark',
  'title',
  'textPlaced',
  'letterColor',
  'highlightColor',
  'outlineColor',
  'outlineWidth',
  'background',
  'size',
  'position',
  'style',
  'framing',
  'animation',
  'spokenLanguage',
  'speak',
  'link',
  /** Something is told that asks for nothing. */
  'told',
  'nonsense',
] as const;
export type KindOfMessage = (typeof kinds)[number];

/** Which language the bot is to speak cannot be told by likeness. */
type LikenessTopic = Exclude<Topic, 'speak' | RequestTopic>;

/** What a message may mean as a whole, of what can be done without a value. */
export type Meaning = LikenessTopic | keyof typeof requests | keyof typeof settings | 'lookNow';

/** What a message may be like. */
export type LikenessMeaning = Meaning | KindOfMessage;

const kindsOfMessage: ReadonlySet<string> = new Set(kinds);

export function isKindOfMessage(meaning: LikenessMeaning): meaning is KindOfMessage {
  return kindsOfMessage.has(meaning);
}

/** How likeness names what a request asks for; null = it does not know it. */
export function meaningOfRequest({ request }: RequestWish): Meaning | null {
  const found = Object.entries(requests).find(([, one]) => one === request);
  return found ? (found[0] as keyof typeof requests) : null;
}

/** What is offered for a wish of which only the kind is known: a page where the value can be chosen, or the usual values. */
export const offersOf: Readonly<Partial<Record<KindOfMessage, readonly Meaning[]>>> = {
  correction: ['showMistakes'],
  textPlaced: ['picture'],
  letterColor: ['colors'],
  highlightColor: ['colors'],
  outlineColor: ['colors'],
  speak: ['language'],
  style: ['styles'],
  position: ['higher', 'lower'],
  size: ['bigger', 'smaller'],
  outlineWidth: ['thickerOutline', 'thinnerOutline'],
  background: ['boxed'],
  framing: ['notVertical'],
  animation: ['noAnimation'],
};

/** The page of colours says what the look is now. */
const presentLook: TopicWish = { kind: 'topic', topic: 'colors', isOfLook: true };

export function wishOf(meaning: Meaning): Wish {
  if (meaning === 'lookNow') return presentLook;
  if (meaning in settings) return settings[meaning as keyof typeof settings];
  if (meaning in requests) return { kind: 'request', request: requests[meaning as keyof typeof requests] };
  return { kind: 'topic', topic: meaning as LikenessTopic };
}

const safe: ReadonlySet<string> = new Set([
  ...pageTopics,
  ...questionTopics,
  ...limitTopics,
  ...talkTopics,
  ...['showText', 'lookNow', 'coversWhat'],
]);

/** Whether its answer changes nothing, so that a misunderstanding costs nothing. */
export function isSafe(meaning: LikenessMeaning): boolean {
  return safe.has(meaning);
}
