import type { UnderstoodWords } from '../../understood-words.ts';
import { readItems } from '../read-items.ts';
import { isRole } from '../settings/group.ts';
import { tokenize } from '../text/tokenize.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { asksForThin } from './asked-letters.ts';
import type { TopicsTaken } from './take-topics.ts';
import type { Topic } from './topic.ts';

interface Readings {
  /** As settings alone. */
  plain: UnderstoodWords;
  taken: TopicsTaken;
  dictionaries: readonly Dictionary[];
}

/** Whether a message whose words may all be about settings asks a question instead. */
export function isAskedNotWished(text: string, { plain, taken, dictionaries }: Readings): boolean {
  return (
    taken.topics.some(({ wish }) => neverSettings.has(wish.topic) || isAskedFor(wish.topic, text)) ||
    asksHowFar(text, { plain, taken }) ||
    asksForThinner(text, { plain, taken, dictionaries }) ||
    asksForWeight(text, { plain, taken, dictionaries }) ||
    asksForFile({ plain, taken })
  );
}

/** "Is it good for reels and shorts?" does not ask for a vertical video. */
function isAskedFor(topic: Topic, text: string): boolean {
  return (topic === 'platforms' || topic === 'shapeFits' || topic === 'nextVideos') && text.trimEnd().endsWith('?');
}

/** In words; a shorter sentence without a question mark may order the render: "ready", "all done". */
const minQuestionLength = 3;

/** "Is it ready?" is a question about the video, although its words also mean "render it". */
function asksHowFar(text: string, { plain, taken }: Pick<Readings, 'plain' | 'taken'>): boolean {
  const isOrder = plain.wishes.some((wish) => wish.kind === 'request' && wish.request === 'render');
  if (!isOrder || !taken.topics.some(({ wish }) => wish.topic === 'work')) return false;
  return /[?？]/.test(text) || text.trim().split(/\s+/).length >= minQuestionLength;
}

/** “Less bold, too heavy” asks for no bold letters. */
function asksForThinner(text: string, { plain, taken, dictionaries }: Readings): boolean {
  const isBold = plain.wishes.some((wish) => wish.kind === 'set' && wish.settings.fontFamily === 'THEBOLDFONT');
  const isOfWeight = isBold && taken.topics.some(({ wish }) => wish.topic === 'weight');
  return isOfWeight && dictionaries.some(({ language }) => asksForThin(text, language));
}

/** “Yellow letters and bolder”: the letters are to be bolder, and no outline is named that could be. */
function asksForWeight(text: string, { plain, taken, dictionaries }: Readings): boolean {
  const isHeavier = plain.wishes.some(
    (wish) =>
      (wish.kind === 'step' && wish.setting === 'outlineThickness') ||
      (wish.kind === 'set' && wish.settings.fontFamily === 'THEBOLDFONT' && plain.wishes.length > 1),
  );
  if (!isHeavier || !taken.topics.some(({ wish }) => wish.topic === 'weight')) return false;
  return !readItems(tokenize(text), dictionaries).some((item) => isRole(item, 'outline', 'thickness'));
}

/** Italian “mandamelo in word”: whoever wants a file of the text orders no video. */
function asksForFile({ plain, taken }: Pick<Readings, 'plain' | 'taken'>): boolean {
  const isOrder = plain.wishes.every((wish) => wish.kind === 'request' && wish.request === 'render');
  return isOrder && taken.topics.some(({ wish }) => wish.topic === 'sendSrt');
}

/** They count even where each of their words may be about a setting: "speak Spanish", "cut the white gaps". */
const neverSettings: ReadonlySet<Topic> = new Set([
  'speak',
  'silences',
  'translation',
  'music',
  'posting',
  'noise',
  'dubbing',
  'wordCount',
  'moreWords',
  'shadow',
  'sendAgain',
  'textAgain',
  'keepStyle',
  'emojiChoice',
  'capitals',
  'manyColors',
]);
