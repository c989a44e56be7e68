import { describe, expect, it } from 'vitest';
import { parseScript } from '../../../../src/engine/captions/script/parse-script.ts';
import { scriptText } from '../../../../src/engine/captions/script/script-text.ts';

const srt = '1\n00:00:00,500 --> 00:00:02,000\nWe use\nZapier\n\n2\n00:00:02,500 --> 00:00:04,000\n<i>in 2026</i>\n';
const vtt =
  'WEBVTT\n\nNOTE by Ann\n\nintro\n00:00.500 --> 00:02.000 align:start\nWe use Zapier\n\n00:02.500 --> 00:04.000\nin 2026\n';

describe('a script that is subtitles', () => {
  it.each([srt, vtt, srt.replaceAll('\n', '\r\n'), srt.trim()])(
    'has the text of each on a line, without times',
    (text) => {
      expect(scriptText(text)).toBe('We use Zapier\nin 2026');
      expect(parseScript(text, 'en').map((token) => token.text)).toEqual(['We', 'use', 'Zapier', 'in', '2026']);
    },
  );

  it('is only what has times', () => {
    const text = '1. We use Zapier --> always\n2. in 2026';
    expect(scriptText(text)).toBe(text);
  });
});
