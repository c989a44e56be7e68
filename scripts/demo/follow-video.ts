import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';

export interface VideoEvent {
  video_id: string;
  status: 'processing' | 'processed' | 'failed';
  stage: string;
  /** 0–100 */
  progress: number;
}

/** The video's server-sent events, until the last one closes the stream. */
export async function* followVideo({
  baseUrl,
  token,
  videoId,
}: {
  baseUrl: string;
  token: string;
  videoId: string;
}): AsyncIterable<VideoEvent> {
  const reply = await fetch(`${baseUrl}/api/videos/${videoId}/events`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  if (!reply.ok || !reply.body) throw new Error(`the events of the video answered ${reply.status}`);
  const lines = createInterface({ input: Readable.from(reply.body), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length)) as VideoEvent;
  }
}

const barCells = 24;

/** Shows the progress of a video: one line that is updated on a terminal, else one line for each stage. */
export function createProgressLine(out: NodeJS.WriteStream = process.stdout) {
  let stage = '';
  return {
    show(event: VideoEvent) {
      const changed = event.stage !== stage;
      stage = event.stage;
      const percent = `${String(event.progress).padStart(3)} %`;
      if (out.isTTY) out.write(`\r\x1b[2K  ${bar(event.progress)} ${percent}  ${stage}`);
      else if (changed) out.write(`  ${percent}  ${stage}\n`);
    },
    end() {
      if (out.isTTY && stage !== '') out.write('\n');
    },
  };
}

function bar(progress: number): string {
  const full = Math.round((progress / 100) * barCells);
  return '█'.repeat(full) + '░'.repeat(barCells - full);
}
