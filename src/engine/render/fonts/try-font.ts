import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { familyOfOwnFont, type OwnFont } from '../../captions/settings/own-font.ts';
import { writeFontconfig } from '../../layout/fonts/font-set.ts';
import { FfmpegError } from '../../media/ffmpeg/ffmpeg-error.ts';
import { readFromFfmpeg } from '../../media/ffmpeg/run-ffmpeg.ts';
import { assText } from '../ass/ass-event.ts';

interface TryFontInput {
  font: OwnFont;
  file: Uint8Array;
  /** Letters that it has. */
  sample: string;
  tools: { ffmpeg: string };
  signal?: AbortSignal;
}

const frame = { width: 640, height: 640 };
/** Drawing takes about 0.2 s of CPU time. */
const timeoutMs = 15_000;
/** An eighth of what a render may take. */
const memoryBytes = 700_000_000;

/**
 * Draws a font once, by the program that draws captions, in a process with little time and memory.
 * @returns false when it crashes or stops the program, or draws nothing
 */
export async function tryFont(input: TryFontInput): Promise<boolean> {
  const workDir = await mkdtemp(join(tmpdir(), 'captioneer-font-'));
  try {
    return await draw(input, workDir);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function draw({ font, file, sample, tools, signal }: TryFontInput, workDir: string): Promise<boolean> {
  await mkdir(join(workDir, 'fonts'), { recursive: true });
  await writeFile(join(workDir, 'fonts/own.ttf'), file);
  await writeFile(join(workDir, 'try.ass'), script(font, sample));
  // no other font stands in for this one
  const fontconfigFile = join(workDir, 'fonts.conf');
  await writeFile(fontconfigFile, writeFontconfig({ dir: join(workDir, 'cache'), fontDirs: [] }));
  let isSeen = false;
  const { width, height } = frame;
  const picture = `color=c=black:s=${width}x${height}:r=25,format=gray,trim=end_frame=1`;
  try {
    await readFromFfmpeg({
      ffmpeg: tools.ffmpeg,
      args: [
        ...['-threads', '1', '-filter_threads', '1', '-f', 'lavfi', '-i', picture],
        ...['-vf', 'ass=filename=try.ass:fontsdir=fonts,format=gray', '-frames:v', '1', '-f', 'rawvideo', 'pipe:1'],
      ],
      cwd: workDir,
      env: { FONTCONFIG_FILE: fontconfigFile },
      signal,
      timeoutMs,
      memoryBytes,
      async onBytes(bytes) {
        isSeen ||= bytes.some((value) => value > 128);
      },
    });
  } catch (error) {
    signal?.throwIfAborted();
    if (!(error instanceof FfmpegError)) throw error;
    return false;
  }
  return isSeen;
}

const lettersOfLine = 16;

/** Lines of letters, some of them large, with the outline and the blur that captions have. */
function script(font: OwnFont, sample: string): string {
  const letters = [...sample];
  const lines = Array.from({ length: Math.ceil(letters.length / lettersOfLine) }, (_, index) =>
    letters.slice(index * lettersOfLine, (index + 1) * lettersOfLine).join(''),
  );
  const events = lines.map((line, index) => {
    const size = index === 0 ? 120 : 28;
    const y = index === 0 ? 70 : 110 + 26 * index;
    const tags = `{\\an5\\pos(320,${y})\\fn${familyOfOwnFont(font)}\\fs${size}\\bord3\\blur1}`;
    return `Dialogue: 0,0:00:00.00,0:00:10.00,Try,,0,0,0,,${tags}${assText(line)}`;
  });
  return `[Script Info]
ScriptType: v4.00+
PlayResX: ${frame.width}
PlayResY: ${frame.height}
WrapStyle: 2

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Try,Arial,28,&H00FFFFFF,&H00FFFFFF,&H00000000,&H00000000,0,0,0,0,100,100,0,0,1,3,0,5,0,0,0,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
${events.join('\n')}
`;
}
