import { presetOf } from '../../../../engine/captions/settings/caption-style.ts';
import { fill } from '../../../../texts/fill.ts';
import type { EventOf } from '../../chat-event.ts';
import type { ChatState } from '../../chat-state.ts';
import { describeSettings } from '../../settings/describe-settings.ts';
import { nearestSwatch } from '../../settings/palette.ts';
import type { TurnContext } from '../../turn.ts';

type VideoReady = EventOf<'video_ready'>;

/** How many results come with a tip. */
const resultsWithTips = 2;

/** Whether a result comes with a tip: the first ones of a chat do, unless they have more important news. */
export function comesWithTip(
  { delivered = 0 }: Pick<ChatState, 'delivered'>,
  { notices, script }: Pick<VideoReady, 'notices' | 'script'>,
): boolean {
  return delivered < resultsWithTips && notices.length === 0 && !script;
}

/** Two examples that fit the video: a correction of a word that may be wrong, and a look in a colour that it lacks. */
export function tipFor({ settings, toCheck }: VideoReady, { language, texts }: TurnContext): string {
  const { fontColor, highlightColor } = { ...presetOf(settings).settings, ...settings };
  const colors = { fontColor, ...(highlightColor === undefined ? {} : { highlightColor }) };
  const used: string[] = Object.values(colors).map((hex) => nearestSwatch(String(hex)).name);
  const wish = (['yellow', 'green'] as const).find((color) => !used.includes(color)) ?? 'white';
  const { tip, wishes } = texts.results;
  const correction = exampleOfCorrection(toCheck, texts.results.corrections);
  return fill(tip, { correction, look: describeSettings(colors, language), wish: wishes[wish] });
}

/** Longer words are too much for an example. */
const maxCharacters = 30;

function exampleOfCorrection(
  { doubts, rareWord }: NonNullable<VideoReady['toCheck']> = { doubts: [], rareWord: null },
  { doubt, word, any }: TurnContext['texts']['results']['corrections'],
): string {
  const isShort = (text: string) => [...text].length <= maxCharacters;
  const first = doubts.find(({ text }) => isShort(text));
  const guess = first?.guesses.find(isShort);
  if (first && guess !== undefined) return fill(doubt, { wrong: first.text, right: guess });
  const wrong = first?.text ?? rareWord;
  return wrong !== null && isShort(wrong) ? fill(word, { wrong }) : any;
}
