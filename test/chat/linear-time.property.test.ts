/** For more texts: `npm run test:linear`. */
import { describe, it } from 'vitest';
import { withoutPersonalData } from '../../src/chat/chat-model/without-personal-data.ts';
import { correctCaptions } from '../../src/chat/conversation/corrections/correct-captions.ts';
import { numberLines } from '../../src/chat/conversation/corrections/number-lines.ts';
import { behindTalk } from '../../src/chat/conversation/features/behind-talk.ts';
import { scriptInText } from '../../src/chat/conversation/features/script/take-script.ts';
import { readNumberedLines } from '../../src/chat/conversation/features/text/corrections.ts';
import { findTitle } from '../../src/chat/conversation/features/title/find-title.ts';
import { findLinks } from '../../src/chat/conversation/links/find-links.ts';
import { nameOfSource, shorten } from '../../src/chat/conversation/videos/video-name.ts';
import { joinLetters } from '../../src/chat/conversation/words/corrections/join-letters.ts';
import { takeCorrections } from '../../src/chat/conversation/words/corrections/take-corrections.ts';
import { dictionaryOf, lexiconOf } from '../../src/chat/conversation/words/dictionary-of.ts';
import { guessWishes } from '../../src/chat/conversation/words/guess-wishes.ts';
import { readLikeness } from '../../src/chat/conversation/words/likeness/read-likeness.ts';
import { readWatermark } from '../../src/chat/conversation/words/read-watermark.ts';
import { fold, foldSpelledOut } from '../../src/chat/conversation/words/text/fold.ts';
import { partsOf } from '../../src/chat/conversation/words/text/parts-of.ts';
import { findQuoted, readSlot } from '../../src/chat/conversation/words/text/quotes.ts';
import { tokenize } from '../../src/chat/conversation/words/text/tokenize.ts';
import { understandWords } from '../../src/chat/conversation/words/understand-words.ts';
import { videosInWords } from '../../src/chat/conversation/words/videos/named-videos.ts';
import { readCaptionWords } from '../../src/chat/conversation/words/with-captions/caption-words.ts';
import { splitText } from '../../src/infra/split-text.ts';
import { type Language, languages } from '../../src/texts/languages.ts';
import { expectLinear } from '../support/expect-linear.ts';
import { captionsOf } from '../support/play-conversation.ts';

const timeoutMs = 600_000;
const signs = ['➜', '->', '→', 'line 3', '3: ', '9:16', '#fff', 'rgb(1,2,', 'ftp://', 'youtube.com/', '⬛', '🔴'];

describe('what people write in chats is read in a time that grows with its length', () => {
  it.each<[string, (text: string) => unknown]>([
    ['findLinks', findLinks],
    ['withoutPersonalData', withoutPersonalData],
    ['findQuoted', findQuoted],
    ['readSlot', readSlot],
    ['partsOf', (text) => [partsOf(text, 'en'), partsOf(text.replaceAll(' ', ' and '), 'en')]],
    ['fold', fold],
    ['foldSpelledOut', foldSpelledOut],
    ['tokenize', tokenize],
    ['readNumberedLines', readNumberedLines],
    ['readWatermark', (text) => [readWatermark(text), readWatermark(`watermark ${text}`)]],
    ['scriptInText', (text) => [scriptInText(text), scriptInText(`here is what I say${text}`)]],
    ['greeting and thanks', (text) => languages.map((language) => smallTalk(text, language))],
    ['behindTalk', (text) => behindTalk(text, 'en', () => ({ wishes: [], notUnderstood: [text] }))],
    ['videosInWords', (text) => languages.map((language) => videosInWords(text, language))],
    ['findTitle', (text) => [findTitle(text), findTitle(`title that says ${text}`), findTitle(`title "${text}`)]],
    ['joinLetters', (text) => joinLetters(text, [dictionaryOf('es')])],
    ['joinLetters with letters in groups', (text) => joinLetters(grouped(text), [dictionaryOf('en')])],
    ['clauses without a content', ({ length }) => correct('the, '.repeat(length / 8))],
    ['shorten', (text) => shorten(text, 120)],
    ['nameOfSource', (text) => [nameOfSource(null, text), nameOfSource(`https://example.com/${text}`)]],
    ['splitText', (text) => splitText(text, { limit: 2000, lastLimit: 640 })],
    ['the wrong words of a correction', (text) => correctCaptions(spoken, [swap(text, 'x')])],
    ['the right words of a correction', (text) => correctCaptions(spoken, [swap('word', text)])],
    ['captions to read a message with', (text) => readCaptionWords(text.split('.'))],
    ['captions that are corrected', (text) => correctCaptions(linesOf(text, '\n'), corrections)],
    ['numberLines', (text) => numberLines(linesOf(text, '.'), 3600)],
  ])('%s', (name, read) => expectLinear(name, read, { words: signs }), timeoutMs);

  it.each(languages)(
    'understandWords in %s',
    (language) => {
      dictionaryOf(language);
      const words = [...signs, ...wordsOf(language)];
      const readAll = (text: string) => [
        understandWords(text, language),
        understandWords(text, language, talk()),
        guessWishes(readLikeness(text, language), talk()),
      ];
      return expectLinear(`understandWords in ${language}`, readAll, { words });
    },
    timeoutMs,
  );

  it.each(languages)(
    'corrections by the captions in %s',
    (language) => {
      const dictionaries = [dictionaryOf(language)];
      const read = (text: string) => takeCorrections(text, tokenize(text), { dictionaries, captions: talk() });
      return expectLinear(`corrections by the captions in ${language}`, read, { words: wordsAround(language) });
    },
    timeoutMs,
  );
});

