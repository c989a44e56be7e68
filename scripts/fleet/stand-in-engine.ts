import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createEngine, type Engine } from '../../src/engine/index.ts';
import type { RenderSegment } from '../../src/engine/render/plan/render-plan.ts';
import type { Transcript } from '../../src/engine/speech/transcriber.ts';
import { factsOf, frameTimesOf, type StandInWork } from './stand-in-work.ts';

/** 16 bits, 16 kHz, mono. */
const speechBytesPerSecond = 32_000;

/**
 * The engine with stand-ins for everything that runs ffmpeg, the speech model or the face detector. They take their time
 * without a processor, and write as many bytes as they are told. Captions, layout and plans stay real.
 */
export function createStandInEngine(work: StandInWork): typeof createEngine {
  return async (deps) => ({
    ...(await createEngine(deps)),
    probeSource: ({ file, signal }) => probe(work, file, signal),
    ingestSource: async ({ file, signal }) => ({ file, facts: await probe(work, file, signal) }),
    readFrameTimes: async () => frameTimesOf(work),
    transcriber: createStandInTranscriber(work),
    extractSpeechAudio: ({ outFile }) => writeFile(outFile, Buffer.alloc(work.videoSeconds * speechBytesPerSecond)),
    async findFaces({ facts, signal }) {
      await delay(work.facesMs, undefined, { signal });
      return { shots: [{ startMs: 0, endMs: facts.durationMs, samples: [{ atMs: 0, faces: [] }] }] };
    },
    renderRun: standInRender(work),
    async makePreviewAudio({ workDir }) {
      const sizeBytes = 1_000;
      await mkdir(workDir, { recursive: true });
      const file = join(workDir, 'sound.ts');
      await writeFile(file, Buffer.alloc(sizeBytes));
      return { file, parts: [{ durationMs: work.videoSeconds * 1000, offsetBytes: 0, sizeBytes }] };
    },
    async assembleOutput({ plan, outFile, segmentFiles, signal }) {
      for (const file of segmentFiles) await stat(file);
      await delay(work.assembleMs, undefined, { signal });
      await writeFile(outFile, Buffer.alloc(work.videoBytes, 1));
      const frames = plan.segments.reduce((sum, { frameCount }) => sum + (frameCount ?? 0), 0);
      const { width, height } = plan.output;
      return { sizeBytes: work.videoBytes, durationMs: plan.durationMs, width, height, frames };
    },
  });
}

async function probe(work: StandInWork, file: string, signal?: AbortSignal) {
  await delay(work.probeMs, undefined, { signal });
  return factsOf(work, (await stat(file)).size);
}

function createStandInTranscriber({ speechMs, videoSeconds }: StandInWork): Engine['transcriber'] {
  return {
    id: 'stand-in',
    usesHints: false,
    available: async () => ({ ok: true }),
    async transcribe(_input, { signal } = {}) {
      await delay(speechMs, undefined, { signal });
      return transcriptOf(videoSeconds);
    },
  };
}

const spoken = 'shall i compare thee to a summer’s day thou art more lovely and more temperate'.split(' ');
const wordMs = 400;

function transcriptOf(videoSeconds: number): Transcript {
  const count = Math.floor((videoSeconds * 1000) / wordMs);
  const words = Array.from({ length: count }, (_, index) => ({
    text: spoken[index % spoken.length] ?? '',
    startMs: index * wordMs,
    endMs: (index + 1) * wordMs - 50,
  }));
  return { language: 'en', words };
}

/** Hands over each segment when its share of the time has passed, as ffmpeg does. */
function standInRender(work: StandInWork): Engine['renderRun'] {
  return async ({ plan, run, workDir, signal, onProgress, onSegment }) => {
    await mkdir(workDir, { recursive: true });
    const share = 1 / plan.segments.length;
    const made: { segment: RenderSegment; file: string }[] = [];
    for (const segment of run) {
      await delay(work.renderMs * share, undefined, { signal });
      const one = { segment, file: join(workDir, `${segment.index}.ts`) };
      await writeFile(one.file, Buffer.alloc(Math.round(work.videoBytes * share), 2));
      await onSegment?.(one);
      made.push(one);
      onProgress?.(made.length / run.length);
    }
    return made;
  };
}
