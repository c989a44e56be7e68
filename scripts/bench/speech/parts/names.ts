import { round } from '../../measure.ts';
import type { Clip } from '../clip.ts';
import { comparableWords, countWrongWords, pairWords } from '../compare-words.ts';
import type { MeasuredTranscriber } from '../measured-transcriber.ts';
import { type SynthesisDeps, speakClips } from '../synthesised.ts';
import { absentNames, heldOutNames, type NamedSentence, spokenNames } from '../texts/names.ts';
import { type SpokenLanguage, spokenLanguages } from '../texts/passages.ts';
import type { TranscribedClip } from '../transcribed-clip.ts';

/** The names that limits were chosen with, and others. */
const lists = { known: spokenNames, 'held out': heldOutNames };
type NameList = keyof typeof lists;

interface NamesRow {
  list: NameList;
  language: string;
  /** How the speech came about. */
  speech: string;
  names: number;
  /** Written as they should be, without hints. */
  right: number;
  rightWithHints: number;
  /** Not written right although they were given. */
  missedWithHints: string[];
}

/** Sentences with names, transcribed without hints and with all names of their language as hints. */
export async function measureNames(transcriber: MeasuredTranscriber, deps: SynthesisDeps) {
  const rows: NamesRow[] = [];
  for (const list of Object.keys(lists) as NameList[]) rows.push(...(await measureList(transcriber, deps, list)));
  return { rows, known: sumUp(rows, 'known'), heldOut: sumUp(rows, 'held out') };
}

async function measureList(transcriber: MeasuredTranscriber, deps: SynthesisDeps, list: NameList): Promise<NamesRow[]> {
  const rows: NamesRow[] = [];
  for (const clip of await speakClips(
    deps,
    spokenLanguages.map((language) => textWithNames(list, language)),
  )) {
    const names = lists[list][clip.language as SpokenLanguage].map(({ name }) => name);
    const request = { wavFile: clip.wavFile, language: clip.language };
    const plain = await wordsOf(transcriber, request);
    const hinted = transcriber.usesHints ? await wordsOf(transcriber, { ...request, hints: names }) : plain;
    rows.push({
      list,
      language: clip.language,
      speech: clip.kind,
      names: names.length,
      right: names.filter((name) => contains(plain, name)).length,
      rightWithHints: names.filter((name) => contains(hinted, name)).length,
      missedWithHints: names.filter((name) => !contains(hinted, name)),
    });
  }
  return rows;
}

function sumUp(rows: readonly NamesRow[], list: NameList) {
  const chosen = rows.filter((row) => row.list === list);
  const sum = (of: (row: NamesRow) => number) => chosen.reduce((total, row) => total + of(row), 0);
  const names = sum((row) => row.names);
  const percent = (count: number) => round((100 * count) / names, 1);
  return {
    names,
    rightPercent: percent(sum((row) => row.right)),
    rightWithHintsPercent: percent(sum((row) => row.rightWithHints)),
  };
}

function textWithNames(list: NameList, language: SpokenLanguage) {
  return {
    name: `names-${list.replace(' ', '-')}-${language}`,
    language,
    sentences: lists[list][language].map(fillIn),
  };
}

function fillIn({ name, sentence }: NamedSentence): string {
  return sentence.replace('*', name);
}

async function wordsOf(transcriber: MeasuredTranscriber, request: Parameters<MeasuredTranscriber['transcribe']>[0]) {
  const { transcript } = await transcriber.transcribe(request);
  return comparableWords(transcript.words.map(({ text }) => text).join(' '));
}

function contains(words: readonly string[], name: string): boolean {
  return ` ${words.join(' ')} `.includes(` ${comparableWords(name).join(' ')} `);
}

/**
 * What names change that nobody says: transcribes clips again with fifty of them as hints, in the language that the first
 * transcription used. null if the transcriber takes no hints.
 */
export async function measureAbsentNames(transcriber: MeasuredTranscriber, transcribed: readonly TranscribedClip[]) {
  if (!transcriber.usesHints) return null;
  let [words, changed, wrongBefore, wrongAfter] = [0, 0, 0, 0];
  const written: { clip: string; name: string }[] = [];
  for (const one of transcribed.filter(({ clip }) => clip.kind !== 'espeak')) {
    const { clip } = one;
    const language = clip.kind === 'recorded' ? undefined : clip.language;
    const hinted = await wordsOf(transcriber, { wavFile: clip.wavFile, language, hints: absentNames });
    const plain = one.words.map(({ text }) => text);
    words += plain.length;
    changed += countWrongWords(pairWords(plain, hinted));
    wrongBefore += countWrongWords(one.pairs);
    wrongAfter += countWrongWords(pairWords(referenceOf(clip), hinted));
    const found = absentNames.filter((name) => contains(hinted, name));
    written.push(...found.map((name) => ({ clip: clip.name, name })));
  }
  return { words, changed, changedPerThousand: round((1000 * changed) / words, 1), wrongBefore, wrongAfter, written };
}

function referenceOf(clip: Clip): string[] {
  return (clip.words ?? []).map(({ text }) => text);
}
