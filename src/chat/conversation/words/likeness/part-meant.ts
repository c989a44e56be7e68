import type { ColorSetting } from '../../settings/chat-settings.ts';
import type { SettingWish, UnderstoodWords } from '../../understood-words.ts';
import { forPart } from '../color-of-last-part.ts';
import { type Item, isKind } from '../read-items.ts';
import type { KindOfMessage } from './meanings.ts';
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
const minWords = 3;

/** “In red what I’m just saying”: a colour without a part that we know is for the part that the message is surely about. */
export function withPartMeant(likeness: MessageLikeness, understood: UnderstoodWords): UnderstoodWords {
  const isShort = likeness.text.trim().split(/\s+/).length < minWords;
  if (isShort || !understood.wishes.some((wish) => wish.kind === 'set' && wish.settings.fontColor)) return understood;
  const [first] = likeness.all();
  const part = first && first.score >= thresholds.sure ? partsPainted[first.meaning as KindOfMessage] : undefined;
  if (!part || part === 'fontColor') return understood;
  return { ...understood, wishes: understood.wishes.map((wish) => forPart(wish, part, likeness)) };
}
