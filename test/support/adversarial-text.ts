/** A text meant to be slow to read, which can be written at any length. */
export interface HostileText {
  /** Written once, at the beginning and at the end. */
  start: string;
  end: string;
  /** Each takes an equal share of the length: `open` again and again, then `close` as often. */
  parts: { open: string; close: string }[];
}

/** Stands for a running number, so that a text can hold thousands of different words. */
const numbered = '{n}';

/** What texts are made of. `words` of the caller (tags, schemes, keywords) are added. */
const atoms: readonly string[] = [
  ...'.,;:!?…-_*/\\|#&%@=+~^$\'"’«»„“”‘`<>()[]{}0123456789',
  ...' \t\n\r\u00a0\u200b\u3000',
  ...'aAbeilsStxyzßİıéñΩжЯёשםعليكกำไ日本語のカー中한국ﬁ𝓗',
  '\u0301',
  '\u0323\u0301',
  '\u064b',
  '\u0e33',
  '\u200d',
  '\u200e',
  '\u2066',
  '\u202e',
  '\ufe0f',
  '\ufeff',
  '\ud83d',
  '\u0000',
  '😀',
  '👩‍👩‍👧‍👦',
  '👍🏽',
  '🇩🇪',
  '1️⃣',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '। ',
  '。',
  '、',
  'http://',
  'https://',
  'www.',
  'a@b.co',
  '.com',
  '?a=',
  '&amp;',
  '&#',
  '%20',
  '<b>',
  '</',
  '{\\an8}',
  '-->',
  '00:01',
  '\r\n',
  '\n\n',
  '():',
  '**',
  '[](',
  "it's",
  'and',
  'the ',
  'no ',
  '1.5',
  '1,000',
  '10:20',
  '__proto__',
  'constructor',
  numbered,
];

const brackets: readonly [string, string][] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
  ['«', '»'],
  ['„', '“'],
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['\u2066', '\u2069'],
  ['{"a":', '}'],
  ['<b>', '</b>'],
  ['("', '")'],
];

const separators = [' ', '. ', ',', '\n', '-', ''];

export interface HostileTexts {
  /** One for each part that texts are made of, repeated, in random order. */
  simple(): HostileText[];
  /** A new one. */
  any(): HostileText;
  /** One that differs a little. */
  mutate(text: HostileText): HostileText;
}

/** @param words parts of texts that this reader looks for */
export function hostileTexts(random: () => number, words: readonly string[] = []): HostileTexts {
  const known = [...atoms, ...words];
  return { simple, any, mutate };

  function simple(): HostileText[] {
    return known
      .map((open) => ({
        at: random(),
        text: { start: '', parts: [{ open, close: '' }], end: random() < 0.3 ? '' : 'x' },
      }))
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text);
  }

  function any(): HostileText {
    const parts = Array.from({ length: 1 + whole(2.4) }, anyPart);
    return { start: random() < 0.6 ? '' : anyUnit(), parts, end: random() < 0.5 ? '' : anyUnit() };
  }

  function anyPart(): HostileText['parts'][number] {
    if (random() < 0.15) {
      const [open, close] = one(brackets);
      return random() < 0.5 ? { open, close } : { open: open + anyUnit(), close: anyUnit() + close };
    }
    return { open: anyUnit(), close: random() < 0.15 ? anyUnit() : '' };
  }

  function anyUnit(): string {
    const kind = random();
    if (kind < 0.35) return anyAtom();
    if (kind < 0.5) return `${one(separators)}${random() < 0.5 ? anyAtom() : ''}${numbered}`;
    const count = kind < 0.9 ? 2 + whole(4) : 10 + whole(50);
    // few different atoms: repetition is what costs
    const few = Array.from({ length: 1 + whole(4) }, anyAtom);
    return Array.from({ length: count }, () => one(few)).join('');
  }

  function anyAtom(): string {
    return words.length > 0 && random() < 0.3 ? one(words) : one(known);
  }

  function mutate({ start, parts, end }: HostileText): HostileText {
    const at = whole(parts.length);
    const changed = (part: HostileText['parts'][number]) => [...parts.slice(0, at), part, ...parts.slice(at + 1)];
    const part = parts[at] ?? anyPart();
    switch (whole(9)) {
      case 0:
        return { start: anyUnit(), parts, end };
      case 1:
        return { start, parts, end: anyUnit() };
      case 2:
        return { start: '', parts: changed(anyPart()), end };
      case 3:
        return { start, parts: changed({ ...part, open: part.open + anyAtom() }), end };
      case 4:
        return { start, parts: changed({ ...part, open: anyAtom() + part.open }), end };
      case 5:
        return { start, parts: changed({ open: shorter(part.open), close: part.close }), end };
      case 6:
        return { start, parts: changed({ ...part, close: anyUnit() }), end };
      case 7:
        return parts.length > 1 ? { start, parts: parts.filter((_, index) => index !== at), end } : any();
      default:
        return parts.length < 4 ? { start, parts: [...parts, anyPart()], end } : any();
    }
  }

  function shorter(unit: string): string {
    const [from, to] = [whole(unit.length), whole(unit.length)];
    return unit.slice(Math.min(from, to), Math.max(from, to) + 1) || anyAtom();
  }

  function whole(below: number): number {
    return Math.floor(random() * below);
  }

  function one<Item>(items: readonly Item[]): Item {
    const item = items[whole(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  }
}

/** The text at a length in UTF-16 units, which may end inside a character. */
export function writeHostile({ start, parts, end }: HostileText, length: number): string {
  const share = Math.max(0, length - start.length - end.length) / Math.max(1, parts.length);
  let count = 0;
  const number = (unit: string) =>
    unit.includes(numbered) ? unit.replaceAll(numbered, () => (count++).toString(36)) : unit;
  const repeated = (unit: string, times: number) =>
    unit.includes(numbered) ? Array.from({ length: times }, () => number(unit)).join('') : unit.repeat(times);
  const middle = parts.map(({ open, close }) => {
    // numbers of up to four digits stand where the mark has three characters
    const times = Math.ceil(share / Math.max(1, open.length + close.length));
    const text = repeated(open, times) + repeated(close, times);
    return close === '' ? text.slice(0, Math.ceil(share)) : text;
  });
  return `${number(start)}${middle.join('')}${number(end)}`.slice(0, Math.max(length, end.length));
}
