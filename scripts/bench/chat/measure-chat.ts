import { type Language, languages } from '../../../src/texts/languages.ts';
import { playMoments } from './bench-conversation.ts';
import { type Judgement, judgePhrase } from './judge-phrase.ts';
import { type Half, readPhrases, readSpokenLines } from './phrases.ts';

/** How many phrases of a language came out how. */
export interface ChatFigures {
  phrases: number;
  understood: number;
  declined: number;
  wrong: number;
  lost: number;
  /** Of the lost ones: those answered by «I didn't get that». */
  notGot: number;
}

/** @param batch of strangers' phrases; null = all */
export function judgeLanguage(half: Half, language: Language, batch: number | null = null): Judgement[] {
  const phrases = readPhrases(half, language).filter((phrase) => batch === null || phrase.batch === batch);
  return [...new Set(phrases.map((phrase) => phrase.batch))].flatMap((of) => {
    const lines = readSpokenLines(language, of);
    const moments = playMoments(language, lines);
    const ofBatch = phrases.filter((phrase) => phrase.batch === of);
    return ofBatch.map((phrase) => judgePhrase(phrase, moments[phrase.at], lines));
  });
}

export function countVerdicts(judgements: readonly Judgement[]): ChatFigures {
  const count = (isMeant: (one: Judgement) => boolean) => judgements.filter(isMeant).length;
  return {
    phrases: judgements.length,
    understood: count(({ verdict }) => verdict === 'understood'),
    declined: count(({ verdict }) => verdict === 'declined'),
    wrong: count(({ verdict }) => verdict === 'wrong'),
    lost: count(({ verdict }) => verdict === 'lost'),
    notGot: count(({ isNotGot, verdict }) => isNotGot && verdict === 'lost'),
  };
}

export function judgeAll(
  half: Half,
  only: readonly Language[] = languages,
  batch: number | null = null,
): Map<Language, Judgement[]> {
  return new Map(only.map((language) => [language, judgeLanguage(half, language, batch)]));
}
