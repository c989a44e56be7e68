// The program of the transcriber process, started by run-transcriber-child.ts. Its memory goes back to the system when
// it ends, and a crash in native code ends one transcription instead of the service.
import { type ChildMessage, type ChildRequest, childRequestSchema } from './child-messages.ts';
import { withStoredPieces } from './stored-pieces.ts';
import { transcribeWav } from './transcribe-wav.ts';
import { loadWhisperModel } from './whisper-model.ts';

process.once('message', (message) => void transcribe(childRequestSchema.parse(message)));
// The service is gone. A plain exit would wait for native code that works on another thread.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function transcribe(request: ChildRequest): Promise<void> {
  try {
    const transcript = await transcribeWav(request, {
      model: withStoredPieces(() => loadWhisperModel(request), {
        known: request.pieces,
        onPiece: (id, piece) => send({ kind: 'piece', id, piece }),
      }),
      onProgress: (share) => send({ kind: 'progress', share }),
      ...(request.wantsWords ? { onWords: (beginning) => send({ kind: 'words', beginning }) } : {}),
    });
    send({ kind: 'done', transcript, cost: currentCost() });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function send(message: ChildMessage): void {
  process.send?.(message);
}

function currentCost() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 };
}
