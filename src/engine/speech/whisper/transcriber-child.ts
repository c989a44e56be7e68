// The program of the listening process, started by run-transcriber-child.ts. In a process of its own the engine's memory goes
// back to the system when it is done, and a crash in native code costs one transcription, not the service.

import { type ChildMessage, type ChildRequest, childRequestSchema } from './child-messages.ts';
import { transcribeWav } from './transcribe-wav.ts';
import { loadWhisperModel } from './whisper-model.ts';

process.once('message', (message) => void listen(childRequestSchema.parse(message)));
// The service is gone. Native code may be at work on another thread, which a plain exit would wait for.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function listen(request: ChildRequest): Promise<void> {
  try {
    const transcript = await transcribeWav(request, {
      loadModel: () => loadWhisperModel(request),
      onProgress: (share) => send({ kind: 'progress', share }),
    });
    send({ kind: 'done', transcript, cost: costSoFar() });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function send(message: ChildMessage): void {
  process.send?.(message);
}

function costSoFar() {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1000, peakMemoryBytes: process.resourceUsage().maxRSS * 1024 };
}
