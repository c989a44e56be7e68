import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import type { Language } from '../../../../texts/languages.ts';
import { dictionariesFor } from '../dictionary-of.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import { isNamedByColor } from './said-of-colors.ts';

/** "Keep the orange for next time": whether the colour is named as one that is there, and is to be saved. */
export function isColorKept({ fontColor, ...others }: CaptionSettings, text: string, language: Language): boolean {
  if (fontColor === undefined || Object.keys(others).length > 0) return false;
  const dictionaries = dictionariesFor(language);
  const tokens = tokenize(text);
  const items = readItems(tokens, dictionaries);
  const isSaved = items.some((item) => isKind(item, 'request') && item.meaning.request === 'make_default');
  const colors = items.filter((item) => isKind(item, 'color'));
  return isSaved && colors.length === 1 && colors.every((one) => isNamedByColor(one, { items, tokens, dictionaries }));
}
