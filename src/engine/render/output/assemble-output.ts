import { runFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import type { RenderPlan } from '../plan/render-plan.ts';
import { checkOutput, type OutputFacts } from './check-output.ts';
import { joinSegments } from './join-segments.ts';
import { outputArgs } from './output-args.ts';

interface AssembleOutputInput {
  plan: RenderPlan;
  /** One file for each segment of the plan, in order. */
  segmentFiles: string[];
  sourceFile: string;
  /** See `outputArgs`. */
  audioFile?: string;
  /** mp4; an existing file is replaced. */
  outFile: string;
  /** A folder of its own; created if missing. */
  workDir: string;
  tools: { ffmpeg: string; ffprobe: string };
  signal?: AbortSignal;
  /** 0–1. */
  onProgress?: (share: number) => void;
}

/**
 * Joins the segments without encoding them again, adds the audio, and checks the result.
 * @throws as {@link joinSegments}
 */
export async function assembleOutput(input: AssembleOutputInput): Promise<OutputFacts> {
  const { plan, tools, signal, onProgress, workDir } = input;
  return joinSegments(input, async (segments) => {
    await runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: outputArgs({ ...input, ...segments }),
      cwd: workDir,
      signal,
      onProgress: ({ outTimeMs }) => onProgress?.(Math.max(0, Math.min(1, (outTimeMs ?? 0) / plan.durationMs))),
    });
    const facts = await checkOutput({ ...input, joined: segments.joined });
    onProgress?.(1);
    return facts;
  });
}
