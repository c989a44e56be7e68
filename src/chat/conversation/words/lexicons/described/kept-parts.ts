import type { Language } from '../../../../../texts/languages.ts';

/** Words beside a part of the captions that is only named, separated by blanks. */
interface KeptParts {
  /** “Keep the outline and make the letters blue”. */
  keep: string;
  /** “A thicker outline around the white letters”. */
  around: string;
}

export type KeptWord = keyof KeptParts;

export const keptParts: Readonly<Record<Language, KeptParts>> = {
  en: { keep: 'keep keeping leave', around: 'around round' },
  es: { keep: 'deja dejar dejen deje mantén mantener conserva', around: 'alrededor' },
  fr: { keep: 'garde gardez garder laisse laissez laisser conserve', around: 'autour' },
  de: { keep: 'lass lasse lasst lassen behalt behalte', around: 'um rundum rings' },
  it: { keep: 'lascia lasciate tieni mantieni', around: 'attorno intorno' },
  pt: { keep: 'deixa deixe mantém mantenha mantem', around: 'volta redor' },
  ru: { keep: 'оставь оставьте оставить сохрани', around: 'вокруг' },
};
