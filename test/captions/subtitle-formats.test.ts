import { describe, expect, it } from 'vitest';
import { parseSubtitles, writeSrt, writeVtt } from '../../src/captions/subtitle-formats.ts';

const one = (text: string) => [{ startMs: 1000, endMs: 2500, text }];

describe('parseSubtitles', () => {
  it.each([
    ['plain SRT', '1\n00:00:01,000 --> 00:00:02,500\nHello\n', one('Hello')],
    [
      'a byte order mark and Windows line ends',
      '\uFEFF1\r\n00:00:01,000 --> 00:00:02,500\r\nHello\r\n\r\n',
      one('Hello'),
    ],
    ['missing counters and a dot', '0:00:01.000 --> 0:00:02.5\nHello', one('Hello')],
    ['positions after the times', '1\n00:00:01,000 --> 00:00:02,500 X1:40 X2:600\nHello', one('Hello')],
    [
      'several lines, tags and entities',
      '00:01,0 --> 00:02,5\n<i>Tom</i> &amp; <font color="#fff">Ann</font>\n{\\an8}hi',
      one('Tom & Ann hi'),
    ],
    ['text that only looks like a tag', '00:01,0 --> 00:02,5\na < b {x} <3', one('a < b {x} <3')],
    [
      'WebVTT with settings, voices and inner times',
      'WEBVTT - x\nKind: captions\n\nNOTE\nno --> cue\n\nSTYLE\n::cue{color:red}\n\nid\n00:01.000 --> 00:02.500 align:start\n<v Ann>Hel<00:01.500>lo</v>\n',
      one('Hello'),
    ],
    [
      'JSON with an emoji',
      '[{"start":1,"end":"2.5","text":"Hi","emoji":"🚀"}]',
      [{ startMs: 1000, endMs: 2500, text: 'Hi', emoji: '🚀' }],
    ],
    ['an empty list', '[]', []],
    ['a WebVTT header alone', 'WEBVTT\n', []],
  ])('reads %s', (_name, text, expected) => {
    expect(parseSubtitles(text)).toEqual(expected);
  });

  it.each([
    ['prose', 'Hello there'],
    ['nothing', ''],
    ['broken JSON', '[{"start":1'],
    ['JSON of something else', '["a"]'],
    ['an end before its start', '[{"start":2,"end":1,"text":"x"}]'],
    ['a web page', '<!DOCTYPE html><p>1 --> 2</p>'],
  ])('refuses %s', (_name, text) => {
    expect(parseSubtitles(text)).toBeNull();
  });

  it('leaves out cues without words or length', () => {
    expect(parseSubtitles('1\n00:01,0 --> 00:02,0\n\n2\n00:02,0 --> 00:02,0\nx\n\n3\n00:03,0 --> 00:04,0\ny')).toEqual([
      { startMs: 3000, endMs: 4000, text: 'y' },
    ]);
  });

  it('does not take long over hostile text', () => {
    const startedMs = performance.now();
    parseSubtitles(`00:01,0 --> 00:02,0\n${'<'.repeat(200_000)}${'&#'.repeat(100_000)}`);
    parseSubtitles('0'.repeat(500_000));
    expect(performance.now() - startedMs).toBeLessThan(2000);
  });
});

describe('writing', () => {
  const captions = [
    { startMs: 1000, endMs: 2500, text: 'Tom & Ann <3', words: [] },
    { startMs: 3_723_004, endMs: 3_724_000, text: 'a\n\nb', words: [] },
  ];

  it('writes SRT', () => {
    expect(writeSrt(captions)).toBe(
      '1\n00:00:01,000 --> 00:00:02,500\nTom & Ann <3\n\n2\n01:02:03,004 --> 01:02:04,000\na b\n',
    );
  });

  it('writes WebVTT with what it reserves escaped', () => {
    expect(writeVtt(captions)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nTom &amp; Ann &lt;3\n\n01:02:03.004 --> 01:02:04.000\na b\n',
    );
  });

  it('is read back as it was', () => {
    const expected = [
      { startMs: 1000, endMs: 2500, text: 'Tom & Ann <3' },
      { startMs: 3_723_004, endMs: 3_724_000, text: 'a b' },
    ];
    expect(parseSubtitles(writeSrt(captions))).toEqual(expected);
    expect(parseSubtitles(writeVtt(captions))).toEqual(expected);
  });
});
