import { describe } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { Word } from '../../../src/engine/captions/caption.ts';
import { captionsFromWords } from '../../../src/engine/captions/captions-from-words.ts';
import { deriveCaptions } from '../../../src/engine/captions/derive-captions.ts';
import { findDoubts } from '../../../src/engine/captions/doubts/find-doubts.ts';
import { wordsToCheck } from '../../../src/engine/captions/doubts/words-to-check.ts';
import { chooseEmojis } from '../../../src/engine/captions/emojis/choose-emojis.ts';
import { emojiArtPath } from '../../../src/engine/captions/emojis/emoji-art-path.ts';
import { emojiOfShortcode } from '../../../src/engine/captions/emojis/emoji-shortcodes.ts';
import {
  drawableEmoji,
  emojisWithoutArt,
  extractEmojis,
  parseCaptionEmoji,
} from '../../../src/engine/captions/emojis/extract-emojis.ts';
import { chooseKeyWords } from '../../../src/engine/captions/emphasis/choose-key-words.ts';
import { addEmojisToPages } from '../../../src/engine/captions/pages/page-emojis.ts';
import { pagesFromCaptions } from '../../../src/engine/captions/pages/pages-from-captions.ts';
import { applyScript } from '../../../src/engine/captions/script/apply-script.ts';
import { lettersOf, soundLikeness, soundsOf } from '../../../src/engine/captions/script/letters.ts';
import { parseScript } from '../../../src/engine/captions/script/parse-script.ts';
import { scriptOfFile } from '../../../src/engine/captions/script/script-of-file.ts';
import { spokenForms } from '../../../src/engine/captions/script/spoken/spoken-forms.ts';
import { spokenLanguage } from '../../../src/engine/captions/script/spoken/spoken-languages.ts';
import { scriptDraft } from '../../../src/engine/captions/script-draft.ts';
import { captionsField } from '../../../src/engine/captions/settings/captions-field.ts';
import { parseLanguage } from '../../../src/engine/captions/settings/languages.ts';
import { readPresetName } from '../../../src/engine/captions/settings/preset-name.ts';
import { presetNameField, presetSettingsField } from '../../../src/engine/captions/settings/preset-settings-field.ts';
import { wantedSettingFields } from '../../../src/engine/captions/settings/setting-fields.ts';
import { escapeSrt, plainCueText } from '../../../src/engine/captions/subtitles/cue-text.ts';
import { parseSubtitles, writeSrt, writeVtt } from '../../../src/engine/captions/subtitles/subtitle-formats.ts';
import { applyDictionary } from '../../../src/engine/captions/wording/apply-dictionary.ts';
import {
  dictionaryHints,
  elidedArticle,
  mergeDictionaries,
  splitAffixes,
  termKey,
} from '../../../src/engine/captions/wording/dictionary.ts';
import { maskCaptions, maskProfanity, unmaskWords } from '../../../src/engine/captions/wording/mask-profanity.ts';
import { namesOf, namesOfFile } from '../../../src/engine/captions/wording/names-of.ts';
import { joinWords } from '../../../src/engine/captions/words/join-words.ts';
import {
  breakCost,
  countQuotes,
  endsPhrase,
  endsSentence,
  isOpeningPunctuation,
} from '../../../src/engine/captions/words/punctuation.ts';
import { restoreConfidence } from '../../../src/engine/captions/words/restore-confidence.ts';
import { isWrittenTogether, segmentWords, splitUnspaced } from '../../../src/engine/captions/words/unspaced-script.ts';
import { itReadsInLinearTime } from '../../support/linear-readers.ts';
import { asEntries, asInputs, asOneCaption, asWords } from './texts-as-captions.ts';

