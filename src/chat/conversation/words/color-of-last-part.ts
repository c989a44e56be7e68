import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../texts/languages.ts';
import type { ColorSetting } from '../settings/chat-settings.ts';
import type { Wish } from '../understood-words.ts';
import { dictionariesFor } from './dictionary-of.ts';
import { readItems } from './read-items.ts';
import { isRole } from './settings/group.ts';
import { tokenize } from './text/tokenize.ts';

const colors = ['fontColor', 'highlightColor', 'outlineColor', 'emphasisColor'] as const;

/**
 * "Sky blue then", right after the highlight was coloured: a colour without a part is for the part that the last change of the look painted,
 * where it painted no other part.
 * @param before the settings before that change
 */
export function colorOfLastPart(
  wish: Wish,
  { text, language, before, now }: { text: string; language: Language; before: CaptionSettings; now: CaptionSettings },
): Wish {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (key) => JSON.stringify(before[key as keyof CaptionSettings]) !== JSON.stringify(now[key as keyof CaptionSettings]),
  );
  const [painted, ...more] = colors.filter((key) => changed.includes(key));
  // a style brings colours of its own
  const isAlone = more.length === 0 && !changed.includes('style');
  // "a bit paler", right after a colour
  if (wish.kind === 'shade' && painted && painted !== 'emphasisColor')
    return isAlone && wish.part === null && !wish.color ? { ...wish, part: painted } : wish;
  return isAlone && painted ? forPart(wish, painted, { text, language }) : wish;
}

/** “Make it orange”, right after the colours of the highlight were talked about: a colour without a part is for that part. */
export function forPart(
  wish: Wish,
  part: ColorSetting,
  { text, language }: { text: string; language: Language },
): Wish {
  if (wish.kind !== 'set' || !wish.settings.fontColor || part === 'fontColor') return wish;
  if (colors.filter((key) => wish.settings[key]).length > 1) return wish;
  const dictionaries = dictionariesFor(language);
  if (readItems(tokenize(text), dictionaries).some((item) => isRole(item) && !isRole(item, 'color'))) return wish;
  const { fontColor, ...others } = wish.settings;
  return { kind: 'set', settings: { ...others, [part]: fontColor } };
}
