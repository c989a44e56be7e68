import type { Language } from '../../../texts/languages.ts';
import type { UnderstoodWords, Wish } from '../understood-words.ts';
import { withEnglish } from './dictionary-of.ts';
import { doubtedColors } from './lexicons/colors/doubted-colors.ts';
import { type Item, isKind, readItems } from './read-items.ts';
import { fold } from './text/fold.ts';
import { tokenize } from './text/tokenize.ts';
import { fitsAny, patternsByLanguage, plainWordsOf } from './topics/patterns-by-language.ts';
import type { Dictionary } from './vocabulary/compile-lexicon.ts';
import type { CaptionsInHand } from './with-captions/caption-words.ts';

/** In characters. A longer message tells more. */
const maxRead = 300;
/** In words. Fewer behind the colour may answer the question: “pink? yes please”. */
const minBehind = 2;

interface Message {
  language: Language;
  dictionaries: readonly Dictionary[];
  captions: CaptionsInHand | undefined;
  read: (part: string) => UnderstoodWords;
}

/**
 * “Pink?? I fix trucks for a living”, “yellow hurts. Anything calmer?”, “what do you have that is brighter?”: nobody wishes for the colour that is
 * named, so the page of colours is the answer, beside what else is wished. null = nobody says so
 */
export function doubtsColor(text: string, message: Message): UnderstoodWords | null {
  if (text.length > maxRead || !/[?？]/.test(text)) return null;
  const rest = behindStartled(text, message) ?? besideAsked(text, message);
  if (rest === null) return null;
  const others = message.read(rest).wishes.filter((wish) => isLook(wish) && !isColor(wish));
  return { wishes: [...others, { kind: 'topic', topic: 'colors', isSure: true }], notUnderstood: [] };
}

/** What stands behind a colour in doubt; null = none is. */
function behindStartled(text: string, { language, dictionaries, captions, read }: Message): string | null {
  const [, first = '', sign = '', rest = ''] = /^([^.!?？…\n]+)([.!?？…\n]+)([\s\S]*)$/u.exec(text) ?? [];
  const items = readItems(tokenize(first), dictionaries);
  const [really, agreed] = [wordsOf('really', language), wordsOf('agreed', language)];
  const [color, ...more] = items.filter((item) => isKind(item, 'color'));
  if (!color || more.length > 0 || captions?.words.writtenAs(first.slice(color.start, color.end)) != null) return null;
  const isSaidSo = (item: Item) => really.has(fold(first.slice(item.start, item.end)));
  const isPlain = (item: Item) => item === color || isKind(item, 'article', 'break') || isSaidSo(item);
  if (!items.every(isPlain) || !(sign.includes('?') || items.some(isSaidSo))) return null;
  const words = rest.match(/\p{L}+/gu) ?? [];
  const isAgreed =
    readItems(tokenize(rest), dictionaries).some((item) => isKind(item, 'yes', 'praise')) ||
    plainWordsOf(rest).some(({ key }) => agreed.has(key));
  if (words.length < minBehind && !items.some(isSaidSo)) return null;
  return isAgreed || read(rest).wishes.some(isColor) ? null : rest;
}

/** What stands beside a question for another shade; null = none is asked. */
function besideAsked(text: string, { language, dictionaries }: Message): string | null {
  const sentences = text.match(/[^.!?？…\n]+[.!?？…\n]*/gu) ?? [];
  const hasColor = readItems(tokenize(text), dictionaries).some((item) => isKind(item, 'color'));
  const asked = sentences.find((sentence) => {
    const patterns = withEnglish(language).flatMap((one) => [...shadesOf(one)]);
    const meant = patterns.filter(({ name }) => name === 'brighter' || hasColor);
    const names = readItems(tokenize(sentence), dictionaries).some((item) => isKind(item, 'color'));
    return /[?？]/.test(sentence) && !names && fitsAny(meant, plainWordsOf(sentence));
  });
  return asked === undefined ? null : sentences.filter((sentence) => sentence !== asked).join('');
}

function wordsOf(which: 'really' | 'agreed', language: Language): ReadonlySet<string> {
  return new Set(withEnglish(language).flatMap((one) => fold(doubtedColors[one][which]).split(' ')));
}

const shadesOf = patternsByLanguage((language) => {
  const { brighter, calmer } = doubtedColors[language];
  return { brighter, calmer };
});

function isLook({ kind }: Wish): boolean {
  return kind === 'set' || kind === 'step';
}

function isColor(wish: Wish): boolean {
  if (wish.kind === 'recolor' || wish.kind === 'shade') return true;
  return wish.kind === 'set' && Object.keys(wish.settings).some((key) => key.endsWith('Color'));
}
