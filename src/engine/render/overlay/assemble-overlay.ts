import { stat } from 'node:fs/promises';
import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { checkOutput, type OutputFacts } from '../output/check-output.ts';
import { joinSegments } from '../output/join-segments.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { type OverlayFiles, overlayArgs } from './overlay-args.ts';

interface AssembleOverlayInput {
  /** Of an overlay. */
  plan: RenderPlan;
  /** One file for each segment of the plan, in order. */
  segmentFiles: string[];
  sourceFile: string;
  /** At least one; existing files are replaced. */
  files: OverlayFiles;
  /** A folder of its own; created if missing. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

/** Facts of the MOV, or of the WebM if that alone is wanted. */
export interface OverlayFacts extends OutputFacts {
  /** null = it was not wanted. */
  webmSizeBytes: number | null;
}

/**
 * Makes the files of an overlay from its segments, and checks them.
 * @throws as `joinSegments`
 */
export async function assembleOverlay(input: AssembleOverlayInput): Promise<OverlayFacts> {
  const { plan, tools, signal, onProgress, workDir, files } = input;
  return joinSegments(input, async (segments) => {
    await runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: overlayArgs({ ...input, ...segments }),
      cwd: workDir,
      signal,
      timeoutMs: 600_000 + 60 * plan.durationMs,
      onProgress: ({ outTimeMs }) => onProgress?.(Math.max(0, Math.min(1, (outTimeMs ?? 0) / plan.durationMs))),
    });
    const check = (outFile: string, kind: 'mov' | 'webm') =>
      checkOutput({ ...input, outFile, kind, joined: segments.joined });
    const mov = files.mov && (await check(files.mov, 'mov'));
    const webm = files.webm && (await check(files.webm, 'webm'));
    const facts = mov || webm;
    if (!facts) throw new Error('an overlay without a file');
    onProgress?.(1);
    return { ...facts, webmSizeBytes: files.webm ? (await stat(files.webm)).size : null };
  });
}
