/** For more texts: `npm run test:linear`. */
import { describe } from 'vitest';
import { parseForm } from '../../src/http/api/routing/parse-body.ts';
import { bearerToken } from '../../src/http/api/routing/serve-route.ts';
import { formFieldsOf } from '../../src/http/web/forms/read-form.ts';
import { sourceFileName } from '../../src/infra/fetching/source-file-name.ts';
import { parseUrl } from '../../src/infra/parse-url.ts';
import { parseByteRange } from '../../src/infra/storage/byte-range.ts';
import { emailField, textField, urlField } from '../../src/infra/validation/field-kinds.ts';
import { isNestedTooDeep } from '../../src/infra/validation/input-limits.ts';
import { parseExactly } from '../../src/product/payments/providers/exact-json.ts';
import { readForm } from '../../src/product/payments/providers/form-fields.ts';
import { preferredLanguage } from '../../src/texts/languages.ts';
import { itReadsInLinearTime } from '../support/linear-readers.ts';

const orNull = (read: () => unknown) => {
  try {
    return read();
  } catch {
    return null;
  }
};
const url = new URL('https://example.com/a.mp4');

describe('what requests hold is read in a time that grows with its length', () => {
  itReadsInLinearTime({
    'a form with brackets': {
      read: (text) => orNull(() => parseForm(text)),
      words: ['a[b]', '&a[0]=', '[', ']=', '&', '%5B'],
    },
    'a form of a page': (text) => formFieldsOf(Object.fromEntries(new URLSearchParams(text))).list('a'),
    'a form of a payment provider': (text) => readForm(Buffer.from(text), 'windows-1252'),
    'JSON of a payment provider': (text) => [
      orNull(() => parseExactly(text)),
      orNull(() => parseExactly(JSON.stringify([text]))),
    ],
    'the nesting of JSON': (text) => isNestedTooDeep(text),
    'an Authorization header': {
      read: (text) => [bearerToken(text), bearerToken(`Bearer ${text}`)],
      words: ['Bearer '],
    },
    'an Accept-Language header': { read: preferredLanguage, words: [';q=0.8', ' ; ', 'pt-BR'] },
    'a Range header': {
      read: (text) => [parseByteRange(text, 9), parseByteRange(`bytes=${text}`, 9)],
      words: ['bytes='],
    },
    'a Content-Disposition header': {
      read: (text) => [sourceFileName(text, url), sourceFileName(`attachment; filename="${text}"`, url)],
      words: ['attachment;', 'filename="', "filename*=UTF-8''", '\\"'],
    },
    'a URL': {
      read: (text) => [parseUrl(text), parseUrl(`https://${text}`), parseUrl(`https://a.example/${text}`)],
      words: ['xn--', '../'],
    },
    'a URL field': (text) => [
      urlField(['https:']).read(text, 'url'),
      urlField(['https:']).read(`https://${text}`, 'url'),
    ],
    'an email field': {
      read: (text) => [emailField().read(text, 'email'), emailField().read(`a@${text}.b`, 'email')],
      words: ['@', 'a.'],
    },
    'a text field': (text) => textField().read(text, 'name'),
  });
});
