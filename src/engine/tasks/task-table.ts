import { scriptJson } from '../../infra/script-json.ts';
import { interactiveMs, type TaskRow } from '../../infra/threads/tasks.ts';
import type { Caption } from '../captions/caption.ts';
import { type DeriveCaptionsInput, deriveCaptions, reportOfScript } from '../captions/derive-captions.ts';
import { wordsToCheck } from '../captions/doubts/words-to-check.ts';
import { type ScriptDraftInput, scriptDraft } from '../captions/script-draft.ts';
import type { CaptionSettings } from '../captions/settings/caption-settings.ts';
import { type CaptionFormat, captionWriters } from '../captions/subtitles/subtitle-formats.ts';
import { type FontSet, loadFonts } from '../layout/fonts/font-set.ts';
import { readOwnFont } from '../layout/fonts/own/read-own-font.ts';
import { findUndrawable } from '../notices/find-undrawable.ts';
import { findInaccessible } from '../readability/find-inaccessible.ts';
import { type DrawnLetters, measureContrast } from '../readability/measure-contrast.ts';
import { planReading } from '../readability/reading-pages.ts';
import type { SplitStripsInput } from '../render/ass/caption-strips.ts';
import { runCaptions } from '../render/ass/run-captions.ts';
import { findReusableSegments, segmentStretch } from '../render/draft/find-reusable-segments.ts';
import { type Draft, previewDraft } from '../render/draft/preview-draft.ts';
import { type PlanVideoDeps, type PlanVideoInput, planVideo } from '../render/plan/plan-video.ts';
import type { RenderPlan } from '../render/plan/render-plan.ts';
import { writePlan } from '../render/plan/write-plan.ts';
import type { Derivation, Unparsed } from './stored-input.ts';
import {
  bytesOfFontEach,
  bytesOfPixelsEach,
  charactersOfScriptEach,
  sizeOfCaptions,
  sizeOfDerivation,
  sizeOfDraft,
  sizeOfPlan,
} from './task-sizes.ts';