describe('reading subtitles and settings takes time that grows with the text', () => {
  const words = [
    '-->',
    '00:00:01,000',
    '00:01.000 --> 00:02.000\n',
    'WEBVTT',
    'NOTE ',
    '<br/>',
    '{\\pos(1,2)}',
    '&lt;',
    '```',
  ];
  const json = [
    '{"start":1,"end":2,"text":"',
    '"},',
    '[',
    '{"captions":[',
    '\\"',
    '\\u0000',
    '{"from":"',
    '","to":"',
    '{"at":1,"x":0,"y":0},',
  ];
  itReadsInLinearTime({
    parseSubtitles: { read: parseSubtitles, words },
    'parseSubtitles, one cue': { read: (text) => parseSubtitles(`00:01,0 --> 00:02,0\n${text}x`), words },
    'parseSubtitles, a line of times': { read: (text) => parseSubtitles(`00:01,0 --> ${text}x\nHello`), words },
    plainCueText: { read: plainCueText, words },
    escapeSrt: { read: escapeSrt, words },
    writeSrt: { read: (text) => writeSrt(asCaptions(text)), words },
    writeVtt: { read: (text) => writeVtt(asCaptions(text)), words },
    captions: { read: (text) => captionsField().read(text, 'captions'), words: [...words, ...json] },
    'captions, an emoji': (text) => captionsField().read([{ start: 1, end: 2, text: 'a', emoji: text }], 'captions'),
    'captions, times': (text) => captionsField().read([{ start: text, end: text, text }], 'captions'),
    parseLanguage,
    readPresetName: (text) => readPresetName(text),
    presetName: (text) => presetNameField().read(text, 'name'),
    presetSettings: { read: (text) => presetSettingsField().read(text, 'settings'), words: json },
    ...Object.fromEntries(
      Object.entries(wantedSettingFields({ language: 'any', withDefaults: true })).map(([name, field]) => [
        name,
        { read: (text: string) => field.read(text, name), words: json },
      ]),
    ),
  });
});

describe('wording captions takes time that grows with the text', () => {
  const dictionary = [
    { from: 'zap ear', to: 'Zapier' },
    { from: 'a', to: 'A' },
    { from: '日本', to: 'Japan' },
    { from: '.net', to: '.NET' },
    { from: "l'app le", to: "l'Apple" },
  ];
  const swear = ['fuck', 'f***', 'shiiiit', 's*', '*', 'l’', 'zap', 'ear', '日本', 'é'];
  itReadsInLinearTime({
    splitAffixes: { read: splitAffixes, words: swear },
    elidedArticle: { read: elidedArticle, words: swear },
    termKey: { read: termKey, words: swear },
    mergeDictionaries: (text) => mergeDictionaries(asEntries(text), asEntries(text)),
    dictionaryHints: (text) => dictionaryHints(asEntries(text)),
    namesOf: (text) => namesOf(text),
    namesOfFile: (text) => namesOfFile(text),
    'applyDictionary, words': { read: (text) => applyDictionary(asWords(text), dictionary), words: swear },
    'applyDictionary, one word': {
      read: (text) => applyDictionary([{ text, startMs: 0, endMs: 1000 }], dictionary),
      words: swear,
    },
    'applyDictionary, entries': (text) => applyDictionary(asWords(text), asEntries(text.slice(0, 2000))),
    maskProfanity: { read: (text) => maskProfanity(text, 'en'), words: swear },
    'maskProfanity, of an unknown language': { read: (text) => maskProfanity(text, null), words: swear },
    maskCaptions: { read: (text) => maskCaptions(asCaptions(text), 'en'), words: swear },
    'unmaskWords, captions': {
      read: (text) => unmaskWords(asInputs(text), asWords(`fuck ${text}`), 'en'),
      words: swear,
    },
    'unmaskWords, one caption': {
      read: (text) => unmaskWords([asOneCaption(text)], asWords(`fuck ${text}`), 'en'),
      words: swear,
    },
  });
});

