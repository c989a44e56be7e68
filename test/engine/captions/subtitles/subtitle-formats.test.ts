import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSubtitles, writeSrt, writeVtt } from '../../../../src/engine/captions/subtitles/subtitle-formats.ts';
import { anyText } from '../sample-texts.ts';

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
    [
      'JSON as the API returns it',
      '{"language":"en","captions":[{"start":1,"end":2.5,"text":"Hi","words":[{"text":"Hi","start":1,"end":2.5}]}]}',
      one('Hi'),
    ],
    [
      'line ends that were converted twice',
      '1\r\r\n00:00:01,000 --> 00:00:02,500\r\r\nHello\r\r\nyou\r\r\n\r\r\n',
      one('Hello you'),
    ],
    ['a blank line after the times', '1\n00:00:01,000 --> 00:00:02,500\n\nHello\n', one('Hello')],
    ['a blank line within a cue', '1\n00:00:01,000 --> 00:00:02,500\nHello\n\nworld\n', one('Hello world')],
    ['spaces within the times', '1\n00: 00: 01, 000 -> 00: 00: 02, 500\nHello\n', one('Hello')],
    ['a colon before the milliseconds', '1\n00:00:01:000 --> 00:00:02:500\nHello\n', one('Hello')],
    ['an arrow character', '1\n00:00:01,000 → 00:00:02,500\n1 → 2\n', one('1 → 2')],
    ['breaks as tags', '1\n00:00:01,000 --> 00:00:02,500\nHello<br>big<BR />world\n', one('Hello big world')],
    ['ASS positions at the start', '1\n00:00:01,000 --> 00:00:02,500\n<i>{\\an8\\pos(1,2)} Hello</i>\n', one('Hello')],
    ['italics in braces', '1\n00:00:01,000 --> 00:00:02,500\n{\\i1}Hello{\\i0} you\n', one('Hello you')],
    [
      'other braces as text',
      '1\n00:00:01,000 --> 00:00:02,500\nwrite {\\an8} or {\\p1}\n',
      one('write {\\an8} or {\\p1}'),
    ],
    ['the counter of a missing cue', '1\n00:00:01,000 --> 00:00:02,500\nHello\n\n2\n', one('Hello')],
    ['the code fence of a language model', '```srt\n1\n00:00:01,000 --> 00:00:02,500\nHello\n```\n', one('Hello')],
    ['JSON in a code fence', '```json\r\n[{"start":1,"end":2.5,"text":"Hello"}]\r\n```', one('Hello')],
    ['backticks as text', '1\n00:00:01,000 --> 00:00:02,500\n```\n', one('```')],
    ['an empty list', '[]', []],
    ['an empty list as the API returns it', '{"language":null,"captions":[]}', []],
    ['a WebVTT file without cues', 'WEBVTT - none\nKind: captions\n\nNOTE nothing\nwas said\n', []],
    ['a WebVTT header alone', 'WEBVTT\n', []],
  ])('reads %s', (_name, text, expected) => {
    expect(parseSubtitles(text)).toEqual(expected);
  });

  it.each([
    ['prose', 'Hello there'],
    ['empty text', ''],
    ['broken JSON', '[{"start":1'],
    ['JSON of other items', '["a"]'],
    ['an end before its start', '[{"start":2,"end":1,"text":"x"}]'],
    ['JSON without a start', '[{"start":null,"end":1,"text":"x"}]'],
    ['JSON with another type for a start', '[{"start":"","end":true,"text":"x"}]'],
    ['JSON of another object', '{"captions":{"start":1}}'],
    ['times without any text', '1\n00:00:01,000 --> 00:00:02,000\n\n2\n00:00:02,000 --> 00:00:03,000\n\n'],
    ['a cue without duration', '1\n00:00:01,000 --> 00:00:01,000\nHello\n'],
    ['WebVTT with text but no times', 'WEBVTT\n\nHello there\n'],
    ['times in frames', '1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:02:12 --> 00:00:03:00\nyou\n'],
    ['a web page', '<!DOCTYPE html><p>1 --> 2</p>'],
  ])('refuses %s', (_name, text) => {
    expect(parseSubtitles(text)).toBeNull();
  });

  const [first, second] = ['00:00:00,000 --> 00:00:01,000', '00:00:01,000 --> 00:00:02,000'];

  it.each([
    ['no blank line between cues', `1\n${first}\nHello\n2\n${second}\nBye\n`, ['Hello', 'Bye']],
    ['neither counters nor blank lines', `${first}\nHello 7\n42\n${second}\nBye\n`, ['Hello 7 42', 'Bye']],
    ['numbers as text', `1\n${first}\n42\n\n2\n${second}\n3\n`, ['42', '3']],
    ['numbers as text, and no blank line', `1\n${first}\n42\n2\n${second}\nBye\n`, ['42', 'Bye']],
    ['a blank line after every line', `1\n\n${first}\n\nHello\n\n42\n\n2\n\n${second}\n\nBye\n`, ['Hello 42', 'Bye']],
    ['a blank line after every line, and no counters', `${first}\n\n42\n\n${second}\n\nBye\n`, ['42', 'Bye']],
    [
      'blank lines within cues',
      `1\n${first}\nHello\n\n\nworld\n\n2\n${second}\n\nBye\n\nnow`,
      ['Hello world', 'Bye now'],
    ],
    [
      'WebVTT with identifiers and notes',
      `WEBVTT\n\nintro\n${first}\nHello\n\nNOTE not\nshown\n\nthe end\n${second}\nBye`,
      ['Hello', 'Bye'],
    ],
  ])('separates the cues of a file with %s', (_name, text, expected) => {
    expect(parseSubtitles(text)?.map((caption) => caption.text)).toEqual(expected);
  });

  it.each([
    ['120:00,000 --> 121:01,000', 7_200_000, 7_261_000],
    ['-00:00:00,500 --> 00:00:01,000', 0, 1000],
    ['1.02.03.004 --> 1.02.04.000', 3_723_004, 3_724_000],
  ])('reads the times %s', (times, startMs, endMs) => {
    expect(parseSubtitles(`1\n${times}\nHello\n`)).toEqual([{ startMs, endMs, text: 'Hello' }]);
  });

  it('leaves out cues without words or duration', () => {
    expect(parseSubtitles('1\n00:01,0 --> 00:02,0\n\n2\n00:02,0 --> 00:02,0\nx\n\n3\n00:03,0 --> 00:04,0\ny')).toEqual([
      { startMs: 3000, endMs: 4000, text: 'y' },
    ]);
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

  it('writes WebVTT with its reserved characters escaped', () => {
    expect(writeVtt(captions)).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nTom &amp; Ann &lt;3\n\n01:02:03.004 --> 01:02:04.000\na b\n',
    );
  });

  it('can be read back without changes', () => {
    const expected = [
      { startMs: 1000, endMs: 2500, text: 'Tom & Ann <3' },
      { startMs: 3_723_004, endMs: 3_724_000, text: 'a b' },
    ];
    expect(parseSubtitles(writeSrt(captions))).toEqual(expected);
    expect(parseSubtitles(writeVtt(captions))).toEqual(expected);
  });

  it.each([
    'use <b> and {\\p1} &amp; ok',
    '{\\an8}above {\\i1} it',
    '00:01 --> 00:02',
    '1:2:3:4:5 --> 6',
    'x <00:01> <br> &#65; &nbsp; {y:i}',
    '<\u2060b> {\u2060\\b1} &\u2060lt; &#x2060;',
    '\u2060joined',
    '7',
  ])('keeps %s', (text) => {
    expect(readBack(text)).toEqual([text, text]);
  });

  it('keeps any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readBack(text)).toEqual([text, text]);
      }),
      { numRuns: 300 },
    );
  });

  function readBack(text: string) {
    const captions = ['before', text, 'after'].map((words, index) => {
      return { startMs: index * 1000, endMs: index * 1000 + 900, text: words, words: [] };
    });
    const files = [writeSrt(captions), writeVtt(captions)];
    return files.map((file) => {
      const found = parseSubtitles(file) ?? [];
      expect(found.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
        captions.map(({ startMs, endMs }) => [startMs, endMs]),
      );
      return found[1]?.text;
    });
  }
});
