import { ToolError } from '../../chat/assistants/tool-error.ts';
import { captionFile, type Engine, wordNotice } from '../../engine/index.ts';
import { messageOf } from '../print.ts';
import { readPicture } from '../setting-options.ts';
import { allowedFile } from './allowed-files.ts';
import { freeFileBeside } from './free-file.ts';
import { type LocalVideo, wordsToShow } from './local-video.ts';

export type LocalEngine = () => Promise<{ engine: Engine }>;

interface RenderDeps {
  openEngine: LocalEngine;
  folders: readonly string[];
  stopped: AbortSignal;
}

/**
 * Renders a revision, unless there is a newer one, and writes down in the video how that goes. It never rejects: whoever
 * looks at the video sees what went wrong.
 */
export async function renderLocalVideo(deps: RenderDeps, video: LocalVideo, revision: number): Promise<void> {
  if (video.revision !== revision || deps.stopped.aborted) return;
  const signal = AbortSignal.any([video.stop.signal, deps.stopped]);
  try {
    const { engine } = await deps.openEngine();
    const { settings } = video;
    const input = await fileInput(video, { folders: deps.folders, signal });
    const outFile = await freeFileBeside(video.file, settings.outputKind === 'overlay' ? '.mov' : '.mp4');
    const onProgress = progressOf(video, revision, { isHeard: input.captions === undefined });
    const made = await captionFile(engine, { ...input, outFile, onProgress });
    if (video.revision !== revision) return;
    const { language, captions, width, height, sizeBytes } = made;
    const size = { width, height, sizeBytes, durationSeconds: made.durationMs / 1000 };
    Object.assign(video, {
      ...{ status: 'processed', stage: 'processed', progress: 100, message: 'It is ready.' },
      shown: { language, captions },
      notices: made.notices.map((notice) => wordNotice(notice, 'en')),
      result: { place: outFile, revision, ...size },
    });
  } catch (error) {
    // a newer revision, or the end of the program
    if (signal.aborted) return;
    Object.assign(video, { status: 'failed', stage: 'failed', message: sentence(error) });
  }
}

/** What the engine is given of a video. @throws ToolError; AppError `invalid_input`; the system's error */
export async function fileInput(
  video: LocalVideo,
  { folders, signal }: { folders: readonly string[]; signal: AbortSignal },
) {
  const { watermark: mark } = video.settings;
  const picture = mark?.picture ? await readPicture({ picture: await allowedFile(mark.picture, folders) }) : null;
  const watermark = picture ? { watermark: picture } : {};
  return { inFile: video.file, ...wordsToShow(video), ...watermark, signal, onProgress: () => undefined };
}

/** Listening takes about as long as rendering. */
function progressOf(video: LocalVideo, revision: number, { isHeard }: { isHeard: boolean }) {
  const shareOf = (stage: string, share: number) => (stage === 'listening' ? share / 2 : 0.5 + share / 2);
  return (stage: string, share: number): void => {
    if (video.revision !== revision) return;
    const percent = Math.round(100 * (isHeard ? shareOf(stage, share) : share));
    Object.assign(video, { stage, progress: Math.max(video.progress, Math.min(99, percent)) });
  };
}

function sentence(error: unknown): string {
  if (error instanceof ToolError) return error.message;
  const message = messageOf(error);
  return typeof message === 'string' ? message : 'It could not be rendered.';
}
