import type { RequestWish, Wish } from '../../understood-words.ts';
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
} as const satisfies Record<string, Wish>;

/** Which language the bot is to speak cannot be told by likeness. */
type LikenessTopic = Exclude<Topic, 'speak' | RequestTopic>;

/** What a message may mean as a whole. */
export type Meaning = LikenessTopic | keyof typeof requests | keyof typeof settings;

/** How people say each, in one language: sentences, separated by `|`. */
export type Examples = Readonly<Record<Meaning, string>>;

export function wishOf(meaning: Meaning): Wish {
  if (meaning in settings) return settings[meaning as keyof typeof settings];
  if (meaning in requests) return { kind: 'request', request: requests[meaning as keyof typeof requests] };
  return { kind: 'topic', topic: meaning as LikenessTopic };
}

const safe: ReadonlySet<string> = new Set([
  ...pageTopics,
  ...questionTopics,
  ...limitTopics,
  ...talkTopics,
  'showText',
]);

/** Whether its answer changes nothing, so that a misunderstanding costs nothing. */
export function isSafe(meaning: Meaning): boolean {
  return safe.has(meaning);
}
