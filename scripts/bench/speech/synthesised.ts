import { join } from 'node:path';
import { type Clip, type ReferenceWord, type SpeechKind, writeSamples } from './clip.ts';
import { comparableWords } from './compare-words.ts';
import { joinSamples, type SpokenWord, speakWithEspeak } from './synthesis/espeak.ts';
import { picoSampleRate, picoVoices, speakWithPico } from './synthesis/pico.ts';

export interface SynthesisDeps {
  ffmpeg: string;
  workDir: string;
}

/** Sentences of one language that are spoken one after the other. */
export interface TextToSpeak {
  name: string;
  language: string;
  sentences: readonly string[];
}

const pauseSeconds = 0.6;

const espeakVoices: Record<string, string> = { en: 'en-us', pt: 'pt-br', fr: 'fr-fr' };

/** With exact word starts. */
export async function speakClipWithEspeak({ ffmpeg, workDir }: SynthesisDeps, text: TextToSpeak): Promise<Clip> {
  const parts: Int16Array[] = [];
  const words: ReferenceWord[] = [];
  let rate = 0;
  for (const sentence of text.sentences) {
    const name = espeakVoices[text.language] ?? text.language;
    const spoken = await speakWithEspeak(sentence, { name });
    rate = spoken.sampleRate;
    const offsetMs = (parts.reduce((sum, part) => sum + part.length, 0) * 1000) / rate;
    words.push(...spoken.words.flatMap((word) => comparable(word, offsetMs)));
    parts.push(spoken.samples, new Int16Array(pauseSeconds * rate));
  }
  const wavFile = join(workDir, `espeak-${text.name}.wav`);
  const seconds = await writeSamples(ffmpeg, { samples: joinSamples(parts), sampleRate: rate }, wavFile);
  const { name, language } = text;
  return { name, kind: 'espeak', language, wavFile, seconds, text: text.sentences.join(' '), words };
}

/** Where a word is compared as several (with a hyphen), only the first has a known start. */
function comparable({ text, startMs }: SpokenWord, offsetMs: number): ReferenceWord[] {
  const start = startMs === null ? null : startMs + offsetMs;
  return comparableWords(text).map((word, i) => ({ text: word, startMs: i === 0 ? start : null }));
}

/** Without word starts; only for languages of `picoVoices`. */
export async function speakClipsWithPico(
  { ffmpeg, workDir }: SynthesisDeps,
  texts: readonly TextToSpeak[],
): Promise<Clip[]> {
  const orders = texts.flatMap(({ language, sentences }) =>
    sentences.map((text) => ({ voice: picoVoices[language] ?? '', text })),
  );
  const spoken = await speakWithPico(orders, workDir);
  const clips: Clip[] = [];
  for (const { name, language, sentences } of texts) {
    const parts = spoken.splice(0, sentences.length);
    const pause = new Int16Array(pauseSeconds * picoSampleRate);
    const samples = joinSamples(parts.flatMap((part) => [part, pause]));
    const wavFile = join(workDir, `pico-${name}.wav`);
    const seconds = await writeSamples(ffmpeg, { samples, sampleRate: picoSampleRate }, wavFile);
    const text = sentences.join(' ');
    const words = comparableWords(text).map((word) => ({ text: word, startMs: null }));
    clips.push({ name, kind: 'pico', language, wavFile, seconds, text, words });
  }
  return clips;
}

/** By the better synthesiser that speaks the language. */
export async function speakClips(deps: SynthesisDeps, texts: readonly TextToSpeak[]): Promise<Clip[]> {
  const byPico = await speakClipsWithPico(
    deps,
    texts.filter(({ language }) => bestKind(language) === 'pico'),
  );
  const clips = [...byPico];
  for (const text of texts) {
    if (bestKind(text.language) === 'espeak') clips.push(await speakClipWithEspeak(deps, text));
  }
  return clips;
}

function bestKind(language: string): SpeechKind {
  return language in picoVoices ? 'pico' : 'espeak';
}
