import type { Caption, CaptionInput } from '../../engine/captions/caption.ts';
import { captionsOfReply } from './captions-of-reply.ts';
import { type CorrectedCaptionsOfVideo, type Correction, correctForAssistant } from './correct-captions-of-video.ts';
import { visibleText } from './visible-text.ts';

/** Which lines of the captions are wanted. */
interface WantedLines {
  /** Counted from 1. */
  from: number;
  lines: number;
  /** Only lines with these words, in any letter case. */
  contains?: string;
}

export interface LineOfCaptions {
  line: number;
  /** Seconds. */
  start: number;
  end: number;
  text: string;
}

export interface FoundLines {
  language: string | null;
  /** Of the whole video. */
  total: number;
  lines: LineOfCaptions[];
  /** The first that was not shown; null = all were. */
  next: number | null;
}

/** One task: captions as JSON, and what is to be done with them. */
export type CaptionTask =
  | { kind: 'find_lines'; json: string; wanted: WantedLines }
  | { kind: 'correct'; json: string; corrections: Correction[] };

/**
 * What tools do with captions. Those of a video of hours have several MB and take seconds, so a service does it in
 * a thread.
 */
export interface CaptionTasks {
  /** @param json as GET /api/videos/{id}/captions answers */
  findLines(json: string, wanted: WantedLines): Promise<FoundLines>;
  /** @param json a list of captions as the engine has them */
  correct(json: string, corrections: Correction[]): Promise<CorrectedCaptionsOfVideo>;
}

/** Tasks in the calling thread, for programs that serve nobody else meanwhile. */
export const captionTasksHere: CaptionTasks = {
  findLines: async (json, wanted) => findLines(json, wanted),
  correct: async (json, corrections) => correctForAssistant(JSON.parse(json) as Caption[], corrections),
};

/** Runs a task; the program of the threads. */
export function runCaptionTask(task: CaptionTask): Promise<FoundLines | { captions: CaptionInput[] | null }> {
  if (task.kind === 'find_lines') return captionTasksHere.findLines(task.json, task.wanted);
  return captionTasksHere.correct(task.json, task.corrections);
}

function findLines(json: string, { from, lines, contains }: WantedLines): FoundLines {
  const { language, captions } = captionsOfReply(json);
  const wanted = contains?.toLowerCase();
  const matching = captions
    .map(({ startMs, endMs, text }, index) => ({ line: index + 1, start: startMs / 1000, end: endMs / 1000, text }))
    .filter(({ line, text }) => line >= from && (!wanted || text.toLowerCase().includes(wanted)));
  const next = matching[lines]?.line ?? null;
  const shown = matching.slice(0, lines).map((one) => ({ ...one, text: visibleText(one.text) }));
  return { language, total: captions.length, lines: shown, next };
}
