import type { Title } from '../../../../engine/captions/settings/title.ts';
import type { Language } from '../../../../texts/languages.ts';
import { withEnglish } from '../../words/dictionary-of.ts';
import { titleGoes } from '../../words/lexicons/title/title-goes.ts';
import { otherSecondsWords } from '../../words/lexicons/title/title-other-seconds.ts';
import { titleTimes } from '../../words/lexicons/title/title-times.ts';
import { fold } from '../../words/text/fold.ts';
import { namesOfNumbers } from '../../words/text/number-words.ts';
import { remarks, saysRemark } from './remark-patterns.ts';
import { piecesOf } from './title-pieces.ts';
import { endOfTitle, secondsIn, type TitleEnd } from './title-time.ts';
import { isSmallBesideTime } from './told-of-title.ts';

/** In characters. A longer message is about more than a title. */
const maxCharacters = 200;

/** A time in seconds, and what is said behind it. */
interface OtherSeconds {
  endMs: TitleEnd;
  others: string[];
}

interface Said {
  title: Title;
  language: Language;
  /** The answer before was about the title. */
  isMeant: boolean;
}

/**
 * “4 seconds is short, make it 8”: of two numbers the one that is not the present time of the title is meant, where nothing else is said
 * of it. null = a message says something else
 */
export function otherSeconds(text: string, { title, language, isMeant }: Said): OtherSeconds | null {
  const end = endOfTitle(title);
  if (text.length > maxCharacters || end === 'end') return null;
  const clauses = text.split(betweenClauses).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  for (const one of withEnglish(language)) {
    const counts = clauses.map((clause) => countsIn(clause, one));
    const all = counts.flat();
    const [other, ...more] = all.filter((count) => count * 1000 !== end);
    if (all.length !== 2 || other === undefined || more.length > 0) continue;
    const at = counts.findIndex((own) => own.includes(other));
    const isTime = clauses.some((clause) => secondsIn(clause) === end / 1000);
    const isCriticised = isTime && (saysRemark('tooShort', text) || saysRemark('tooLong', text));
    const isOnly = (index: number) => saysOnlyCount(clauses[index] ?? '', one);
    const isOfTitle = isCriticised || (isMeant && (isTime || clauses.every((_, index) => isOnly(index))));
    if (isOfTitle && isOnly(at)) return { endMs: other * 1000, others: clauses.slice(at + 1) };
  }
  return null;
}

const betweenClauses = /[.,;!?…\n]+(?:\s|$)|\s[-–—]+\s/u;

function countsIn(clause: string, language: Language): number[] {
  const { count, names } = patternsOf(language);
  return [...fold(clause).matchAll(count)].map(([, digits = '']) => names.get(digits) ?? Number(digits));
}

/** “make it 8”, “lieber 8 Sekunden”: nothing else is named. */
function saysOnlyCount(clause: string, language: Language): boolean {
  const { count, words } = patternsOf(language);
  const left = [count, words, remarks.tooShort, remarks.tooLong, remarks.make, remarks.stay].reduce(
    (rest, one) => rest.replace(one, ' '),
    fold(clause),
  );
  return piecesOf(left).every((piece) => isSmallBesideTime(piece, language));
}

interface Patterns {
  count: RegExp;
  /** Verbs of staying, and words such as “rather”. */
  words: RegExp;
  names: ReadonlyMap<string, number>;
}

const compiled = new Map<Language, Patterns>();

function patternsOf(language: Language): Patterns {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
}

function compile(language: Language): Patterns {
  const names = namesOfNumbers([language], { from: 2, to: 60 });
  const named = [...names.keys()].sort((one, other) => other.length - one.length).join('|');
  const { seconds } = titleTimes[language];
  return {
    names,
    count: new RegExp(`(?<![\\p{L}\\p{N}])(\\d{1,2}|${named})(?:\\s?(?:${seconds}|s))?(?![\\p{L}\\p{N}])`, 'gu'),
    words: new RegExp(`(?<!\\p{L})(?:${titleGoes[language].goes}|${otherSecondsWords[language]})(?!\\p{L})`, 'gu'),
  };
}
