import { alignCaptions } from '../../../src/engine/captions/alignment/align-captions.ts';
import { createBenchContext, makeVideo } from './render-clip.ts';

/** Renders one clip in this process, to measure its memory. Arguments: source, seconds, work folder. */
const [source = '', seconds = '0', workDir = ''] = process.argv.slice(2);
const context = await createBenchContext({ source, seconds: Number(seconds), workDir });
await makeVideo(context, alignCaptions(context.inputs, []));
