import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { alignCaptions } from '../../../../src/engine/captions/alignment/align-captions.ts';
import { resolveCaptionStyle } from '../../../../src/engine/captions/settings/caption-style.ts';
import type { CaptionFontFamily } from '../../../../src/engine/captions/settings/font-families.ts';
import { fallbackFonts } from '../../../../src/engine/layout/fonts/fallback-fonts.ts';
import { bundledFaces, loadFonts } from '../../../../src/engine/layout/fonts/font-set.ts';
import { boundingBox } from '../../../../src/engine/layout/geometry/boxes.ts';
import type { Box, PageLayout } from '../../../../src/engine/layout/geometry/page-layout.ts';
import { styleExtents, wordPop } from '../../../../src/engine/layout/geometry/style-extents.ts';
import { layOutCaptions } from '../../../../src/engine/layout/lay-out-captions.ts';
import { paintedBox } from '../../../../src/engine/layout/placement/place-page.ts';
import { writeAssScript } from '../../../../src/engine/render/styles/ass-script.ts';
import { assetsDir, drawAssSeries, inkBox, standing } from '../draw-ass.ts';

const fonts = loadFonts({ assetsDir, fontsDir: null });
const frame = { width: 1080, height: 1280 };
/** Rows that are compared, from the middle of the frame. */
const rows = 360;

type Text = readonly [fontFamily: CaptionFontFamily, text: string];

/** Words whose glyphs all come from one font file, by its name. */
const textsOfFonts: Record<string, Text[]> = {
  'Poppins-Black.ttf': [
    ['THEBOLDFONT', 'Größe'],
    ['THEBOLDFONT', 'AVATAR'],
    ['Sigmar', 'नमस्ते'],
  ],
  'SigmarOne-Regular.ttf': [['Sigmar', 'Fjord']],
  'Rubik-Black.ttf': [
    ['Rubik', 'jumping,'],
    ['Rubik', 'Привет'],
    ['Rubik', '(שלום)'],
    ['Rubik', '12:30'],
    ['Sigmar', 'Привет'],
  ],
  'Anton-Regular.ttf': [['Anton', 'Größe']],
  'Oswald-Bold.ttf': [['Anton', 'Привет']],
  'Kalam-Bold.ttf': [['Kalam', 'jumping']],
  'ShantellSans-Bold.ttf': [['Kalam', 'Привет']],
  'IBMPlexMono-SemiBold.ttf': [['IBM Plex Mono', 'Fjord']],
  'JetBrainsMono-Bold.ttf': [['IBM Plex Mono', 'Ελλάδα']],
  'PlayfairDisplay-ExtraBold.ttf': [['Playfair Display', 'Fjord']],
  'RobotoCondensed-Bold.ttf': [['Roboto Condensed', 'Größe']],
  'NotoSans-Black.ttf': [
    ['Sigmar', 'Ελλάδα'],
    ['THEBOLDFONT', 'ΕΛΛΆΔΑ'],
  ],
  'NotoSansArabic-Black.ttf': [['Sigmar', 'العالم']],
  'NotoSansDevanagari-Black.ttf': [['Sigmar', 'ऩऴ']],
  'NotoSansThai-Black.ttf': [['Sigmar', 'สวัสดี']],
  'NotoSansBengali-Black.ttf': [['Sigmar', 'বাংলা']],
  'NotoSansTamil-Black.ttf': [['Sigmar', 'தமிழ்']],
  'NotoSansTelugu-Black.ttf': [['Sigmar', 'తెలుగు']],
  'NotoSansGujarati-Black.ttf': [['Sigmar', 'ગુજરાતી']],
  'NotoSansKannada-Black.ttf': [['Sigmar', 'ಕನ್ನಡ']],
  'NotoSansMalayalam-Black.ttf': [['Sigmar', 'മലയാളം']],
  'NotoSansGurmukhi-Black.ttf': [['Sigmar', 'ਪੰਜਾਬੀ']],
  'NotoSansOriya-Black.ttf': [['Sigmar', 'ଓଡ଼ିଆ']],
  'NotoSansSinhala-Black.ttf': [['Sigmar', 'සිංහල']],
  'NotoSansGeorgian-Black.ttf': [
    ['Sigmar', 'ქართული'],
    ['THEBOLDFONT', 'ქართული'],
  ],
  'NotoSansArmenian-Black.ttf': [['Sigmar', 'Հայերեն']],
  'NotoSansEthiopic-Black.ttf': [['Sigmar', 'አማርኛ']],
  'NotoSansKhmer-Black.ttf': [['Sigmar', 'ខ្មែរ']],
  'NotoSansLao-Black.ttf': [['Sigmar', 'ລາວ']],
  'NotoSansMyanmar-Black.ttf': [['Sigmar', 'မြန်မာ']],
  'NotoSerifTibetan-Black.ttf': [['Sigmar', 'བཀྲ་']],
  'NotoSansKR-Black.ttf': [['Sigmar', '한국어']],
  'NotoSansJP-Black.ttf': [['Sigmar', 'カタカナ']],
  'NotoSansSC-Black.ttf': [['Sigmar', '直接']],
  'NotoSansHK-Black.ttf': [['Sigmar', '㗎㨂']],
  'NotoSansSymbols-Black.ttf': [['Rubik', '→⌂']],
  'NotoSansSymbols2-Regular.ttf': [['Rubik', '✓']],
};
/** Several fonts, or both directions, in one word. */
const mixedTexts: Text[] = [
  ['Rubik', 'Việt'],
  ['Rubik', '→♪✓'],
  ['Rubik', '❶✓'],
  ['Rubik', 'abc-שלום'],
  ['Sigmar', 'Привет-Ελλάδα'],
  ['Rubik', 'office'],
  ['Rubik', 'abc-العالم!'],
];

