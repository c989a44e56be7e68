import { describe, expect, it } from 'vitest';
import { hyphenateOptions } from '../../src/cli/caption-command.ts';

describe('names of options', () => {
  it('may be written like fields of the API', () => {
    expect(hyphenateOptions(['caption', '--captions_font_size', '30', '--captions_position=top'])).toEqual([
      'caption',
      '--captions-font-size',
      '30',
      '--captions-position=top',
    ]);
  });

  it('are the only arguments that change', () => {
    const args = ['caption', 'my_clip.mp4', '-o', 'out_file.mp4', '--captions=my_captions.srt', '--', '-_-'];
    expect(hyphenateOptions(args)).toEqual(args);
  });
});
