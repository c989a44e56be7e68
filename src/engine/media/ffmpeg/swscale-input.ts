import type { VideoFacts } from '../source-facts.ts';

/** Options of ffmpeg's `scale` filter that tell it the colour matrix and range of its input. */
export function swscaleInput({ colour }: Pick<VideoFacts, 'colour'>): string {
  return `in_color_matrix=${swscaleMatrix(colour.matrix)}:in_range=${colour.fullRange ? 'pc' : 'tv'}`;
}

function swscaleMatrix(matrix: string): string {
  const names: Record<string, string> = {
    bt709: 'bt709',
    bt470bg: 'bt601',
    smpte170m: 'bt601',
    smpte240m: 'smpte240m',
    fcc: 'fcc',
    bt2020nc: 'bt2020',
    bt2020c: 'bt2020',
  };
  return names[matrix] ?? 'bt709';
}
