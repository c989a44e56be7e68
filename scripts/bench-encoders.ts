import { mkdtemp, rm, stat } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFromFfmpeg, runFfmpeg } from '../src/engine/media/ffmpeg/run-ffmpeg.ts';
import { probeSource } from '../src/engine/media/probe/probe-source.ts';
import { encoderNamed } from '../src/engine/render/encoders/encoders.ts';
import { chainsToEncoder } from '../src/engine/render/encoders/frames-to-encoder.ts';
import { maxBitRate } from '../src/engine/render/encoders/max-bit-rate.ts';
import { type EncoderName, encoderNames } from '../src/infra/config/config.ts';
import { loadConfig } from '../src/infra/config/read-config.ts';
import { readToolPaths } from '../src/infra/config/tool-paths.ts';
import { measure, median, round } from './bench/measure.ts';

/**
 * `npm run bench:encoders -- clip.mp4 …`: what the encoders make of the first seconds of clips, without captions: processor time,
 * size, and how near the picture is to the source's (SSIM, VMAF, by the luma). `--encoders x264-veryfast,svt-av1` measures these. `--set
 * crf=34,preset=10` overrides arguments of all of them. The last line is one JSON object.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    encoders: { type: 'string', default: 'x264-veryfast,x264-medium,svt-av1' },
    seconds: { type: 'string', default: '10' },
    runs: { type: 'string', default: '3' },
    set: { type: 'string', default: '' },
  },
});
const names = values.encoders
  .split(',')
  .filter((name): name is EncoderName => encoderNames.includes(name as EncoderName));
const seconds = Number(values.seconds);
const tools = readToolPaths(loadConfig().paths.cacheDir);
const overrides = values.set.split(',').flatMap((one) => (one === '' ? [] : [one.split('=')]));

const dir = await mkdtemp(join(tmpdir(), 'captioneer-bench-encoders-'));
const rows: Awaited<ReturnType<typeof bench>>[] = [];
try {
  for (const file of positionals) for (const name of names) rows.push(await bench(file, name));
  console.table(rows);
  console.log(JSON.stringify({ processor: cpus()[0]?.model, cores: cpus().length, seconds, set: values.set, rows }));
} finally {
  await rm(dir, { recursive: true, force: true });
}

async function bench(file: string, name: EncoderName) {
  const facts = await probeSource({ ffprobe: tools.ffprobe, file });
  const { codedWidth: width, codedHeight: height, frameRate } = facts.video;
  const output = { width, height, frameRate };
  const args = encoderNamed(name).args({
    ...{ frame: output, enlargement: 1, frameRate },
    maxBitsPerSecond: maxBitRate({ facts, frameTimes: null, output }),
  });
  for (const [option = '', value = ''] of overrides) args[args.indexOf(`-${option}`) + 1] = value;
  const outFile = join(dir, 'out.mkv');
  const last = `[0:${facts.video.index}]trim=duration=${seconds},settb=1/90000,setpts=PTS+90000`;
  const encode = () =>
    runFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: [
        ...['-i', file, '-filter_complex', chainsToEncoder({ encoder: name, output }, { last, to: 'out' }).join(';')],
        ...['-map', '[out]', ...args, '-fps_mode', 'passthrough', '-enc_time_base', '1:90000', outFile],
      ],
    });
  const cpu: number[] = [];
  for (let run = 0; run < Number(values.runs); run++) cpu.push((await measure(encode)).cpuSeconds);
  const { size } = await stat(outFile);
  return {
    ...{ clip: basename(file), encoder: name, cpuS: round(median(cpu), 2) },
    kbitPerSecond: Math.round((8 * size) / seconds / 1000),
    ...(await compare(outFile, file)),
  };
}

/** By frame number: both have the same frames. */
async function compare(made: string, source: string) {
  let [ssim, vmaf] = [0, 0];
  const numbered = (input: string, label: string) =>
    `${input}trim=duration=${seconds},settb=1/30,setpts=N,format=yuv420p,split[${label}1][${label}2]`;
  const graph = [
    ...[numbered('[0:v]', 'a'), numbered('[1:v]', 'b')],
    ...['[a1][b1]ssim[s]', '[a2][b2]libvmaf=n_threads=2[v]'],
  ];
  await readFromFfmpeg({
    ffmpeg: tools.ffmpeg,
    args: [
      ...['-i', made, '-i', source, '-filter_complex', graph.join(';')],
      ...['-map', '[s]', '-map', '[v]', '-fps_mode', 'passthrough', '-f', 'null', '-'],
    ],
    onMessage(line) {
      ssim = Number(/SSIM Y:([\d.]+)/.exec(line)?.[1] ?? ssim);
      vmaf = Number(/VMAF score: ([\d.]+)/.exec(line)?.[1] ?? vmaf);
    },
  });
  return { ssim: round(ssim, 4), vmaf: round(vmaf, 1) };
}
