import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { emojiArtPath } from '../../captions/emojis/emoji-art-path.ts';
import { type EmojiLane, type LaneImage, type PlanLanesInput, planEmojiLanes } from './emoji-lanes.ts';

/** PNG of an emoji, `sizePx` square; null = there is no image of it. */
export type RasteriseEmoji = (input: { emoji: string; sizePx: number }) => Promise<Buffer | null>;

/** A lane, and the name of its list for ffmpeg's concat demuxer in the work folder. */
export interface WrittenLane extends EmojiLane {
  listFile: string;
}

/** Plans the lanes of a window, and writes the images and the list of each into the work folder. */
export async function writeEmojiLanes(
  { workDir, rasteriseEmoji }: { workDir: string; rasteriseEmoji: RasteriseEmoji },
  window: PlanLanesInput,
): Promise<WrittenLane[]> {
  const draw = createDrawer(workDir, rasteriseEmoji);
  const lanes = planEmojiLanes(window).map((lane, i) => ({ ...lane, listFile: `lane${i}.ffconcat` }));
  for (const lane of lanes) await writeFile(join(workDir, lane.listFile), await laneList(lane, draw));
  return lanes;
}

/** ffmpeg arguments that open the lanes as inputs. */
export function laneInputs(lanes: WrittenLane[]): string[] {
  return lanes.flatMap(({ listFile }) => ['-protocol_whitelist', 'file', '-f', 'concat', '-safe', '0', '-i', listFile]);
}

/** How colours of what is drawn on are stored: one for four pixels, or one for each. Emojis stand on even pixels in both. */
export type Chroma = '420' | '444';

/** Filter chains that draw the lanes, which are inputs 1 and up, on the video `v0`. The last result is `v<lanes>`. */
export function laneChains(lanes: WrittenLane[], chroma: Chroma = '420'): string[] {
  return lanes.flatMap(({ x, y }, i) => [
    `[${i + 1}:v]scale=out_color_matrix=bt709:out_range=tv,format=yuva${chroma}p[e${i}]`,
    `[v${i}][e${i}]overlay=x='2*floor((${x})/2)':y='2*floor((${y})/2)':eof_action=pass:format=yuv${chroma}[v${i + 1}]`,
  ]);
}

type Draw = (content: LaneImage['content'], canvasPx: number) => Promise<string>;

async function laneList(lane: EmojiLane, draw: Draw): Promise<string> {
  const lines = ['ffconcat version 1.0'];
  for (const { content, durationMs } of lane.images) {
    const file = await draw(content, lane.sizePx);
    // a clock of milliseconds: an image's default is 25 ticks a second
    lines.push(`file ${file}`, 'option framerate 1000', `duration ${(durationMs / 1000).toFixed(3)}`);
  }
  return `${lines.join('\n')}\n`;
}

/** Draws each image once and reuses its file. */
function createDrawer(workDir: string, rasteriseEmoji: RasteriseEmoji): Draw {
  const files = new Map<string, Promise<string>>();
  return (content, canvasPx) => {
    const key = `${content?.emoji ?? ''} ${content?.drawnPx ?? 0} ${canvasPx}`;
    const known = files.get(key);
    if (known) return known;
    const name = `emoji${files.size}.png`;
    const made = drawOne(content, canvasPx, rasteriseEmoji).then(async (png) => {
      await writeFile(join(workDir, name), png);
      return name;
    });
    files.set(key, made);
    return made;
  };
}

/** An emoji without an image leaves its place empty. */
async function drawOne(
  content: LaneImage['content'],
  canvasPx: number,
  rasteriseEmoji: RasteriseEmoji,
): Promise<Buffer> {
  const png = content && (await rasteriseEmoji({ emoji: content.emoji, sizePx: content.drawnPx }));
  return centred(png, content?.drawnPx ?? 0, canvasPx);
}

function centred(png: Buffer | null, drawnPx: number, canvasPx: number): Buffer {
  const corner = (canvasPx - drawnPx) / 2;
  const image = png
    ? `<image x="${corner}" y="${corner}" width="${drawnPx}" height="${drawnPx}" href="data:image/png;base64,${png.toString('base64')}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${canvasPx}" height="${canvasPx}">${image}</svg>`;
  return Buffer.from(new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng());
}

/**
 * Renders one emoji (a grapheme: ZWJ sequences, skin tones, flags and keycaps included) in colour, as a square PNG with
 * a transparent background. null if the emoji set lacks it: then nothing is drawn.
 */
export async function rasteriseEmoji({ emoji, sizePx }: { emoji: string; sizePx: number }): Promise<Buffer | null> {
  const path = emojiArtPath(emoji);
  if (path === null) return null;
  const width = Math.max(1, Math.round(sizePx));
  return new Resvg(readFileSync(path, 'utf8'), { fitTo: { mode: 'width', value: width } }).render().asPng();
}
