import type { IncomingHttpHeaders } from 'node:http';
import { parse as parseQueryString } from 'qs';
import { countFormFields, inputLimits, isNestedTooDeep } from '../../../infra/validation/input-limits.ts';
import { isPlainObject } from '../../../infra/validation/php-values.ts';
import type { Input } from '../../../infra/validation/validate.ts';
import { badRequest, unsupportedMediaType } from './http-error.ts';

/**
 * The fields of a body: a form if its Content-Type says so, otherwise JSON, with or without a Content-Type. JSON that is
 * not an object has no fields. Names are only data: `__proto__` becomes a field like any other, which nobody reads.
 * @throws HttpError 400 if it can be parsed as neither, is nested too deep or has too many fields; 415 for other types and for compressed bodies
 */
export function parseBody(bytes: Buffer, headers: IncomingHttpHeaders): Input {
  if (bytes.length === 0) return {};
  const { type, charset } = readContentType(headers['content-type']);
  if (type.startsWith('multipart/')) {
    throw unsupportedMediaType(
      'Files are sent to /api/uploads; send the fields here as JSON or as a URL-encoded form.',
    );
  }
  if (!['', 'identity'].includes(headers['content-encoding']?.trim().toLowerCase() ?? '')) {
    throw unsupportedMediaType('Send the body without Content-Encoding.');
  }
  const text = decode(bytes, charset);
  // more than one tool sends JSON with the type of a form by default, and no form begins with a brace
  if (type === 'application/x-www-form-urlencoded' && !/^\s*[{[]/.test(text)) return parseForm(text);
  return parseJson(text);
}

/** Also for query strings. Of a name that is given twice the last one counts, as in PHP. @throws HttpError 400 */
export function parseForm(text: string): Input {
  if (countFormFields(text) > inputLimits.formFields) {
    throw badRequest(`A form may have at most ${inputLimits.formFields} fields.`);
  }
  return parseQueryString(text, {
    // `asList` turns objects into lists where a list is expected: this keeps parsing linear and indexes unlimited
    parseArrays: false,
    duplicates: 'last',
    depth: 5,
    parameterLimit: inputLimits.formFields,
  });
}

function parseJson(text: string): Input {
  if (text.trim() === '') return {};
  if (isNestedTooDeep(text)) {
    throw badRequest(`The request body may nest objects and lists ${inputLimits.jsonNesting} deep at most.`);
  }
  try {
    const value: unknown = JSON.parse(text);
    return isPlainObject(value) ? value : {};
  } catch {
    throw badRequest('The request body is not valid JSON.');
  }
}

function decode(bytes: Buffer, charset: string): string {
  const decoder = createDecoder(charset);
  try {
    return decoder.decode(bytes);
  } catch {
    throw badRequest(`The request body is not valid ${decoder.encoding.toUpperCase()}.`);
  }
}

function createDecoder(charset: string) {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw unsupportedMediaType('The charset of the body is not known here; send UTF-8.');
  }
}

function readContentType(header = ''): { type: string; charset: string } {
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim());
  const charset = parameters.map((part) => /^charset="?([^"]+)"?$/i.exec(part)?.[1]).find((found) => found);
  return { type: type.toLowerCase(), charset: charset ?? 'utf-8' };
}
