import type { ColorSetting } from '../../settings/chat-settings.ts';
import type { SettingWish, UnderstoodWords, Wish } from '../../understood-words.ts';
import { forPart } from '../color-of-last-part.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { type Item, isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import type { KindOfMessage, LikenessMeaning } from './meanings.ts';
import { type MessageLikeness, thresholds } from './read-likeness.ts';

/** The part that a message of this kind paints. */
const partsPainted: Readonly<Partial<Record<KindOfMessage, ColorSetting>>> = {
  letterColor: 'fontColor',
  highlightColor: 'highlightColor',
  outlineColor: 'outlineColor',
};

/** The one colour that words name, for the part that a message of this kind paints; null = it paints none, or they name none or several. */
export function paintedIn(kind: KindOfMessage, items: readonly Item[]): SettingWish | null {
  const part = partsPainted[kind];
  const [color, ...others] = items.filter((item) => isKind(item, 'color'));
  return part && color && others.length === 0 ? { kind: 'set', settings: { [part]: color.meaning.hex } } : null;
}

/** In words. Fewer are a colour and nothing else. */
const minWords = 5;

/** “In red what I’m just saying”: a colour without a part that we know is for the part that the message is surely about. */
export function withPartMeant(likeness: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  if (isShort(likeness) || !understood.wishes.some((wish) => wish.kind === 'set' && wish.settings.fontColor))
    return understood;
  const [first] = likeness.all();
  const part = first && first.score >= thresholds.sure ? partsPainted[first.meaning as KindOfMessage] : undefined;
  if (!part || part === 'fontColor') return understood;
  return { ...understood, wishes: understood.wishes.map((wish) => forPart(wish, part, likeness)) };
}

function isShort({ text }: MessageLikeness): boolean {
  return text.trim().split(/\s+/).length < minWords;
}

/** What messages are about each part that has a colour. */
const meaningsOfParts: Readonly<Record<ColorSetting, readonly LikenessMeaning[]>> = {
  fontColor: ['letterColor'],
  highlightColor: ['highlightColor', 'noHighlight'],
  outlineColor: ['outlineColor', 'thickerOutline', 'thinnerOutline', 'outlineWidth', 'noOutline'],
  emphasisColor: ['keyWords', 'mark'],
};
/** How likely it is at least that a message is about a part, and at most that it is about the parts that were read. */
const partShares = { other: 0.7, read: 0.1 };
/** On buttons. */
const maxColors = 2;

/**
 * “That yellow that hops along with my voice, have it turquoise” colours the highlight, whatever its words name: its colours, the last one
 * first, for the part that the message is surely about; [] = that part was read, or what was read is no colour.
 */
export function paintedOtherwise(likeness: MessageLikeness, wishes: readonly Wish[]): SettingWish[] {
  const read = wishes.flatMap((wish) => (wish.kind === 'set' ? Object.keys(wish.settings) : []));
  if (read.length === 0 || read.length < wishes.length || !read.every(isPainted) || isShort(likeness)) return [];
  const shareOf = (part: ColorSetting) =>
    likeness.all().reduce((sum, one) => sum + (meaningsOfParts[part].includes(one.meaning) ? one.score : 0), 0);
  const part = paintedParts.find((one) => shareOf(one) >= partShares.other);
  const others = paintedParts.filter((one) => one !== part && read.includes(one));
  const shareOfOthers = others.reduce((sum, one) => sum + shareOf(one), 0);
  if (!part || others.length === 0 || shareOfOthers > partShares.read) return [];
  const items = readItems(tokenize(likeness.text), dictionariesFor(likeness.language));
  const colors = items.flatMap((item) => (isKind(item, 'color') ? [item.meaning.hex] : []));
  // “I meant the yellow in that colour”: what is not named was found with care
  const isNamed = wishes.every(
    (wish) => wish.kind === 'set' && Object.values(wish.settings).every((hex) => colors.includes(String(hex))),
  );
  if (!isNamed) return [];
  const named = [...new Set(colors.toReversed())].slice(0, maxColors);
  const beside = part === 'emphasisColor' ? { emphasis: true } : {};
  return named.map((hex) => ({ kind: 'set', settings: { ...beside, [part]: hex } }));
}

const paintedParts = Object.keys(meaningsOfParts) as ColorSetting[];

function isPainted(setting: string): boolean {
  return paintedParts.some((part) => part === setting);
}