describe('matching a script takes time that grows with the text', () => {
  const written = [
    '[',
    '(',
    ')',
    ']',
    '<',
    'ANNA:',
    '25',
    '$5',
    '10 000',
    'e.g.',
    'z. B.',
    '**',
    '# ',
    '- ',
    '日本',
    '🔥',
    '\n',
    'the',
  ];
  const other = 'twenty five the cat and (the dog) said: no. '.repeat(20);
  itReadsInLinearTime({
    lettersOf: { read: lettersOf, words: written },
    soundsOf: { read: soundsOf, words: written },
    soundLikeness: (text) => soundLikeness(text, [...text].reverse().join('')),
    'spokenForms, English': { read: (text) => spokenForms(text, spokenLanguage('en')), words: written },
    'parseScript, English': { read: (text) => parseScript(text, 'en'), words: written },
    'parseScript, of an unknown language': { read: (text) => parseScript(text, null), words: written },
    'applyScript, script': { read: (text) => applyScript(asWords(other), text, 'en'), words: written },
    'applyScript, what was heard': { read: (text) => applyScript(asWords(text), other, 'en'), words: written },
    'applyScript, both': { read: (text) => applyScript(asWords(text), text, 'en'), words: written },
    'scriptDraft, script': { read: (text) => drafted(other, text), words: written },
    'scriptDraft, captions': { read: (text) => drafted(text, other), words: written },
    'scriptDraft, taken away': { read: (text) => drafted(text, '', other), words: written },
    scriptOfFile: {
      read: (text) => scriptOfFile(new TextEncoder().encode(text)),
      words: ['1\n', '-->', '00:01,0 --> 00:02,0\n'],
    },
    'applyScript, both, in another order': {
      read: (text) => applyScript(asWords(text.split(' ').reverse().join(' ')), text, 'de'),
      words: written,
    },
  });
});

describe('emojis take time that grows with the text', () => {
  const named = ['dog', 'hot dog', ':fire:', ':wave::skin-tone-3:', 'rocket', 'Hund', '🔥', '🏽', '\u20e3', '#️⃣'];
  itReadsInLinearTime({
    extractEmojis: { read: extractEmojis, words: named },
    drawableEmoji: { read: drawableEmoji, words: named },
    parseCaptionEmoji: { read: parseCaptionEmoji, words: named },
    emojiArtPath: { read: emojiArtPath, words: named },
    emojiOfShortcode: { read: emojiOfShortcode, words: named },
    emojisWithoutArt: {
      read: (text) => emojisWithoutArt(asCaptions(text).map((one) => ({ ...one, emoji: one.text }))),
      words: named,
    },
    'chooseEmojis, English': { read: (text) => chooseEmojis(asCaptions(text), 'en'), words: named },
    'chooseEmojis, German': { read: (text) => chooseEmojis(asCaptions(text), 'de'), words: named },
    'chooseEmojis, one caption': {
      read: (text) => chooseEmojis(alignCaptions([asOneCaption(text)], []), 'en'),
      words: named,
    },
    addEmojisToPages: {
      read: (text) => {
        const [caption] = alignCaptions([asOneCaption(text)], []);
        if (caption)
          addEmojisToPages(caption, [
            {
              startMs: 0,
              endMs: caption.endMs,
              emojis: [],
              words: caption.words.map((word) => ({ ...word, joined: false })),
            },
          ]);
      },
      words: named,
    },
  });
});

describe('choosing key words takes time that grows with the text', () => {
  const said = ['never', '300', 'Ramona', 'most', 'fastest', 'l’', 'zap-ear-', "'s", '日本', '.', '*'];
  itReadsInLinearTime({
    'chooseKeyWords, English': { read: (text) => chooseKeyWords(asCaptions(text), 'en'), words: said },
    'chooseKeyWords, of an unknown language': { read: (text) => chooseKeyWords(asCaptions(text), null), words: said },
    'chooseKeyWords, one caption': {
      read: (text) => chooseKeyWords(alignCaptions([asOneCaption(text)], []), 'de'),
      words: said,
    },
  });
});

