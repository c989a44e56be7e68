import { resolve } from 'node:path';
import { describe } from 'vitest';
import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import type { CaptionInput } from '../../../src/engine/captions/caption.ts';
import { countCharacters } from '../../../src/engine/captions/pages/reading-limits.ts';
import type { CaptionSettings } from '../../../src/engine/captions/settings/caption-settings.ts';
import { resolveCaptionStyle } from '../../../src/engine/captions/settings/caption-style.ts';
import { loadFonts } from '../../../src/engine/layout/fonts/font-set.ts';
import { layOutCaptions } from '../../../src/engine/layout/lay-out-captions.ts';
import { bidiUnits } from '../../../src/engine/layout/text/bidi-units.ts';
import { cutWideWord } from '../../../src/engine/layout/text/cut-wide-word.ts';
import { lettersOf } from '../../../src/engine/layout/text/drawable-text.ts';
import { measureWord } from '../../../src/engine/layout/text/measure-word.ts';
import { visualOrder } from '../../../src/engine/layout/text/visual-order.ts';
import { findUndrawable } from '../../../src/engine/notices/find-undrawable.ts';
import { wordNotice } from '../../../src/engine/notices/notices.ts';
import { assText } from '../../../src/engine/render/ass/ass-event.ts';
import { planEmojiLanes } from '../../../src/engine/render/emojis/emoji-lanes.ts';
import { writeAssScript } from '../../../src/engine/render/styles/ass-script.ts';
import { itReadsInLinearTime } from '../../support/linear-readers.ts';
import { asInputs, asOneCaption, asWords } from '../captions/texts-as-captions.ts';

const fonts = loadFonts({ assetsDir: resolve('assets'), fontsDir: null });
const frame = { width: 1080, height: 1920 };
const style = resolveCaptionStyle({});
const letters = lettersOf({ captions: [], style, fonts });
const words = [
  'שלום',
  'مرحبا',
  'العالم',
  '١٢٣',
  '\u200f',
  '\u2067',
  '\u202b',
  'نa',
  '1,2',
  '🔥',
  '-',
  '/',
  'ﷺ',
  'Ø',
  'ึ',
];

describe('laying out captions takes time that grows with the text', () => {
  itReadsInLinearTime({
    'bidiUnits, left to right': { read: (text) => bidiUnits(text, 'ltr'), words },
    'bidiUnits, right to left': { read: (text) => bidiUnits(text, 'rtl'), words },
    'bidiUnits, open': { read: (text) => bidiUnits(text, 'auto'), words },
    visualOrder: {
      read: (text) =>
        visualOrder(
          asWords(text)
            .slice(0, 50)
            .map((word) => ({ text: word.text, joined: false })),
          false,
        ),
      words,
    },
    measureWord: { read: (text) => measureWord(text, false, letters), words },
    cutWideWord: {
      read: (text) => cutWideWord(text, { fits: (piece, scale) => piece.length * scale < 12, minScale: 0.45 }),
      words,
    },
    'one caption': { read: (text) => layOut([asOneCaption(text)]), words },
    'one short caption': { read: (text) => layOut([{ ...asOneCaption(text), endMs: 2000 }]), words },
    'one word': { read: (text) => layOut([asOneCaption(text.replace(/\s/g, ''))]), words },
    'many captions': { read: (text) => layOut(asInputs(text)), words },
    'many captions at one moment': {
      read: (text) => layOut(asInputs(text).map((one) => ({ ...one, startMs: 0, endMs: 1000 }))),
      words,
    },
    'a style that types letters': { read: (text) => layOut(asInputs(text), { style: 'typewriter' }), words },
    'accessible captions': { read: (text) => layOut(asInputs(text), { accessible: true }), words },
    'one accessible caption': { read: (text) => layOut([asOneCaption(text)], { accessible: true }), words },
    countCharacters: { read: countCharacters, words },
    'small text': { read: (text) => layOut([asOneCaption(text)], { fontSize: 18, letterSpacing: -0.05 }), words },
    findUndrawable: {
      read: (text) =>
        findUndrawable(fonts, { captions: alignCaptions(asInputs(text), []), settings: {}, language: null }),
      words,
    },
    assText,
    wordNotice: (text) => wordNotice({ code: 'missing_signs', items: [text] }, 'en'),
  });
});

function layOut(inputs: CaptionInput[], settings: CaptionSettings = {}) {
  const captions = alignCaptions(inputs, []);
  const asked = resolveCaptionStyle(settings);
  const pages = layOutCaptions({ captions, style: asked, frame, fonts });
  planEmojiLanes({ emojis: pages.flatMap(({ emojis }) => emojis), startMs: 0, endMs: 1e9 });
  return writeAssScript({ pages, style: asked, frame });
}
