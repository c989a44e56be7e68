import { availableParallelism, cpus } from 'node:os';
import { resolve } from 'node:path';
import { benchRecordings } from './bench/speech/bench-recordings.ts';
import { benchStages } from './bench/stages.ts';

/** `npm run bench`: accuracy and cost of transcription, and the cost of each stage. The last line is one JSON object. */
const stages = await benchStages(resolve('assets/demo/sonnet.mp4'));
console.log(`\n${stages.clip}: ${stages.durationSeconds.toFixed(1)} s, ${stages.width}×${stages.height}`);
console.table(stages.stages);
console.log(
  `plain encode with the same settings: ${stages.plainEncode.cpuSeconds} CPU s; ours ${stages.renderRatio} × that`,
);
const speech = await benchRecordings();
console.table(speech.files);
console.log(JSON.stringify({ processor: cpus()[0]?.model, cores: availableParallelism(), stages, speech }));
