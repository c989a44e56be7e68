import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, EncoderName } from '../infra/config/config.ts';
import { assetsDir } from '../infra/config/project-dirs.ts';
import type { ToolPaths } from '../infra/config/tool-paths.ts';
import { AppError } from '../infra/errors/app-error.ts';
import type { Logger } from '../infra/logging/logger.ts';
import type { TaskOf } from '../infra/threads/tasks.ts';
import { emojiArtVersion } from './captions/emojis/emoji-art-path.ts';
import { fontsKey, loadFonts, writeFontconfig } from './layout/fonts/font-set.ts';
import { ownFontsDir } from './layout/fonts/own/own-font-file.ts';
import { extractSpeechAudio } from './media/audio/extract-speech-audio.ts';
import { isPlayableInBrowsers, makeEditingCopy } from './media/copies/editing-copy.ts';
import { ingestSource } from './media/copies/ingest-source.ts';
import { readFfmpegBuild } from './media/ffmpeg/run-ffmpeg.ts';
import { probeSource } from './media/probe/probe-source.ts';
import type { SourceFacts } from './media/source-facts.ts';
import { readFrameTimes } from './media/timing/read-frame-times.ts';
import { type ReadContrastsInput, readContrasts } from './readability/read-contrasts.ts';
import { readabilityReport } from './readability/readability-report.ts';
import type { ReadabilityReport } from './readability/readability-view.ts';
import { createFaceDetector } from './reframe/detect/create-detector.ts';
import { createFaceFinder } from './reframe/find-faces.ts';
import { rasteriseEmoji } from './render/emojis/write-emoji-lanes.ts';
import { blameEncoder } from './render/encoders/blame-encoder.ts';
import { chooseEncoder } from './render/encoders/choose-encoder.ts';
import { surest } from './render/encoders/encoders.ts';
import { editingFilters } from './render/filters/picture-filters.ts';
import { tryFont } from './render/fonts/try-font.ts';
import { assembleOutput } from './render/output/assemble-output.ts';
import { assembleOverlay } from './render/overlay/assemble-overlay.ts';
import type { DrawingMachine } from './render/plan/made-with.ts';
import type { PlanVideoInput } from './render/plan/plan-video.ts';
import { makePreviewAudio } from './render/preview/preview-audio.ts';
import { renderRun } from './render/segments/render-run.ts';
import { renderStill } from './render/stills/render-still.ts';
import { createTranscriber } from './speech/create-transcriber.ts';
import { type EngineTasks, runTasksHere } from './tasks/engine-tasks.ts';

export type Engine = Awaited<ReturnType<typeof createEngine>>;

interface CreateEngineDeps {
  config: Config;
  tools: ToolPaths;
  logger: Logger;
  /** Whether videos are rendered here, so that the encoder has to work. Default: true. */
  renders?: boolean;
  /** Default: they run in the calling thread, which suits programs that serve nobody else meanwhile. */
  tasks?: EngineTasks;
}

