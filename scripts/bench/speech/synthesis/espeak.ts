/** A word of synthesised speech; the synthesiser knows when it begins. */
export interface SpokenWord {
  text: string;
  /** null where the synthesiser speaks it as one with the word before. */
  startMs: number | null;
}

export interface SynthesisedSpeech {
  /** 16-bit mono. */
  samples: Int16Array;
  sampleRate: number;
  words: SpokenWord[];
}

/** The used part of the package, which has no types. */
interface EspeakModule {
  eSpeakNGWorker: new () => EspeakWorker;
}

interface EspeakWorker {
  set_voice(name: string): void;
  set_rate(wordsPerMinute: number): void;
  set_pitch(percent: number): void;
  synthesize(text: string, onAudio: (samples: Int16Array, events: EspeakEvent[]) => void): void;
}

interface EspeakEvent {
  type: string;
  /** Characters before the word, plus one. */
  text_position: number;
  word_length: number;
  /** In milliseconds. */
  audio_position: number;
  /** Of a phoneme: its name; empty for a pause. */
  id?: string | number;
}

export interface EspeakVoice {
  /** Such as `de`, or `de+f3` for another voice of that language. */
  name: string;
  /** Default 140. */
  wordsPerMinute?: number;
  /** 0–99; default 50. */
  pitch?: number;
}

const packageName: string = '@echogarden/espeak-ng-emscripten';
const espeakSampleRate = 22_050;

let loaded: Promise<EspeakWorker> | null = null;

/**
 * Speaks a text with eSpeak NG. It tells when each phoneme begins, so the starts of words are exact. It is a stand-in for
 * a person: transcribers understand it worse in most languages.
 */
export async function speakWithEspeak(text: string, voice: EspeakVoice): Promise<SynthesisedSpeech> {
  loaded ??= loadEspeak();
  const espeak = await loaded;
  espeak.set_voice(voice.name);
  espeak.set_rate(voice.wordsPerMinute ?? 140);
  espeak.set_pitch(voice.pitch ?? 50);
  const parts: Int16Array[] = [];
  const events: EspeakEvent[] = [];
  espeak.synthesize(escapeMarkup(text), (samples, newEvents) => {
    parts.push(samples);
    events.push(...newEvents);
  });
  return { samples: joinSamples(parts), sampleRate: espeakSampleRate, words: findWordStarts(text, events) };
}

async function loadEspeak(): Promise<EspeakWorker> {
  const { default: load } = (await import(packageName)) as { default: () => Promise<EspeakModule> };
  const { eSpeakNGWorker } = await load();
  return new eSpeakNGWorker();
}

export function joinSamples(parts: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

function escapeMarkup(text: string): string {
  if (/[<&]/.test(text)) throw new Error('eSpeak would take this for markup, and its positions would be others.');
  return text;
}

/** A word begins with its first phoneme. The event of the word itself may come some milliseconds earlier. */
function findWordStarts(text: string, events: readonly EspeakEvent[]): SpokenWord[] {
  const starts = new Map<number, number>();
  let wordAt: number | null = null;
  for (const event of events) {
    if (event.type === 'word') wordAt = event.text_position - 1;
    else if (event.type === 'phoneme' && event.id !== '' && wordAt !== null) {
      starts.set(wordAt, event.audio_position);
      wordAt = null;
    }
  }
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    startMs: startWithin(starts, index, index + word.length),
  }));
}

/** Words in quotes begin behind the quote. */
function startWithin(starts: ReadonlyMap<number, number>, from: number, to: number): number | null {
  for (let at = from; at < to; at += 1) {
    const startMs = starts.get(at);
    if (startMs !== undefined) return startMs;
  }
  return null;
}