/** What a thread knows from its start. */
export interface TaskThreadData {
  assetsDir: string;
  fontsDir: string | null;
  /** Where fonts of accounts lie, see `ownFontFile`. */
  ownFontsDir: string;
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
  reportOfScript: {
    maxMs: stepMs,
    sizeOf: sizeOfDerivation,
    run: (input: Derivation) => reportOfScript(parseDerivation(input)),
  },
  writeCaptions: {
    maxMs: interactiveMs,
    sizeOf: ({ derivation }: { derivation: Derivation; format: CaptionFormat }) => sizeOfDerivation(derivation),
    run: ({ derivation, format }: { derivation: Derivation; format: CaptionFormat }) =>
      captionWriters[format](deriveCaptions(parseDerivation(derivation)), {
        language: derivation.language,
        areGiven: derivation.given !== null,
      }),
  },
  /** The doubts that are most worth a question, or a rare word. */
  wordsToCheck: {
    maxMs: interactiveMs,
    sizeOf: ({ derivation }: { derivation: Derivation; limit: number }) => sizeOfDerivation(derivation),
    run: ({ derivation, limit }: { derivation: Derivation; limit: number }) =>
      wordsToCheck(deriveCaptions(parseDerivation(derivation)), { ...derivation, limit }),
  },
  /** JSON for the page of the editor. */
  editableCaptionsJson: {
    maxMs: interactiveMs,
    sizeOf: sizeOfDerivation,
    run: (input: Derivation) => scriptJson(editableCaptions(input)),
  },
  /** JSON of `ScriptDraft`, which is only passed on. */
  scriptDraftJson: {
    maxMs: interactiveMs,
    sizeOf: ({ derivation, script }: Unparsed<ScriptDraftInput>) => sizeOfDerivation(derivation) + script.length,
    run: ({ derivation, script }: Unparsed<ScriptDraftInput>) =>
      JSON.stringify(scriptDraft({ derivation: parseDerivation(derivation), script })),
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
    run: ({ draft, plan, before }: ReusableInput, { fonts }: TaskContext) =>
      reusableSegments({ fonts }, { draft, plan, before }),
  },
  /** The segments of a stored plan. */
  segmentsOfPlan: {
    maxMs: interactiveMs,
    sizeOf: sizeOfPlan,
    run: (plan: Uint8Array) => outlineOf(parsePlan(plan)),
  },
  /** The libass script of a stored plan. */
  scriptOfPlan: {
    maxMs: interactiveMs,
    sizeOf: sizeOfPlan,
    run: (plan: Uint8Array) => parsePlan(plan).ass,
  },
  /** A stored plan without the times of the source's frames, which only the checks of the output read. */
  planToRender: {
    maxMs: stepMs,
    sizeOf: sizeOfPlan,
    run: (plan: Uint8Array): RenderPlan => ({ ...parsePlan(plan), pictureSteps: null }),
  },
  runCaptions: {
    maxMs: stepMs,
    sizeOf: ({ ass }: SplitStripsInput) => ass.length / charactersOfScriptEach,
    run: (input: SplitStripsInput) => runCaptions(input),
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
  planReading: {
    maxMs: stepMs,
    sizeOf: ({ video }: PlanInput) => sizeOfCaptions(video),
    run: ({ machine, video }: PlanInput, { fonts }: TaskContext) => planReading({ ...machine, fonts }, video),
  },
  /** A frame of 1080 × 1920 takes about 20 ms. */
  measureContrast: {
    maxMs: stepMs,
    sizeOf: ({ rgba }: DrawnLetters) => rgba.length / bytesOfPixelsEach,
    run: (input: DrawnLetters) => measureContrast(input),
  },
  findInaccessible: {
    maxMs: stepMs,
    sizeOf: sizeOfCaptions,
    run: (input: Parameters<typeof findInaccessible>[1], { fonts }: TaskContext) => findInaccessible(fonts, input),
  },
  /** A stranger's font. A bundled one takes 10 to 100 ms. */
  readOwnFont: {
    maxMs: interactiveMs,
    sizeOf: (bytes: Uint8Array) => bytes.length / bytesOfFontEach,
    run: (bytes: Uint8Array) => readOwnFont(bytes),
  },
  findUndrawable: {
    maxMs: stepMs,
    sizeOf: sizeOfCaptions,
    run: (input: Parameters<typeof findUndrawable>[1], { fonts }: TaskContext) => findUndrawable(fonts, input),
  },
} satisfies Record<string, TaskRow<never, unknown, TaskContext>>;

/** A segment of a plan, when it is on screen in milliseconds, and the key of what is rendered for it. */
export interface SegmentOutline {
  key: string;
  startMs: number;
  endMs: number;
}

interface ReusableInput {
  draft: Unparsed<Draft>;
  /** JSON of the last plan. */
  plan: Uint8Array;
  before: CaptionSettings;
}

interface PlanInput {
  machine: Omit<PlanVideoDeps, 'fonts'>;
  video: PlanVideoInput;
}

/** A caption for an editor: its text is its words joined by spaces. */
function editableCaptions(input: Derivation): Omit<Caption, 'text'>[] {
  return deriveCaptions(parseDerivation(input)).map(({ text: _, ...caption }) => caption);
}

function parseDerivation({ words, given, ...rest }: Derivation): DeriveCaptionsInput {
  return { ...rest, words: parsed(words), given: parsed(given) };
}

function parsed<T extends object | null>(value: Uint8Array | string | T): T {
  if (typeof value === 'string') return JSON.parse(value);
  return value instanceof Uint8Array ? JSON.parse(new TextDecoder().decode(value)) : value;
}

function reusableSegments({ fonts }: Pick<TaskContext, 'fonts'>, { draft, plan: bytes, before }: ReusableInput) {
  const plan = parsePlan(bytes);
  const reusable = findReusableSegments({ fonts }, { draft: parseDraft(draft), plan, before });
  return reusable && outlineOf(plan).map((segment, index) => ({ ...segment, isReusable: reusable[index] ?? false }));
}

function outlineOf(plan: RenderPlan): SegmentOutline[] {
  return plan.segments.map((segment) => ({ key: segment.key, ...segmentStretch(plan, segment) }));
}

function parsePlan(plan: Uint8Array): RenderPlan {
  return JSON.parse(new TextDecoder().decode(plan));
}

function parseDraft({ derivation, ...rest }: Unparsed<Draft>): Draft {
  return { ...rest, derivation: parseDerivation(derivation) };
}