/** Everything that turns a file into a captioned one, bound to this machine's tools, fonts and speech engine. */
export async function createEngine(deps: CreateEngineDeps) {
  const { config, tools, logger, renders = true, tasks = runTasksHere(config.paths) } = deps;
  const fonts = loadFonts({ assetsDir, ...config.paths, ownFontsDir: ownFontsDir(config.paths.dataDir) });
  const fontFiles = {
    fontconfigFile: await keepFontconfig(config, fonts.fontDirs),
    fileOf: fonts.fileOf,
  };
  const programs = { ffmpeg: tools.ffmpeg, ffprobe: tools.ffprobe };
  const choice = renders ? config.render.encoder : surest;
  const { name: encoder, device, failed } = await chooseEncoder({ ...tools, choice });
  if (renders) logger.info({ encoder, failed }, 'the encoder of this machine');
  const build = await readFfmpegBuild(tools);
  const machine: DrawingMachine & { encoder: EncoderName } = {
    fontsKey: await fontsKey(fonts.fontDirs, emojiArtVersion),
    encoder,
    ffmpegBuild: device === '' ? build : `${build}; ${device}`,
  };
  return {
    fonts,
    tasks,
    ...machine,
    /** `planVideo` as one of the tasks; `writePlan` returns the plan as it is stored. */
    planVideo: (video: PlanVideoInput, of: TaskOf) => tasks.planVideo({ machine, video }, of),
    writePlan: (video: PlanVideoInput, of: TaskOf) => tasks.writePlan({ machine, video }, of),
    transcriber: createTranscriber({ speech: config.speech, toolPaths: tools, logger }),
    probeSource: (input: { file: string; signal?: AbortSignal }) =>
      probeSource({ ...input, ffprobe: tools.ffprobe, maxSeconds: config.limits.maxVideoSeconds }),
    ingestSource: (input: { file: string; repairedFile: string; signal?: AbortSignal }) =>
      ingestSource({ ...input, ...programs, maxSeconds: config.limits.maxVideoSeconds }),
    readFrameTimes({ file, facts, signal }: { file: string; facts: SourceFacts; signal?: AbortSignal }) {
      const { video } = facts;
      return readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: video.index, known: video, signal });
    },
    isPlayableInBrowsers,
    makeEditingCopy: (input: Unbound<typeof makeEditingCopy, 'ffmpeg' | 'filters'>) =>
      makeEditingCopy({ ...input, ffmpeg: tools.ffmpeg, filters: editingFilters(input.facts) }),
    findFaces: createFaceFinder({ ffmpeg: tools.ffmpeg, detect: createFaceDetector() }),
    async extractSpeechAudio(input: Unbound<typeof extractSpeechAudio, 'ffmpeg' | 'facts'> & { facts: SourceFacts }) {
      const { facts } = input;
      if (!facts.audio) throw new AppError('speech_failed', { reason: 'no_sound' });
      await extractSpeechAudio({ ...input, ffmpeg: tools.ffmpeg, facts: { ...facts, audio: facts.audio } });
    },
    renderRun: (input: Unbound<typeof renderRun, 'tools' | 'fonts' | 'rasteriseEmoji' | 'captionsOf'>) =>
      blameEncoder({ ...input, ...tools }, () =>
        renderRun({
          ...{ ...input, tools, fonts: fontFiles, rasteriseEmoji },
          captionsOf: (script) => tasks.runCaptions(script, { owner: 'rendering', signal: input.signal }),
        }),
      ),
    renderStill: (input: Unbound<typeof renderStill, 'tools' | 'fonts' | 'rasteriseEmoji'>) =>
      renderStill({ ...input, tools, fonts: fontFiles, rasteriseEmoji }),
    /** @param video `frameTimes` may be unread */
    async measureReadability(video: PlanVideoInput, input: ReadabilityInput, of: TaskOf): Promise<ReadabilityReport> {
      const planned = await tasks.planReading({ machine, video }, of);
      const contrasts = await readContrasts({
        ...{ ...planned, ...input, facts: video.facts, tools, fonts: fontFiles },
        measure: (drawn) => tasks.measureContrast(drawn, of),
      });
      return readabilityReport(planned.pages, contrasts);
    },
    tryFont: (input: Unbound<typeof tryFont, 'tools'>) => tryFont({ ...input, tools }),
    makePreviewAudio: (input: Unbound<typeof makePreviewAudio, 'tools'>) => makePreviewAudio({ ...input, tools }),
    assembleOutput: (input: Unbound<typeof assembleOutput, 'tools'>) => assembleOutput({ ...input, tools }),
    assembleOverlay: (input: Unbound<typeof assembleOverlay, 'tools'>) => assembleOverlay({ ...input, tools }),
  };
}

type ReadabilityInput = Pick<ReadContrastsInput, 'sourceFile' | 'workDir' | 'signal' | 'onProgress'>;

/** What callers give to a step; the rest is bound to this machine. */
type Unbound<Step extends (input: never) => unknown, Bound extends PropertyKey> = Omit<Parameters<Step>[0], Bound>;

/** libass asks fontconfig, which is to know our fonts and no others. */
async function keepFontconfig({ paths }: Config, fontDirs: string[]): Promise<string> {
  const dir = join(paths.dataDir, 'fontconfig');
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'fonts.conf');
  await writeFile(file, writeFontconfig({ dir: join(dir, 'cache'), fontDirs }));
  return file;
}
