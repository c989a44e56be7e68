import { describe, expect, it } from 'vitest';
import { hyphenateOptions } from '../../src/cli/option-names.ts';

describe('the names of options', () => {
  it('may be written as the interface writes its fields', () => {
    expect(hyphenateOptions(['caption', '--captions_font_size', '30', '--captions_position=top'])).toEqual([
      'caption',
      '--captions-font-size',
      '30',
      '--captions-position=top',
    ]);
  });

  it('are all that changes', () => {
    const args = ['caption', 'my_clip.mp4', '-o', 'out_file.mp4', '--captions=my_captions.srt', '--', '-_-'];
    expect(hyphenateOptions(args)).toEqual(args);
  });
});