/** How a word is drawn: at rest, and at its largest, with and without an outline. */
const states = [
  { state: 'at rest', outlineThickness: 0, isLit: false },
  { state: 'enlarged', outlineThickness: 0, isLit: true },
  { state: 'enlarged with an outline', outlineThickness: 12, isLit: true },
  { state: 'at rest with space between letters', outlineThickness: 0, isLit: false, letterSpacing: 0.3 },
  { state: 'enlarged with letters closer together', outlineThickness: 0, isLit: true, letterSpacing: -0.05 },
] as const satisfies State[];
interface State {
  state: string;
  outlineThickness: number;
  isLit: boolean;
  letterSpacing?: number;
}

/** Each word is drawn in its own second, and compared when a word that is spoken from the start is largest. */
const slotMs = 1000;
const comparedAtMs = wordPop.riseMs;

/** Words that are drawn by one process: the frames of all of them take hundreds of megabytes. */
const maxAtOnce = 70;

const texts = [...Object.values(textsOfFonts).flat(), ...mixedTexts];
interface Case extends State {
  fontFamily: CaptionFontFamily;
  text: string;
}
const cases: Case[] = texts.flatMap(([fontFamily, text]) => states.map((state) => ({ ...state, fontFamily, text })));

type Drawn = Omit<Case, 'state' | 'isLit'>;

const styleOf = ({ fontFamily, outlineThickness, letterSpacing }: Omit<Drawn, 'text'>) =>
  resolveCaptionStyle({
    ...{ position: 0.5, fontSize: 65, fontColor: '#FFFFFF', highlightColor: '#FFFFFF', outlineColor: '#FFFFFF' },
    ...{ fontFamily, outlineThickness, letterSpacing },
  });

function lay({ text, ...settings }: Drawn, startMs = 0): PageLayout {
  const captions = alignCaptions([{ startMs, endMs: startMs + slotMs, text }], []);
  const [page] = standing(layOutCaptions({ captions, style: styleOf(settings), frame, fonts }));
  if (!page) throw new Error('a page expected');
  return page;
}

/** The page with all parts of its words in the same state. */
function inState(page: PageLayout, { isLit }: State): PageLayout {
  const lit = isLit ? { startMs: page.startMs, endMs: page.endMs } : { startMs: page.endMs, endMs: page.endMs };
  return { ...page, words: page.words.map((word) => ({ ...word, ...lit })) };
}

function measured(page: PageLayout, { isLit }: State): Box | null {
  const extents = { ...styleExtents.pop, peakScale: isLit ? styleExtents.pop.peakScale : 1 };
  const box = boundingBox(page.words.map((word) => paintedBox(word, { ...page, extents })));
  const above = (frame.height - rows) / 2;
  return box && { ...box, top: box.top - above, bottom: box.bottom - above };
}

describe('what libass draws', () => {
  const inks: (Box | null)[] = [];
  beforeAll(async () => {
    const pages = cases.map((one, index) => inState(lay(one, index * slotMs), one));
    // one style is enough, since the differences are in the events
    const script = writeAssScript({ pages, style: styleOf(cases[0] as Case), frame });
    for (let first = 0; first < cases.length; first += maxAtOnce) {
      const count = Math.min(maxAtOnce, cases.length - first);
      const series = { frame, rows, firstMs: comparedAtMs + first * slotMs, everyMs: slotMs, count };
      inks.push(...(await drawAssSeries(script, series)).map(inkBox));
    }
  });

  it.each(cases.map((one, index) => ({ ...one, index })))(
    'has the measured size and place ($fontFamily $text, $state)',
    ({ index, ...one }) => {
      const [ink, box] = [inks[index], measured(lay(one), one)];
      if (!ink || !box) throw new Error('nothing drawn');
      const tolerance = Math.max(1, (box.right - box.left) / 100);
      for (const edge of ['left', 'right', 'top', 'bottom'] as const) {
        expect(Math.abs(ink[edge] - box[edge]), edge).toBeLessThanOrEqual(tolerance);
      }
    },
  );

  it('is compared for every bundled font', () => {
    const files = [...new Set([...bundledFaces, ...fallbackFonts.map(({ file }) => file)])];
    const drawnBy = Object.entries(textsOfFonts).flatMap(([file, ofFile]) =>
      ofFile.map(([fontFamily, text]) => {
        const { words } = lay({ fontFamily, text, outlineThickness: 0 });
        const families = new Set(words.flatMap(({ runs }) => runs.map((run) => run.fontFamily)));
        return [file, text, ...[...families].map((family) => basename(fonts.fileOf(family) ?? ''))];
      }),
    );
    expect(drawnBy).toEqual(drawnBy.map(([file, text]) => [file, text, file]));
    expect(Object.keys(textsOfFonts).sort()).toEqual(files.sort());
  });
});
