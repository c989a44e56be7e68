// The program of the transcriber process, started by run-transcriber-child.ts. Its memory goes back to the system when
// it ends, and a crash in native code ends one transcription instead of the service.
import { linkWhisper } from '../models/link-whisper.ts';
import { lazyModel } from '../models/load-model.ts';
import { withStoredOutputs } from '../models/model-output.ts';
import { isConverted, type LocalModel, recogniseModel, runsAsWhisper } from '../models/recognise-model.ts';
import { loadSherpaWhisper } from '../models/sherpa-whisper.ts';
import { transcribeWithModel } from '../models/transcribe-with-model.ts';
import type { Transcript } from '../transcriber.ts';
import { type ChildMessage, type ChildRequest, childRequestSchema } from './child-messages.ts';
import { withStoredPieces } from './stored-pieces.ts';
import { transcribeWav } from './transcribe-wav.ts';
import { loadWhisperModel, type WhisperModel } from './whisper-model.ts';

process.once('message', (message) => void transcribe(childRequestSchema.parse(message)));
// The service is gone. A plain exit would wait for native code that works on another thread.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function transcribe(request: ChildRequest): Promise<void> {
  try {
    const model = request.isOwnModel ? ownModel(request.modelDir) : null;
    const transcript = await (model && !runsAsWhisper(model) ? runModel(model, request) : runWhisper(model, request));
    send({ kind: 'done', transcript, cost: currentCost() });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function ownModel(dir: string): LocalModel {
  const found = recogniseModel(dir);
  if (!found.ok) throw new Error(found.reason);
  return found.model;
}

function runModel(model: LocalModel, request: ChildRequest): Promise<Transcript> {
  const decode = withStoredOutputs(lazyModel(model, request.threads), piecesOf(request));
  return transcribeWithModel(request, { model, decode, onProgress });
}

/** @param model null = the default one */
function runWhisper(model: LocalModel | null, request: ChildRequest): Promise<Transcript> {
  const load = model && !isConverted(model) ? () => loadLinked(model, request) : () => loadWhisperModel(request);
  return transcribeWav(request, {
    model: withStoredPieces(load, piecesOf(request)),
    onProgress,
    ...(request.wantsWords ? { onWords: (beginning) => send({ kind: 'words', beginning }) } : {}),
  });
}

async function loadLinked(model: LocalModel, request: ChildRequest): Promise<WhisperModel> {
  return loadSherpaWhisper({ ...request, modelDir: await linkWhisper(model, request.scratchDir) });
}

function piecesOf({ pieces }: ChildRequest) {
  return { known: pieces, onPiece: (id: string, piece: string) => send({ kind: 'piece', id, piece }) };
}

function onProgress(share: number): void {
  send({ kind: 'progress', share });
}

function send(message: ChildMessage): void {
  process.send?.(message);
}

function currentCost() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 };
}
