import { describe, expect, it } from 'vitest';
import { scriptOfFile } from '../../../../src/engine/captions/script/script-of-file.ts';

const read = (text: string) => scriptOfFile(new TextEncoder().encode(text));

describe('a file with a script', () => {
  it('is its text as it stands', () => {
    expect(read('\uFEFF# Title\n\nHello, *world*: 10:30 --> now.\n')).toBe('# Title\n\nHello, *world*: 10:30 --> now.');
    expect(scriptOfFile(Uint8Array.from([0xff, 0xfe, 0x48, 0, 0x69, 0]))).toBe('Hi');
    expect(scriptOfFile(Uint8Array.from([0x47, 0x72, 0xfc, 0xdf, 0x65]))).toBe('Grüße');
  });

  it('is the text of subtitles, without times, numbers and tags', () => {
    const srt =
      '1\r\n00:00:01,000 --> 00:00:02,000\r\nHello\r\n<i>world</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nBye.\r\n';
    expect(read(srt)).toBe('Hello world\nBye.');
    expect(read('WEBVTT\n\nNOTE no\n\n00:01.000 --> 00:02.000 line:0\nHello\n')).toBe('Hello');
  });

  it('is none if it is no text, or has none', () => {
    expect(read(' \n')).toBeNull();
    expect(read('PK\u0003\u0004\0\0')).toBeNull();
    expect(read('WEBVTT\n')).toBeNull();
  });
});
