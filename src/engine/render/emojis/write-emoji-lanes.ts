import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { EmojiLane, LaneImage } from './emoji-lanes.ts';

/** PNG of an emoji, `sizePx` square; null = there is no image of it. */
export type RasteriseEmoji = (input: { emoji: string; sizePx: number }) => Promise<Buffer | null>;

export interface WriteLanesInput {
  lanes: EmojiLane[];
  workDir: string;
  rasteriseEmoji: RasteriseEmoji;
}

/**
 * Writes each lane's images, and its list for ffmpeg's concat demuxer, into the work folder.
 * @returns the names of the lists, in the order of the lanes
 */
export async function writeEmojiLanes({ lanes, workDir, rasteriseEmoji }: WriteLanesInput): Promise<string[]> {
  const draw = createDrawer(workDir, rasteriseEmoji);
  const names: string[] = [];
  for (const [index, lane] of lanes.entries()) {
    const name = `lane${index}.ffconcat`;
    await writeFile(join(workDir, name), await laneList(lane, draw));
    names.push(name);
  }
  return names;
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
