import { describe } from 'vitest';
import { parseCommandOutput } from '../../../src/engine/speech/command/command-output.ts';
import { languageOfText } from '../../../src/engine/speech/models/language-of-text.ts';
import { timedParts } from '../../../src/engine/speech/openai/verbose-transcription.ts';
import { alignWords } from '../../../src/engine/speech/words/align-words.ts';
import { withoutLoops } from '../../../src/engine/speech/words/find-loop.ts';
import { orderWords } from '../../../src/engine/speech/words/order-words.ts';
import { removeNonSpeech } from '../../../src/engine/speech/words/remove-non-speech.ts';
import { wordsFromParts } from '../../../src/engine/speech/words/words-from-parts.ts';
import { wordsFromText } from '../../../src/engine/speech/words/words-from-text.ts';
import { itReadsInLinearTime } from '../../support/linear-readers.ts';
import { asWords } from '../captions/texts-as-captions.ts';

const words = ['(music)', '[', '♪', 'amara.org', 'speaking ', '*applause*', 'Субтитры сделал', 'subtitles by ', 'no, '];

describe('reading a transcript takes time that grows with the text', () => {
  itReadsInLinearTime({
    removeNonSpeech: { read: (text) => removeNonSpeech(timed(text)), words },
    'wordsFromText, English': (text) => wordsFromText(timed(text), 'en'),
    'wordsFromText, Japanese': (text) => wordsFromText(timed(text), 'ja'),
    'wordsFromParts, one': { read: (text) => wordsFromParts([{ text, ...span }], { language: 'en', ...span }), words },
    'wordsFromParts, many': (text) =>
      wordsFromParts(
        asWords(text).map((word) => ({ ...word, text: ` ${word.text}`, confidence: 0.5 })),
        { language: 'en', ...span },
      ),
    withoutLoops: (text) => withoutLoops(text.split(' '), (word) => word),
    'withoutLoops, of letters': (text) => withoutLoops([...text], (letter) => letter),
    orderWords: (text) => orderWords(asWords(text), span),
    alignWords: (text) => alignWords(text.split(' '), { chunk: pauses.chunk, around: pauses.around }),
    languageOfText: (text) => languageOfText(text, null),
    parseCommandOutput: (text) =>
      parseCommandOutput(JSON.stringify({ language: text, words: [{ text, start: 0, end: 1 }] })),
    'timedParts, words': (text) => {
      const spoken = asWords(text).map(({ text: word, startMs, endMs }) => ({
        word,
        start: startMs / 1000,
        end: endMs / 1000,
      }));
      return timedParts({
        text,
        words: spoken,
        segments: spoken.map((word) => ({ ...word, text: word.word, no_speech_prob: 0.9, avg_logprob: -2 })),
      });
    },
    'timedParts, segments': (text) => timedParts({ text, segments: [{ text, start: 0, end: 1 }] }),
  });
});

const span = { startMs: 0, endMs: 1e9 };

/** Half a minute in which somebody speaks for 0.4 s and is silent for 0.2 s, again and again. */
const pauses = {
  chunk: { startMs: 0, endMs: 30_000 },
  around: {
    levels: Float32Array.from({ length: 3000 }, (_, i) => (i % 60 < 40 ? -20 : -70)),
    startMs: 0,
    speech: [{ startMs: 0, endMs: 30_000 }],
  },
};

function timed(text: string) {
  const times = Array.from({ length: text.length }, (_, index) => index * 100);
  return { text, startMs: times, endMs: times.map((ms) => ms + 100), sources: times.map(() => 0) };
}
