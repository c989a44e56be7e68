import { type Title, titleMs } from '../../../../engine/captions/settings/title.ts';
import { fill } from '../../../../texts/fill.ts';
import { plural } from '../../../../texts/format.ts';
import { languages } from '../../../../texts/languages.ts';
import type { TurnContext } from '../../turn.ts';
import { titleRemarks } from '../../words/lexicons/title/title-remarks.ts';
import { titleRequestWords } from '../../words/lexicons/title/title-requests.ts';
import { type TitleTimes, titleTimes } from '../../words/lexicons/title/title-times.ts';
import { titlePlaces } from '../../words/lexicons/title/title-words.ts';
import { fold } from '../../words/text/fold.ts';
import { namesOfNumbers } from '../../words/text/number-words.ts';

/** When a title goes: in milliseconds of the video, or at its end. */
export type TitleEnd = NonNullable<Title['endMs']>;

/** In seconds. A title that is asked for less cannot be read, and for more the whole video is meant. */
const seconds = { least: 1, most: 600 };

const all = (of: keyof TitleTimes) => languages.map((language) => titleTimes[language][of]).join('|');
const denials = languages.map((language) => fold(titleRequestWords[language].not).split(' ').join('|')).join('|');
const untilEnd = languages.map((language) => titleRemarks[language].untilEnd).join('|');
/** Without anchors, for folded text: “the whole video”, “until the end”. */
export const wholeTime = `${all('whole')}|${untilEnd}`;
/** “for the whole video”, and not “not the whole video”. */
const whole = new RegExp(`(?<!\\p{L})(?<!(?:${denials})\\s+)(?:${all('whole')})(?!\\p{L})`, 'u');
/** “only at the start”, and not “not only at the start”. */
const start = new RegExp(`(?<!\\p{L})(?<!(?:${denials})\\s+)(?:${all('start')})(?!\\p{L})`, 'u');
const howLong = new RegExp(`(?<!\\p{L})(?:${all('howLong')})(?!\\p{L})`, 'u');
const stays = new RegExp(`(?<!\\p{L})(?:${all('stays')})(?!\\p{L})`, 'u');
const wanting = languages
  .flatMap((language) => [titleRequestWords[language].want, titleRequestWords[language].can])
  .flatMap((list) => fold(list).split(' '))
  .join('|');
/** “can it stay for the whole video?” wishes that. */
const wants = new RegExp(`(?<!\\p{L})(?:${wanting})(?!\\p{L})`, 'u');
const time = new RegExp(
  `^(?:(?:${all('before')})\\s+){0,6}(?:(?:\\d{1,3}(?:\\s?(?:-|–)\\s?\\d{1,3})?|${all('few')})\\s?(?:(?:${all('before')})\\s+)?(?:${all('seconds')})|${all('whole')}|${all('start')}|${titlePlaces})(?!\\p{L})`,
  'u',
);
const numbers = namesOfNumbers(languages, { from: 2, to: 60 });
const count = `\\d{1,3}|${[...numbers.keys()].sort((one, other) => other.length - one.length).join('|')}`;
/** “3-4 secs”, “fünf Sekunden”. */
const numbered = new RegExp(
  `(?<![\\p{L}\\p{N}])(${count})(?:\\s?(?:-|–|to|bis|a|à|до|or|oder|o|ou)\\s?(${count}))?\\s?(?:(?:${all('before')})\\s+)?(?:${all('seconds')})(?!\\p{L})`,
  'u',
);
/** Russian “секунд десять” says about how many. */
const numberedBehind = new RegExp(`(?<!\\p{L})(?:${titleTimes.ru.seconds})\\s+(${count})(?![\\p{L}\\p{N}])`, 'u');
const stay = languages.map((language) => titleRemarks[language].stay).join('|');
const withoutUnit = new RegExp(`(?<!\\p{L})(?:${stay}|${all('forNumber')})\\s+(${count})(?=$|\\s+(?:${stay})$)`, 'u');

/** When a title is to go, as a message says it: “for the whole video”, “the first 3 seconds”; of “3-4” the later. null = it does not say. */
export function titleEndIn(text: string): TitleEnd | null {
  const given = secondsIn(text) ?? 0;
  if (given >= seconds.least && given <= seconds.most) return given * 1000;
  const said = fold(text);
  if (whole.test(said)) return 'end';
  return start.test(said) ? titleMs : null;
}

/** A folded text without “for the whole video”. */
export function withoutWhole(text: string): string {
  return fold(text).replace(whole, ' ');
}

/** A folded text without all that says how long. */
export function withoutTimes(text: string): string {
  return [numbered, numberedBehind, whole, start].reduce((left, one) => left.replace(one, ' '), text);
}

/** The number of seconds that a message names. */
export function secondsIn(text: string): number | null {
  const said = fold(text);
  const [, first, last = first] = numbered.exec(said) ?? numberedBehind.exec(said) ?? [];
  return last === undefined ? null : secondsOf(last);
}

/** “leave it up for 6”: the only number of a text, which is about seconds. */
export function secondsWithoutUnit(text: string): number | null {
  const clause = fold(text).replace(/[\s?!.]+$/u, '');
  const [, found] = withoutUnit.exec(clause) ?? [];
  if (found === undefined || (clause.match(/\d+/gu)?.length ?? 0) > 1) return null;
  const value = secondsOf(found);
  return value >= seconds.least && value <= seconds.most ? value : null;
}

function secondsOf(count: string): number {
  return numbers.get(count) ?? Number(count);
}

/** “how long does the title stay?”, “does the title stay up all the way?” */
export function asksHowLong(text: string): boolean {
  const said = fold(text);
  return howLong.test(said) || (/\?\s*$/.test(text) && stays.test(said) && !wants.test(said));
}

/** Whether a text begins with where or how long a title stands: “just for the first 3 seconds”. */
export function beginsWithTime(text: string): boolean {
  return wordsOfTime(text) > 0;
}

/** How many of its first words say that. */
export function wordsOfTime(text: string): number {
  const [said = ''] = time.exec(fold(text.slice(0, maxTimeLength).trimStart())) ?? [];
  return said.split(/\s+/).filter(Boolean).length;
}

/** Whether a text is nothing but how long a title stands. */
export function saysOnlyTime(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words > 0 && titleEndIn(text) !== null && wordsOfTime(text) >= words;
}

/** In characters. */
const maxTimeLength = 70;

/** “It is there for the first 3 seconds.” */
export function stayText(endMs: TitleEnd, { language, texts }: TurnContext): string {
  if (endMs === 'end') return texts.title.staysWhole;
  const time = plural(language, Math.round(endMs / 1000), texts.counted.seconds);
  return fill(texts.title.stays, { time });
}

/** When a title of a video goes. */
export function endOfTitle({ startMs = 0, endMs = startMs + titleMs }: Title): TitleEnd {
  return endMs;
}
