/**
 * The engine as a library: files in, files out. It knows no users, no database, no HTTP and no chat.
 *
 *     const engine = await createEngine({ config, tools, logger });
 *     await captionFile(engine, { inFile, outFile, settings, signal, onProgress });
 *
 * An `Engine` is bound to this machine's tools, fonts and speech engine. Its single steps are what the service runs as
 * jobs: `ingestSource`, `transcriber.transcribe`, `findFaces`, `renderRun`, `renderStill`, `assembleOutput`.
 */
export { type CaptionedFile, type CaptionFileInput, captionFile, measureFile, stillOfFile } from './caption-file.ts';
export type { Caption, CaptionInput, Word } from './captions/caption.ts';
export type { CaptionSettings } from './captions/settings/caption-settings.ts';
export { createEngine, type Engine } from './create-engine.ts';
export type { SourceFacts } from './media/source-facts.ts';
export { type Notice, noticesOfVideo, wordNotice } from './notices/notices.ts';
export type { RenderPlan } from './render/plan/render-plan.ts';
export type { Transcript } from './speech/transcriber.ts';
export { type EngineTasks, runTasksHere } from './tasks/engine-tasks.ts';
