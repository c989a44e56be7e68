import type { Language } from '../../../../../texts/languages.ts';

/** Words behind the right words of a correction, separated by blanks. */
interface ReasonWords {
  /** They begin a reason, and nothing else. */
  onlyReason: string;
  /** They may begin a reason: behind a comma, or where the right words are like the wrong ones. */
  maybeReason: string;
  /** They begin a comparison or an explanation behind a comma: "Jerez, like the wine". */
  comparison: string;
}

export const reasonWords: Readonly<Record<Language, ReasonWords>> = {
  en: { onlyReason: 'because cos cuz', maybeReason: 'since', comparison: 'like so' },
  es: { onlyReason: 'porque pq q', maybeReason: 'que', comparison: 'como tipo' },
  fr: { onlyReason: 'parce', maybeReason: 'que car qui', comparison: 'comme genre' },
  de: { onlyReason: 'weil denn', maybeReason: '', comparison: 'wie so' },
  it: { onlyReason: 'perché xke', maybeReason: 'che', comparison: 'come tipo' },
  pt: { onlyReason: 'porque pq q', maybeReason: 'que pois', comparison: 'como tipo' },
  ru: { onlyReason: 'потому ведь', maybeReason: 'так', comparison: 'как типа' },
};
