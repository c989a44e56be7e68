import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../src/engine/index.ts';
import { captionFile } from '../../src/engine/index.ts';
import { planRuns } from '../../src/engine/render/plan/plan-runs.ts';
import type { RenderedSegment } from '../../src/engine/render/segments/collect-segments.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import type { Finding, HardInput, Refusal } from './hard-input.ts';
import { seeOutput } from './measure-output.ts';

export interface InputResult {
  group: string;
  name: string;
  isRight: boolean;
  /** What was measured, or what went wrong. */
  says: string;
  seconds: number;
}

const twoWords = [{ startMs: 200, endMs: 800, text: 'Hard input' }];

/**
 * Makes the file, takes it through the pipeline as `npm run captioneer -- caption` does, and measures what comes out.
 */
export async function runInput(pipeline: Engine, input: HardInput, dir: string): Promise<InputResult> {
  const started = performance.now();
  await mkdir(dir, { recursive: true });
  const finding = await tryInput(pipeline, input, dir);
  await rm(dir, { recursive: true, force: true });
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  return { group: input.group, name: input.name, ...finding, seconds };
}

async function tryInput(pipeline: Engine, input: HardInput, dir: string): Promise<Finding> {
  const file = join(dir, input.file);
  try {
    await input.make(file);
  } catch (error) {
    return { isRight: false, says: `could not be made: ${lastLine(error)}` };
  }
  const outFile = join(dir, 'output.mp4');
  const failure = await captionFile(input.longestRun ? spreadOut(pipeline, input.longestRun) : pipeline, {
    ...{ inFile: file, outFile, settings: input.settings ?? {}, captions: input.captions ?? twoWords },
    ...{ signal: new AbortController().signal, onProgress: () => undefined },
  }).then(
    () => null,
    (error: unknown) => error,
  );
  if ('code' in input.wanted) return refusal(input.wanted, failure);
  if (failure !== null) return { isRight: false, says: lastLine(failure) };
  const findings: Finding[] = [];
  try {
    const seen = await seeOutput(outFile, file);
    for (const check of input.wanted) findings.push(await check(seen));
  } catch (error) {
    findings.push({ isRight: false, says: lastLine(error) });
  }
  return {
    isRight: findings.every(({ isRight }) => isRight),
    says: findings.map(({ isRight, says }) => (isRight ? says : `**${says}**`)).join('; '),
  };
}

/** Each run by several ffmpegs, one after the other, as workers would that share it. */
function spreadOut(pipeline: Engine, maxSegments: number): Engine {
  return {
    ...pipeline,
    async renderRun({ run, workDir, ...input }) {
      const rendered: RenderedSegment[] = [];
      for (const [i, part] of planRuns(run, { maxSegments }).entries()) {
        rendered.push(...(await pipeline.renderRun({ ...input, run: part, workDir: join(workDir, String(i)) })));
      }
      return rendered;
    },
  };
}

function refusal({ code, says }: Refusal, failure: unknown): Finding {
  if (!(failure instanceof AppError))
    return { isRight: false, says: failure === null ? 'accepted' : lastLine(failure) };
  return {
    isRight: failure.code === code && says.test(failure.message),
    says: `\`${failure.code}\`: ${failure.message}`,
  };
}

function lastLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const text = error instanceof Error ? error.message : String(error);
  return `${text.trim().split('\n').slice(-2).join(' ')}${cause}`.slice(0, 400);
}