describe('words of captions take time that grows with the text', () => {
  itReadsInLinearTime({
    endsSentence,
    endsPhrase,
    breakCost: (text) => breakCost(text, text),
    isOpeningPunctuation: (text) => isOpeningPunctuation(text, countQuotes(text)),
    isWrittenTogether: (text) => isWrittenTogether(text, text),
    splitUnspaced,
    segmentWords,
    'joinWords, one': (text) => joinWords([{ text, startMs: 0, endMs: 1000 }]),
    'joinWords, many': (text) => joinWords(asWords(text)),
    captionsFromWords: (text) => captionsFromWords(asWords(text)),
    restoreConfidence: (text) => restoreConfidence(alignCaptions(asInputs(text), []), asDoubtful(text)),
    'restoreConfidence, one word': (text) =>
      restoreConfidence(captionsFromWords(asDoubtful(text, 0)), asDoubtful(text)),
    findDoubts: (text) => findDoubts(captionsFromWords(asDoubtful(text)), { ...doubting, dictionary: asEntries(text) }),
    wordsToCheck: (text) => wordsToCheck(captionsFromWords(asWords(text)), doubting),
    'findDoubts, one word': (text) => findDoubts([captionOf([{ ...oneWord(text), confidence: 0 }])], doubting),
    'findDoubts, a guess': (text) =>
      findDoubts([captionOf([{ ...oneWord('word'), confidence: 0, guesses: [text, text] }])], doubting),
    'captionsFromWords, at one moment': (text) => captionsFromWords(asWords(text, 0)),
    'pagesFromCaptions, one': (text) => pagesFromCaptions(alignCaptions([asOneCaption(text)], [])),
    'pagesFromCaptions, one that is short': (text) =>
      pagesFromCaptions(alignCaptions([{ ...asOneCaption(text), endMs: 2000 }], [])),
    'pagesFromCaptions, many': (text) => pagesFromCaptions(asCaptions(text)),
    'pagesFromCaptions, at one moment': (text) =>
      pagesFromCaptions(
        alignCaptions(
          asInputs(text).map((one) => ({ ...one, startMs: 0, endMs: 1000 })),
          [],
        ),
      ),
  });
});

describe('aligning captions takes time that grows with the text', () => {
  itReadsInLinearTime({
    'one caption, nothing known': (text) => alignCaptions([asOneCaption(text)], []),
    'one caption, its own words known': (text) => alignCaptions([asOneCaption(text)], asWords(text)),
    'one short caption, its own words known': (text) =>
      alignCaptions([{ ...asOneCaption(text), startMs: 500, endMs: 2000 }], asWords(text)),
    'one caption, other words known': (text) =>
      alignCaptions([asOneCaption(text)], asWords([...text].reverse().join(''))),
    'captions, nothing known': (text) => alignCaptions(asInputs(text), []),
    'captions, their own words known': (text) => alignCaptions(asInputs(text), asWords(text)),
    'captions, other words known': (text) => alignCaptions(asInputs(text), asWords([...text].reverse().join(''))),
    'captions at one moment': (text) =>
      alignCaptions(
        asInputs(text).map((one) => ({ ...one, startMs: 0, endMs: 1000 })),
        asWords(text, 1),
      ),
    'captions with times of words': (text) =>
      alignCaptions(
        asInputs(text).map((one) => ({
          ...one,
          words: asWords(one.text, 1).map((word) => ({
            ...word,
            startMs: word.startMs + one.startMs,
            endMs: word.endMs + one.startMs,
          })),
        })),
        [],
      ),
    deriveCaptions: (text) =>
      deriveCaptions({
        words: asWords(text),
        given: null,
        language: 'en',
        settings: { addEmojis: true, maskProfanity: true },
        dictionary: [{ from: 'a', to: 'b' }],
      }),
    'deriveCaptions, edited': (text) =>
      deriveCaptions({
        words: asWords(text),
        given: asInputs(text),
        language: null,
        settings: { addEmojis: true, maskProfanity: true },
        dictionary: [],
      }),
  });
});

/** A draft with these words, and with another script. */
function drafted(words: string, script: string, before?: string) {
  const derivation = { words: asWords(words), given: asCaptions(words), language: 'en', settings: { script: before } };
  return scriptDraft({ derivation: { ...derivation, dictionary: [] }, script });
}

function asCaptions(text: string) {
  return alignCaptions(asInputs(text), []);
}

const doubting = { language: 'en', limit: 3 };
const asDoubtful = (text: string, wordMs?: number) =>
  asWords(text, wordMs).map((word) => ({ ...word, confidence: 0, guesses: ['guess'] }));
const oneWord = (text: string) => ({ text, startMs: 0, endMs: 1000 });
const captionOf = (words: Word[]) => ({
  startMs: 0,
  endMs: 1000,
  text: words.map(({ text }) => text).join(' '),
  words,
});
