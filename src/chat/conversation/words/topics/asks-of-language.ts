import { type Language, languages } from '../../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../../understood-words.ts';
import { dictionariesFor, withEnglish } from '../dictionary-of.ts';
import { type OfLanguageWords, ofLanguageWords } from '../lexicons/topics/of-language-words.ts';
import { isKind, readItems } from '../read-items.ts';
import { tokenize } from '../text/tokenize.ts';
import { languageOfSpeech } from '../told-language.ts';
import type { CaptionsInHand } from '../with-captions/caption-words.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './patterns-by-language.ts';
import { speakPatterns } from './speak-patterns.ts';

/** In characters. A longer message tells more. */
const maxRead = 160;
/** In characters, before the name of a language: “not in”. */
const maxBefore = 12;

interface Named {
  code: string;
  start: number;
  /** What stands right before it, in its clause. */
  before: string;
  /** “English subtitles” */
  isBesideCaptions: boolean;
}

interface Said {
  text: string;
  named: readonly Named[];
  language: Language;
  says: (kind: keyof OfLanguageWords, part?: string) => boolean;
  /** One of the languages is a word of the captions. */
  isInCaptions: boolean;
}

/**
 * What a message that names a language asks for: that the bot writes it, other captions, another voice, or that it is what is spoken.
 * null = it says no such thing, or what the words of it say is enough
 */
export function asksOfLanguage(text: string, language: Language, captions?: CaptionsInHand): UnderstoodWords | null {
  if (text.length > maxRead || /[«»“”„"→=]/u.test(text)) return null;
  const items = readItems(tokenize(text), dictionariesFor(language)).flatMap((item) =>
    isKind(item, 'tongue') && !item.meaning.rare ? [{ ...item, code: item.meaning.code }] : [],
  );
  if (items.length === 0) return null;
  const says: Said['says'] = (kind, part = text) => fits(kind, part, language);
  const named = items.map(({ code, start, end }) => ({
    code,
    start,
    before:
      text
        .slice(Math.max(0, start - maxBefore), start)
        .split(/[,;.!…\n]/u)
        .at(-1) ?? '',
    isBesideCaptions: says('captions', /^\s+\S+/u.exec(text.slice(end))?.[0] ?? ''),
  }));
  const isInCaptions = items.some(({ start, end }) => captions?.words.writtenAs(text.slice(start, end)) != null);
  const said: Said = { text, named, language, says, isInCaptions };
  const wish =
    askedOfBot(said) ??
    (says('dubbed') ? sure('dubbing') : null) ??
    (asksForCaptions(said) ? sure('translation') : null) ??
    spokenInstead(said);
  return wish && { wishes: [wish], notUnderstood: [] };
}

/** Whether a clause of it says so: “no, I speak …” is no “I do not speak”. */
function fits(kind: keyof OfLanguageWords, part: string, language: Language): boolean {
  const clauses = clausesOf(part).map(({ text }) => plainWordsOf(text));
  return withEnglish(language).some((one) => {
    const patterns = patternsOf(one).filter(({ name }) => name === kind);
    return clauses.some((words) => fitsAny(patterns, words));
  });
}

const patternsOf = patternsByLanguage((language) => ofLanguageWords[language]);

function clausesOf(text: string): { text: string; start: number }[] {
  return [...text.matchAll(/[^,;.!?…\n]+/gu)].map(({ 0: clause, index }) => ({ text: clause, start: index }));
}

function sure(topic: 'dubbing' | 'translation'): Wish {
  return { kind: 'topic', topic, isSure: true };
}

/** The person chooses one of those that the bot speaks. */
const asksWhich: Wish = { kind: 'topic', topic: 'speak' };

/** “My English is bad, French please”, “why do you write English, I'm Italian”, “could your replies be in French”. */
function askedOfBot({ text, named, language, says }: Said): Wish | null {
  if (languageOfSpeech(text, language) !== null || says('captions')) return null;
  const clause = clausesOf(text).find((one) => says('knowsLittle', one.text) || says('whyThis', one.text));
  if (!clause && !says('bot')) return null;
  const unwished =
    clause && named.find(({ start }) => clause.start <= start && start < clause.start + clause.text.length);
  const others = named.filter(({ code, before }) => code !== unwished?.code && !says('not', before));
  const [meant] = unwished ? others.slice(-1) : others;
  if (!meant) return says('whyThis') ? asksWhich : null;
  const asked = languages.find((one) => one === meant?.code);
  return asked ? { kind: 'topic', topic: 'speak', language: asked } : asksWhich;
}

/** “I speak Spanish but want the subtitles in English”, “put the captions in English”: what is spoken is another language. */
function asksForCaptions({ text, named, language, says, isInCaptions }: Said): boolean {
  if (isInCaptions || says('misheard')) return false;
  const isOfTwo = new Set(named.map(({ code }) => code)).size > 1;
  // “translate it into Russian, they speak English in it”
  if (isOfTwo && says('translate')) return true;
  if (!says('captions') || !says('wished')) return false;
  if (!named.some(({ before, isBesideCaptions }) => isBesideCaptions || says('into', before))) return false;
  if (isOfTwo) return true;
  return named[0]?.code !== language && languageOfSpeech(text, language) === null;
}

/** “You took it for English, but it's Irish”, “I speak English there, not Spanish”. */
function spokenInstead({ text, named, says, isInCaptions }: Said): Wish | null {
  if (isInCaptions || new Set(named.map(({ code }) => code)).size !== 2 || says('captions')) return null;
  const words = plainWordsOf(text);
  if (speakPatterns.some(({ patterns }) => fitsAny(patterns, words))) return null;
  const isOfSpeech = says('speech') || says('misheard') || named.some(({ before }) => says('into', before));
  if (!isOfSpeech) return null;
  const denied = named.find(({ before }) => says('not', before));
  if (!denied && !says('misheard')) return null;
  const spoken = denied ? named.find(({ code }) => code !== denied.code) : named.at(-1);
  return spoken ? { kind: 'set', settings: { language: spoken.code } } : null;
}
