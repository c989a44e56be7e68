import { normalizeText } from '../../../infra/normalize-text.ts';
import { captionStyleNames } from './style-names.ts';

export const maxPresetNameCharacters = 40;

/**
 * The name of a preset as it is stored: composed, without blanks around it, one blank between words.
 * @returns null when it is not a name: 1 to 40 letters, digits, blanks, dashes and underscores
 */
export function readPresetName(text: string): string | null {
  // most of a long text would be normalised for nothing
  if (text.length > 4 * maxPresetNameCharacters) return null;
  const name = normalizeText(text, 'NFC').trim().replace(/\s+/g, ' ');
  const isName = /^[\p{L}\p{M}\p{N} _-]+$/u.test(name) && [...name].length <= maxPresetNameCharacters;
  return isName ? name : null;
}

/** Equal for names that differ in letter case only. */
export function presetKey(name: string): string {
  return normalizeText(name, 'NFKC').toLowerCase();
}

/** A preset cannot have the name of a ready-made style: `style` would not tell them apart. */
export function isStyleName(name: string): boolean {
  return captionStyleNames.some((known) => known === presetKey(name));
}

/** Whether a value of `style` names a preset. A ready-made style may have a palette behind a slash. */
export function isPresetName(style: string): boolean {
  return !style.includes('/') && !isStyleName(style);
}
