import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../infra/config/config.ts';
import { assetsDir } from '../infra/config/project-dirs.ts';
import type { ToolPaths } from '../infra/config/tool-paths.ts';
import { AppError } from '../infra/errors/app-error.ts';
import type { Logger } from '../infra/logging/logger.ts';
import { emojiArtVersion } from './captions/emojis/emoji-art-path.ts';
import { loadFonts } from './layout/fonts/font-set.ts';
import { writeFontconfig } from './layout/fonts/fontconfig.ts';
import { fontsKey } from './layout/fonts/fonts-key.ts';
import { extractSpeechAudio } from './media/audio/extract-speech-audio.ts';
import { isPlayableInBrowsers, makeEditingCopy } from './media/copies/editing-copy.ts';
import { ingestSource } from './media/copies/ingest-source.ts';
import { readFfmpegBuild } from './media/ffmpeg/run-ffmpeg.ts';
import { probeSource } from './media/probe/probe-source.ts';
import type { AudioFacts, SourceFacts } from './media/source-facts.ts';
import { readFrameTimes } from './media/timing/read-frame-times.ts';
import { createFaceDetector } from './reframe/detect/create-detector.ts';
import { createFaceFinder } from './reframe/find-faces.ts';
import { rasteriseEmoji } from './render/emojis/emoji-art.ts';
import { editingFilters } from './render/filters/picture-filters.ts';
import { assembleOutput } from './render/output/assemble-output.ts';
import { makePreviewAudio } from './render/preview/preview-audio.ts';
import { renderRun } from './render/segments/render-run.ts';
import { renderStill } from './render/stills/render-still.ts';
import { createTranscriber } from './speech/create-transcriber.ts';

export type Engine = Awaited<ReturnType<typeof createEngine>>;

/** Everything that turns a file into a captioned one, bound to this machine's tools, fonts and speech engine. */
export async function createEngine(deps: { config: Config; tools: ToolPaths; logger: Logger }) {
  const { config, tools, logger } = deps;
  const fonts = loadFonts({ assetsDir, fontsDir: config.paths.fontsDir });
  const fontFiles = {
    fontconfigFile: await keepFontconfig(config, fonts.fontDirs),
    fileOf: fonts.fileOf,
  };
  return {
    fonts,
    fontsKey: await fontsKey(fonts.fontDirs, emojiArtVersion),
    encoder: config.render.encoder,
    ffmpegBuild: await readFfmpegBuild(tools),
    transcriber: createTranscriber({ speech: config.speech, toolPaths: tools, logger }),
    probeSource: (input: { file: string; signal?: AbortSignal }) =>
      probeSource({ ...input, ffprobe: tools.ffprobe, maxSeconds: config.limits.maxVideoSeconds }),
    ingestSource: (input: { file: string; repairedFile: string; signal?: AbortSignal }) =>
      ingestSource({
        ...{ ...input, ffmpeg: tools.ffmpeg, ffprobe: tools.ffprobe },
        maxSeconds: config.limits.maxVideoSeconds,
      }),
    readFrameTimes({ file, facts, signal }: { file: string; facts: SourceFacts; signal?: AbortSignal }) {
      const { video } = facts;
      return readFrameTimes({ ffprobe: tools.ffprobe, file, streamIndex: video.index, known: video, signal });
    },
    isPlayableInBrowsers: isPlayableInBrowsers,
    makeEditingCopy: (input: Omit<Parameters<typeof makeEditingCopy>[0], 'ffmpeg' | 'filters'>) =>
      makeEditingCopy({ ...input, ffmpeg: tools.ffmpeg, filters: editingFilters(input.facts) }),
    findFaces: createFaceFinder({ ffmpeg: tools.ffmpeg, detect: createFaceDetector() }),
    async extractSpeechAudio(input: ExtractInput) {
      const { facts } = input;
      if (!facts.audio) throw new AppError('speech_failed', { reason: 'no_sound' });
      await extractSpeechAudio({ ...input, ffmpeg: tools.ffmpeg, facts: { ...facts, audio: facts.audio } });
    },
    renderRun: (input: Omit<Parameters<typeof renderRun>[0], 'tools' | 'fonts' | 'rasteriseEmoji'>) =>
      renderRun({ ...input, tools, fonts: fontFiles, rasteriseEmoji }),
    renderStill: (input: Omit<Parameters<typeof renderStill>[0], 'tools' | 'fonts' | 'rasteriseEmoji'>) =>
      renderStill({ ...input, tools, fonts: fontFiles, rasteriseEmoji }),
    makePreviewAudio: (input: Omit<Parameters<typeof makePreviewAudio>[0], 'tools'>) =>
      makePreviewAudio({ ...input, tools }),
    assembleOutput: (input: Omit<Parameters<typeof assembleOutput>[0], 'tools'>) => assembleOutput({ ...input, tools }),
  };
}

interface ExtractInput {
  file: string;
  facts: SourceFacts & { audio: AudioFacts | null };
  outFile: string;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** libass asks fontconfig, which is to know our fonts and no others. */
async function keepFontconfig({ paths }: Config, fontDirs: string[]): Promise<string> {
  const dir = join(paths.dataDir, 'fontconfig');
  await mkdir(dir, { recursive: true });
  const file = join(dir, 'fonts.conf');
  await writeFile(file, writeFontconfig({ dir: join(dir, 'cache'), fontDirs }));
  return file;
}
