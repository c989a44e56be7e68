import { interactiveMs, type TaskRow } from '../../infra/threads/tasks.ts';
import type { CaptionInput, Word } from '../captions/caption.ts';
import { type DeriveCaptionsInput, deriveCaptions } from '../captions/derive-captions.ts';
import { type CaptionFormat, captionWriters } from '../captions/subtitles/subtitle-formats.ts';
import { type EditableCaption, restoreConfidence } from '../captions/words/restore-confidence.ts';
import { type FontSet, loadFonts } from '../layout/fonts/font-set.ts';
import { findUndrawable } from '../notices/find-undrawable.ts';
import { findReusableSegments } from '../render/draft/find-reusable-segments.ts';
import { type Draft, previewDraft } from '../render/draft/preview-draft.ts';
import { type PlanVideoDeps, type PlanVideoInput, planVideo } from '../render/plan/plan-video.ts';
import { writePlan } from '../render/plan/write-plan.ts';

/** What a thread knows from its start. */
export interface TaskThreadData {
  assetsDir: string;
  fontsDir: string | null;
}

export interface TaskContext {
  fonts: FontSet;
}

/** What the tasks of one thread share. Fonts are loaded by the first task that needs them. */
export function createTaskContext(data: TaskThreadData): TaskContext {
  let fonts: FontSet | null = null;
  return {
    get fonts() {
      fonts ??= loadFonts(data);
      return fonts;
    },
  };
}

/** A worker's step waits for it, and whole videos are larger than what is on a screen. */
const stepMs = 120_000;

/** The engine's tasks: functions of plain data, and of the thread's fonts. */
export const engineTaskTable = {
  deriveCaptions: {
    maxMs: interactiveMs,
    sizeOf: sizeOfDerivation,
    run: (input: Derivation) => deriveCaptions(parseDerivation(input)),
  },
  /** The same as JSON, for callers that only pass the captions on. */
  deriveCaptionsJson: {
    maxMs: interactiveMs,
    sizeOf: sizeOfDerivation,
    run: (input: Derivation) => JSON.stringify(deriveCaptions(parseDerivation(input))),
  },
  writeCaptions: {
    maxMs: interactiveMs,
    sizeOf: ({ derivation }: { derivation: Derivation; format: CaptionFormat }) => sizeOfDerivation(derivation),
    run: ({ derivation, format }: { derivation: Derivation; format: CaptionFormat }) =>
      captionWriters[format](deriveCaptions(parseDerivation(derivation)), derivation.language),
  },
  editableCaptions: {
    maxMs: interactiveMs,
    sizeOf: sizeOfDerivation,
    run: editableCaptions,
  },
  previewDraft: {
    maxMs: interactiveMs,
    sizeOf: sizeOfDraft,
    run: ({ draft, ...window }: Unparsed<Parameters<typeof previewDraft>[1]>, { fonts }: TaskContext) =>
      previewDraft({ fonts }, { ...window, draft: parseDraft(draft) }),
  },
  findReusableSegments: {
    maxMs: interactiveMs,
    sizeOf: sizeOfDraft,
    run: ({ draft, ...last }: Unparsed<Parameters<typeof findReusableSegments>[1]>, { fonts }: TaskContext) =>
      findReusableSegments({ fonts }, { ...last, draft: parseDraft(draft) }),
  },
  planVideo: {
    maxMs: stepMs,
    sizeOf: ({ video }: PlanInput) => sizeOfCaptions(video),
    run: ({ machine, video }: PlanInput, { fonts }: TaskContext) => planVideo({ ...machine, fonts }, video),
  },
  writePlan: {
    maxMs: stepMs,
    sizeOf: ({ video }: PlanInput) => sizeOfCaptions(video),
    run: ({ machine, video }: PlanInput, { fonts }: TaskContext) => writePlan(planVideo({ ...machine, fonts }, video)),
  },
  findUndrawable: {
    maxMs: stepMs,
    sizeOf: sizeOfCaptions,
    run: (input: Parameters<typeof findUndrawable>[1], { fonts }: TaskContext) => findUndrawable(fonts, input),
  },
} satisfies Record<string, TaskRow<never, unknown, TaskContext>>;

interface PlanInput {
  machine: Omit<PlanVideoDeps, 'fonts'>;
  video: PlanVideoInput;
}

/** What captions are derived from, where it is long as JSON: that is cheaper to copy than objects. */
export interface Derivation extends Omit<DeriveCaptionsInput, 'words' | 'given'> {
  /** JSON of the transcript's words, as it is stored, or the words themselves. */
  words: Uint8Array | Word[];
  /** JSON of the captions, or the captions themselves. */
  given: Uint8Array | string | DeriveCaptionsInput['given'];
}

/** The same with a transcript as it is stored. */
export type Unparsed<T> = T extends DeriveCaptionsInput
  ? Derivation
  : T extends { derivation: DeriveCaptionsInput } | { draft: Draft }
    ? { [Name in keyof T]: Unparsed<T[Name]> }
    : T;

/** With the confidence of the transcribed words. */
function editableCaptions(input: Derivation): EditableCaption[] {
  const derivation = parseDerivation(input);
  return restoreConfidence(deriveCaptions(derivation), derivation.words);
}

function parseDerivation({ words, given, ...rest }: Derivation): DeriveCaptionsInput {
  return { ...rest, words: parsed(words), given: parsed(given) };
}

function parsed<T extends object | null>(value: Uint8Array | string | T): T {
  if (typeof value === 'string') return JSON.parse(value);
  return value instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(value)) : value;
}

function parseDraft({ derivation, ...rest }: Unparsed<Draft>): Draft {
  return { ...rest, derivation: parseDerivation(derivation) };
}

/** Bytes of stored JSON, and characters in memory, of a usual word. */
const bytesOfWord = 90;
const charactersOfWord = 6;

function sizeOfDerivation({ words, given }: Derivation): number {
  const count = words instanceof Uint8Array ? words.length / bytesOfWord : words.length;
  const isJson = typeof given === 'string' || given instanceof Uint8Array;
  const characters = isJson ? given.length / 4 : sizeOfCaptions({ captions: given ?? [] });
  return count * charactersOfWord + characters;
}

function sizeOfDraft({ draft }: { draft: Unparsed<Draft> }): number {
  return sizeOfDerivation(draft.derivation);
}

function sizeOfCaptions({ captions }: { captions: CaptionInput[] }): number {
  return captions.reduce((size, { text }) => size + text.length, 0);
}
