import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import { createBenchContext } from './bench-context.ts';
import { makeVideo } from './render-clip.ts';

/** A process of its own that renders one clip, for measuring its memory: source, seconds, work folder. */
const [source = '', seconds = '0', workDir = ''] = process.argv.slice(2);
const context = await createBenchContext({ source, seconds: Number(seconds), workDir });
await makeVideo(context, alignCaptions(context.inputs, []));