/** Captions, without an argument for each: there may be too many. */
/** No video has more captions. With more, the time that memory costs says more than the function's. */
const maxLines = 20_000;
const linesOf = (text: string, sign: string) => text.split(sign, maxLines).flatMap((line) => captionsOf(line));
const swap = (wrong: string, right: string) => ({ kind: 'replace_words' as const, wrong, right });
const spoken = captionsOf(...Array.from({ length: 40 }, (_, line) => `some words are in line ${line}, word for word`));
/** New ones for each reading: what may be compared with them is limited. */
const talk = () => ({ words: readCaptionWords(spoken.map(({ text }) => text)), isShown: true });
const corrections = [swap('and the', 'x'), swap('it’s', 'it is'), swap('f***', 'x'), swap('nothing like this', 'x')];

function smallTalk(text: string, language: Language): boolean {
  const { greeting, thanks, done, agreed, denied } = lexiconOf(language);
  return [greeting, thanks, done, agreed, denied].some((phrase) => phrase.test(text));
}

function correct(text: string) {
  return takeCorrections(text, tokenize(text), { dictionaries: [dictionaryOf('en')], captions: talk() });
}

/** "ABC DEF" as "a,b,c d,e,f": words of three letters that are spelled out. */
const grouped = (text: string) => text.replace(/\p{L}/gu, (letter, at: number) => letter + (at % 3 === 2 ? ' ' : ','));

/** Phrases of each kind that stand around corrections of single words: a letter's name, a sign's, "is right", "the rest". */
function wordsAround(language: Language): string[] {
  const { around, corrections } = dictionaryOf(language);
  const phrases = Object.values(around).flatMap((kind) => firstPhrases(kind));
  return [...phrases, ...[...corrections.ordinals.keys()].slice(0, 2), '2', '. ', ', ', '? '].map(
    (words) => ` ${words} `,
  );
}

function firstPhrases(kind: Iterable<unknown>): string[] {
  return [...kind].slice(-2).map((one) => [hasKeys(one) ? one.keys : one].flat(2).map(String).join(' '));
}

function hasKeys(one: unknown): one is { keys: string[] } {
  return typeof one === 'object' && one !== null && 'keys' in one && Array.isArray(one.keys);
}

/** A few words of settings, and all words around corrections. */
function wordsOf(language: Language): string[] {
  const { words, corrections: phrases } = lexiconOf(language);
  const forms = [...phrases.sure, ...phrases.likely, ...phrases.removal].flatMap((form) => form.split(/[ /]/));
  const known = Object.values(words).flatMap((list) => list.split(',').slice(0, 1));
  return [
    ...new Set([...forms, ...known, phrases.line, phrases.removeLine].map((one) => ` ${one.replaceAll('_', ' ')} `)),
  ];
}
