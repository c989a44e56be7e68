import { applyScript } from '../../../../src/engine/captions/script/apply-script.ts';
import { seededRandom } from '../../../../test/support/seeded-random.ts';
import { round } from '../../measure.ts';
import { countWrongWords } from '../compare-words.ts';
import { compareWithClip, type TranscribedClip } from '../transcribed-clip.ts';
import { type StartFigures, startErrors, startFigures } from './word-starts.ts';

interface ScriptRow {
  speech: string;
  script: 'none' | 'exact' | '10 % changed';
  words: number;
  wrong: number;
  wrongPercent: number;
  starts: StartFigures | null;
}

const seed = 18;
const changedShare = 0.1;

/**
 * Wrong words and word starts without a script, with the very words that are said, and with a script in which each tenth word
 * was replaced, left out or doubled by another, at random. What counts is what is said.
 */
export function measureWithScript(transcribed: readonly TranscribedClip[]): ScriptRow[] {
  const random = seededRandom(seed);
  const kinds = [...new Set(transcribed.map(({ clip }) => clip.kind))];
  return kinds.flatMap((kind) => {
    const group = transcribed.filter(({ clip }) => clip.kind === kind);
    const exact = group.map((one) => scripted(one, one.clip.text));
    const changed = group.map((one) => scripted(one, changeWords(one.clip.text, random)));
    return [
      scriptRow(group, { speech: kind, script: 'none' }),
      scriptRow(exact, { speech: kind, script: 'exact' }),
      scriptRow(changed, { speech: kind, script: '10 % changed' }),
    ];
  });
}

type Compared = Pick<TranscribedClip, 'clip' | 'words' | 'pairs'>;

function scripted({ clip, transcript }: TranscribedClip, script: string): Compared {
  const { phrases } = applyScript(transcript.words, script, transcript.language);
  return { clip, ...compareWithClip(clip, phrases.flat()) };
}

function changeWords(text: string, random: () => number): string {
  const words = text.split(/\s+/);
  const other = () => words[Math.floor(random() * words.length)] ?? '';
  const changes = [() => [other()], () => [], (word: string) => [word, other()]];
  return words
    .flatMap((word) =>
      random() < changedShare ? (changes[Math.floor(random() * changes.length)]?.(word) ?? []) : [word],
    )
    .join(' ');
}

function scriptRow(group: readonly Compared[], { speech, script }: Pick<ScriptRow, 'speech' | 'script'>): ScriptRow {
  const words = group.reduce((sum, { clip }) => sum + (clip.words?.length ?? 0), 0);
  const wrong = group.reduce((sum, { pairs }) => sum + countWrongWords(pairs), 0);
  const starts = startFigures(group.flatMap(startErrors));
  return { speech, script, words, wrong, wrongPercent: round((100 * wrong) / words, 1), starts };
}
