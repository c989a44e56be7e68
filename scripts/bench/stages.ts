import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { captionsFromWords } from '../../src/engine/captions/captions-from-words.ts';
import { createEngine } from '../../src/engine/index.ts';
import { runFfmpeg } from '../../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { planVideo } from '../../src/engine/render/plan/plan-video.ts';
import { loadConfig } from '../../src/infra/config/read-config.ts';
import { readToolPaths } from '../../src/infra/config/tool-paths.ts';
import { silentLogger } from '../../src/infra/logging/logger.ts';
import { type Measured, measure, round } from './measure.ts';

/** Runs every stage on the bundled clip, one after the other, and a plain encode for comparison. */
export async function benchStages(clip: string) {
  const dir = await mkdtemp(join(tmpdir(), 'captioneer-bench-'));
  try {
    return await runStages(clip, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function runStages(clip: string, dir: string) {
  const config = loadConfig();
  const tools = readToolPaths(config.paths.cacheDir);
  const engine = await createEngine({
    config: { ...config, paths: { ...config.paths, dataDir: dir } },
    tools,
    logger: silentLogger,
  });
  const signal = new AbortController().signal;
  const stages: ({ stage: string } & ReturnType<typeof figures>)[] = [];
  const stage = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const measured = await measure(work);
    stages.push({ stage: name, ...figures(measured) });
    return measured.result;
  };
  const facts = await stage('probe', () => engine.probeSource({ file: clip }));
  const wavFile = join(dir, 'speech.wav');
  await stage('extract audio', () => engine.extractSpeechAudio({ file: clip, facts, outFile: wavFile }));
  const transcript = await stage('transcribe', () => engine.transcriber.transcribe({ wavFile }));
  const plan = await stage('lay out and plan', async () => {
    const frameTimes = await engine.readFrameTimes({ file: clip, facts });
    const captions = captionsFromWords(transcript.words);
    const { language } = transcript;
    return planVideo(engine, { sourceKey: clip, facts, frameTimes, settings: {}, captions, language });
  });
  const plain = await measure(() =>
    runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: ['-i', clip, '-map', '0:v:0', '-map', '0:a:0', '-c:a', 'copy', ...plan.encoderArgs, join(dir, 'plain.mp4')],
    }),
  );
  const rendered = await stage('render segments', () =>
    engine.renderRun({ plan, run: plan.segments, sourceFile: clip, workDir: join(dir, 'render'), signal }),
  );
  await stage('assemble', () =>
    engine.assembleOutput({
      plan,
      segmentFiles: rendered.map(({ file }) => file),
      sourceFile: clip,
      outFile: join(dir, 'out.mp4'),
      workDir: join(dir, 'assemble'),
      signal,
    }),
  );
  const rendering = stages.filter(({ stage: name }) => name === 'render segments' || name === 'assemble');
  const renderCpu = rendering.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  return {
    clip: basename(clip),
    durationSeconds: facts.durationMs / 1000,
    width: plan.output.width,
    height: plan.output.height,
    stages,
    /** The same clip with the same encoder settings, for comparison. */
    plainEncode: figures(plain),
    /** CPU seconds of rendering and assembling over those of the plain encode. */
    renderRatio: round(renderCpu / plain.cpuSeconds, 2),
  };
}

function figures({ cpuSeconds, wallSeconds }: Measured<unknown>) {
  return { cpuSeconds: round(cpuSeconds, 2), wallSeconds: round(wallSeconds, 2) };
}
