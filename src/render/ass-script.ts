import type { CaptionStyle } from '../captions/caption-style.ts';
import { softShadow, wordPop } from '../layout/caption-motion.ts';
import type { Frame, PageLayout, PlacedWord } from '../layout/page-layout.ts';
import { assAlpha, assColour } from './ass-colour.ts';
import { assText } from './ass-text.ts';
import { assTime } from './ass-time.ts';

export interface AssScriptInput {
  pages: PageLayout[];
  style: CaptionStyle;
  frame: Frame;
}

/**
 * The libass script of laid-out captions. A word is drawn three times, on layers that keep every shadow below every
 * outline and every outline below every fill, and has one event for each of its states: waiting, lit, said.
 */
export function writeAssScript({ pages, style, frame }: AssScriptInput): string {
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${frame.width}
PlayResY: ${frame.height}
ScaledBorderAndShadow: yes
Kerning: yes
WrapStyle: 2
YCbCr Matrix: TV.709

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
${layers(style).map(styleLine).join('\n')}

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${pages.flatMap((page) => pageEvents(page)).join('')}`;
}

interface Layer {
  name: 'Shadow' | 'Outline' | 'Fill' | 'Lit';
  fill: string;
  border: string;
}

function layers(style: CaptionStyle): Layer[] {
  const shadow = `&H${softShadow.alpha.toString(16).toUpperCase()}000000`;
  const outline = assColour(style.outlineColor);
  const ring =
    assAlpha(style.outlineColor) === 0 && assAlpha(style.fontColor) === 0 && assAlpha(style.highlightColor) === 0;
  return [
    { name: 'Shadow', fill: '&HFF000000', border: shadow },
    // Where anything is see-through the outline must not lie under the fill as well.
    { name: 'Outline', fill: ring ? outline : '&HFF000000', border: outline },
    { name: 'Fill', fill: assColour(style.fontColor), border: '&HFF000000' },
    { name: 'Lit', fill: assColour(style.highlightColor), border: '&HFF000000' },
  ];
}

function styleLine({ name, fill, border }: Layer): string {
  // Encoding -1: the direction of a word goes by its own letters.
  return `Style: ${name},Arial,20,${fill},${fill},${border},&HFF000000,0,0,0,0,100,100,0,0,1,0,0,5,0,0,0,-1`;
}

function pageEvents(page: PageLayout): string[] {
  return page.words.flatMap((word) => wordEvents(word, page));
}

function wordEvents(word: PlacedWord, page: PageLayout): string[] {
  const states = [
    { startMs: page.startMs, endMs: word.startMs, lit: false },
    { startMs: word.startMs, endMs: word.endMs, lit: true },
    { startMs: word.endMs, endMs: page.endMs, lit: false },
  ];
  return states.flatMap((state) => stateEvents(state, { word, page }));
}

function stateEvents(
  { startMs, endMs, lit }: { startMs: number; endMs: number; lit: boolean },
  { word, page }: { word: PlacedWord; page: PageLayout },
): string[] {
  const [start, end] = [assTime(startMs), assTime(endMs)];
  if (endMs <= startMs || start === end) return [];
  const motion = lit ? pop() : '';
  const { outlinePx, emPx } = page;
  const event = (layer: number, name: Layer['name'], y: number, tags: string) =>
    `Dialogue: ${layer},${start},${end},${name},,0,0,0,,{\\pos(${px(word.centreX)},${px(y)})${tags}${motion}}${text(word)}\n`;
  const events = [event(2, lit ? 'Lit' : 'Fill', word.centreY, '')];
  if (outlinePx > 0) events.push(event(1, 'Outline', word.centreY, `\\bord${px(outlinePx)}`));
  const shadowTags = `\\bord${px(Math.max(outlinePx, emPx * 0.04))}\\blur${px(softShadow.blur * emPx)}`;
  return [...events, event(0, 'Shadow', word.centreY + softShadow.offsetY * emPx, shadowTags)];
}

function pop(): string {
  const { fromScale, peakScale, litScale, riseMs, settleMs } = wordPop;
  const scale = (factor: number) => `\\fscx${px(factor * 100)}\\fscy${px(factor * 100)}`;
  const settled = riseMs + settleMs;
  return `${scale(fromScale)}\\t(0,${riseMs},${scale(peakScale)})\\t(${riseMs},${settled},${scale(litScale)})`;
}

function text(word: PlacedWord): string {
  return word.runs.map((run) => `{\\fn${run.fontFamily}\\fs${px(run.assFontSize)}}${assText(run.text)}`).join('');
}

function px(value: number): string {
  return String(Math.round(value * 100) / 100);
}
