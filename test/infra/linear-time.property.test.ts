import { describe } from 'vitest';
import { videoOfPage } from '../../src/infra/fetching/shared-links/video-of-page.ts';
import { normalizeText } from '../../src/infra/normalize-text.ts';
import { splitAtWords, splitGraphemes } from '../../src/infra/segments.ts';
import { characterBefore, endingOf } from '../../src/infra/text-ends.ts';
import {
  booleanField,
  choiceField,
  emailField,
  fractionField,
  integerField,
  numberField,
  textField,
  urlField,
} from '../../src/infra/validation/field-kinds.ts';
import { parseIfText } from '../../src/infra/validation/list-field.ts';
import { asList, isInteger, isNumeric } from '../../src/infra/validation/php-values.ts';
import { inspect } from '../../src/infra/validation/validate.ts';
import { itReadsInLinearTime } from '../support/linear-readers.ts';

describe('reading a value takes time that grows with the text', () => {
  const bounds = { min: 0, max: 10 };
  const fields = {
    text: textField(),
    integer: integerField(bounds),
    fraction: fractionField(bounds),
    number: numberField(bounds),
    boolean: booleanField(),
    choice: choiceField(['yes', 'no'], { anyCase: true }),
    url: urlField(['https:', 'http:']),
    email: emailField(),
  };
  const words = ['https://', 'a@b', '.co', '1.', 'e+1', '-a.', '\\u0000', '{"a":', '[[', '"}', '%zz'];
  itReadsInLinearTime({
    ...Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { read: (text: string) => field.read(text, name), words }]),
    ),
    isNumeric: { read: isNumeric, words },
    isInteger: { read: isInteger, words },
    parseIfText: { read: parseIfText, words },
    'asList of names': (text) => asList(Object.fromEntries(text.split(' ').map((name) => [name, name]))),
    'inspect of names': (text) => inspect(fields, Object.fromEntries(text.split(' ').map((name) => [name, name]))),
  });
});

describe('splitting a text takes time that grows with it', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
  itReadsInLinearTime({
    splitGraphemes,
    splitAtWords: (text) => splitAtWords(segmenter, text),
    'normalizeText, composed': (text) => normalizeText(text, 'NFKC'),
    'normalizeText, decomposed': (text) => normalizeText(text, 'NFKD'),
    endingOf: (text) => endingOf(text, /[.\s]/),
    characterBefore: (text) => characterBefore(text, text.length),
  });
});

describe('reading a page takes time that grows with it', () => {
  const page = new URL('https://example.com/talk');
  const words = [
    '<meta property="og:video" content="',
    '<video src="',
    '<source ',
    '<!--',
    '-->',
    '<script>',
    '</',
    '&amp;',
    '&#',
    '">',
  ];
  itReadsInLinearTime({ videoOfPage: { read: (text) => videoOfPage(text, page), words } });
});
