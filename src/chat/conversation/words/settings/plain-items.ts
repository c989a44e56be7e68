import { type Item, isKind } from '../read-items.ts';
import type { Dictionary } from '../vocabulary/compile-lexicon.ts';
import { isBox } from './group.ts';
import { quiet } from './quiet.ts';
import { withShadeBehind } from './shade-behind.ts';
import { withoutTagQuestion } from './tag-question.ts';
import { withoutWarmth } from './warm-colors.ts';

/** Without words that say nothing where they stand: "bigger, no?", "a warm orange", "leave it yellow". */
export function plainItems(items: readonly Item[], text: string, dictionaries: readonly Dictionary[]): Item[] {
  return withoutTagQuestion(
    withoutWarmth(withShadeBehind(colorOfBrand(behindBox(leftAsColor(items)))), text, dictionaries),
    text,
  );
}

/** German "lass es" says never mind, but not right before a colour. */
function leftAsColor(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const isCancel = isKind(item, 'request') && item.meaning.request === 'cancel';
    return isCancel && isKind(items[at + 1], 'color') ? quiet(item) : item;
  });
}

/** "Our brand gold" is a colour, and no wish for the look of the brand. */
function colorOfBrand(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const isBrand = isKind(item, 'request') && item.meaning.request === 'use_brand';
    return isBrand && isKind(items[at + 1], 'color') ? quiet(item) : item;
  });
}

/** Spanish “con fondo negro atrás”: “back” behind a box and its colour says where the box is, and takes nothing back. */
function behindBox(items: readonly Item[]): Item[] {
  return items.map((item, at) => {
    const isBack = isKind(item, 'request') && item.meaning.request === 'undo';
    return isBack && isKind(items[at - 1], 'color') && isBox(items[at - 2]) ? quiet(item) : item;
  });
}
