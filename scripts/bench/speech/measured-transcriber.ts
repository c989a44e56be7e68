import { Writable } from 'node:stream';
import { z } from 'zod';
import { createTranscriber } from '../../../src/engine/speech/create-transcriber.ts';
import type { TranscribeInput, Transcript } from '../../../src/engine/speech/transcriber.ts';
import type { Config } from '../../../src/infra/config/config.ts';
import type { ToolPaths } from '../../../src/infra/config/tool-paths.ts';
import { createLogger } from '../../../src/infra/logging/logger.ts';

export interface MeasuredTranscript {
  transcript: Transcript;
  /** Of the speech process, its start and the loading of the model included. */
  cpuSeconds: number;
  peakMemoryMb: number;
}

export interface MeasuredTranscriber {
  id: string;
  usesHints: boolean;
  transcribe(input: TranscribeInput): Promise<MeasuredTranscript>;
}

const costSchema = z.object({ msg: z.literal('transcribed'), cpuMs: z.number(), peakMemoryBytes: z.number() });

/** The engine that the settings name. What its process cost is read from the line that it logs. */
export function createMeasuredTranscriber(speech: Config['speech'], toolPaths: ToolPaths): MeasuredTranscriber {
  let lines: string[] = [];
  const log = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const transcriber = createTranscriber({ speech, toolPaths, logger: createLogger('debug', log) });
  return {
    id: transcriber.id,
    usesHints: transcriber.usesHints,
    async transcribe(input) {
      lines = [];
      const transcript = await transcriber.transcribe(input);
      const costs = lines.map((line) => costSchema.safeParse(JSON.parse(line))).filter(({ success }) => success);
      const cost = costs.at(-1)?.data ?? { cpuMs: 0, peakMemoryBytes: 0 };
      return { transcript, cpuSeconds: cost.cpuMs / 1000, peakMemoryMb: cost.peakMemoryBytes / 1e6 };
    },
  };
}
