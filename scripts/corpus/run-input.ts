import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { captionFile, type Engine } from '../../src/engine/index.ts';
import { planRuns } from '../../src/engine/render/plan/plan-segments.ts';
import type { RenderedSegment } from '../../src/engine/render/segments/segment-handover.ts';
import { AppError } from '../../src/infra/errors/app-error.ts';
import { measureOutput } from './checks/measure-output.ts';
import type { Finding, HardInput, Refusal } from './hard-input.ts';

export interface InputResult {
  group: string;
  name: string;
  passed: boolean;
  /** What was measured, or what went wrong. */
  measured: string;
  seconds: number;
}

const twoWords = [{ startMs: 200, endMs: 800, text: 'Hard input' }];

/** Makes the file, captions it as `npm run captioneer -- caption` does, and measures the output. */
export async function runInput(engine: Engine, input: HardInput, dir: string): Promise<InputResult> {
  const started = performance.now();
  await mkdir(dir, { recursive: true });
  const finding = await tryInput(engine, input, dir);
  await rm(dir, { recursive: true, force: true });
  const seconds = Number(((performance.now() - started) / 1000).toFixed(1));
  return { group: input.group, name: input.name, ...finding, seconds };
}

async function tryInput(engine: Engine, input: HardInput, dir: string): Promise<Finding> {
  const file = join(dir, input.file);
  try {
    await input.make(file);
  } catch (error) {
    return { passed: false, measured: `the input could not be made: ${lastLine(error)}` };
  }
  const outFile = join(dir, 'output.mp4');
  const failure = await captionFile(input.maxSegments ? withShortRuns(engine, input.maxSegments) : engine, {
    inFile: file,
    outFile,
    settings: input.settings ?? {},
    captions: input.captions ?? twoWords,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }).then(
    () => null,
    (error: unknown) => error,
  );
  if ('code' in input.expected) return checkRefusal(input.expected, failure);
  if (failure !== null) return { passed: false, measured: lastLine(failure) };
  const findings: Finding[] = [];
  try {
    const output = await measureOutput(outFile, file);
    for (const check of input.expected) findings.push(await check(output));
  } catch (error) {
    findings.push({ passed: false, measured: lastLine(error) });
  }
  return {
    passed: findings.every(({ passed }) => passed),
    measured: findings.map(({ passed, measured }) => (passed ? measured : `**${measured}**`)).join('; '),
  };
}

/** Renders each run by several ffmpegs, one after the other, as workers do that share a video. */
function withShortRuns(engine: Engine, maxSegments: number): Engine {
  return {
    ...engine,
    async renderRun({ run, workDir, ...input }) {
      const rendered: RenderedSegment[] = [];
      for (const [i, part] of planRuns(run, { maxSegments }).entries()) {
        rendered.push(...(await engine.renderRun({ ...input, run: part, workDir: join(workDir, String(i)) })));
      }
      return rendered;
    },
  };
}

function checkRefusal({ code, message }: Refusal, failure: unknown): Finding {
  if (!(failure instanceof AppError))
    return { passed: false, measured: failure === null ? 'accepted' : lastLine(failure) };
  return {
    passed: failure.code === code && message.test(failure.message),
    measured: `\`${failure.code}\`: ${failure.message}`,
  };
}

function lastLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  const text = error instanceof Error ? error.message : String(error);
  return `${text.trim().split('\n').slice(-2).join(' ')}${cause}`.slice(0, 400);
}
