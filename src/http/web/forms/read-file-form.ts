import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context } from 'koa';
import { sendContinue } from '../../read-body.ts';
import { PageError } from '../errors/page-error.ts';
import { csrfField } from '../security/csrf.ts';
import { type FormFields, formFieldsOf } from './form-fields.ts';
import { readForm } from './read-form.ts';

export interface FileFormDeps {
  /** @throws PageError 403 */
  verifyToken(token: string): void;
  /** @returns the field's value in the place of the file: `upload://…` */
  storeFile(file: { bytes: Readable; fileName: string | null }): Promise<string>;
}

/** A sender that is silent for so long has gone. */
const stallMs = 30_000;

/**
 * A form with a file in it, as browsers without scripts send it. The token is the form's first field, and no byte of
 * the file is stored without it.
 * @throws PageError; what `storeFile` throws
 */
export async function readFileForm(ctx: Context, deps: FileFormDeps): Promise<FormFields> {
  const { req, res } = ctx;
  if (!/^multipart\/form-data/i.test(req.headers['content-type'] ?? '')) return readForm(ctx);
  sendContinue(req, res);
  req.setTimeout(stallMs, () => req.destroy(new Error('the form took too long')));
  const values: Record<string, string> = {};
  const stored: Promise<void>[] = [];
  const parser = new Busboy({
    headers: req.headers as BusboyHeaders,
    limits: { fields: 50, fieldSize: 16_384, files: 1, headerPairs: 50 },
  });
  parser.on('field', (name, value) => {
    values[name] = value;
  });
  parser.on('file', (name, bytes, fileName) => {
    if (!fileName) {
      bytes.resume();
      return;
    }
    const storing = store(values, { name, bytes, fileName }, deps);
    // if its file is refused, the rest of the form is not read
    storing.catch((error) => parser.destroy(error));
    stored.push(storing);
  });
  try {
    await pipeline(req, parser);
  } catch (error) {
    await Promise.all(stored);
    throw brokenOff(error);
  }
  await Promise.all(stored);
  return formFieldsOf(values);
}

async function store(
  values: Record<string, string>,
  { name, bytes, fileName }: { name: string; bytes: Readable; fileName: string },
  { verifyToken, storeFile }: FileFormDeps,
): Promise<void> {
  try {
    verifyToken(values[csrfField] ?? '');
    values[name] = await storeFile({ bytes, fileName });
  } catch (error) {
    bytes.resume();
    throw error;
  }
}

function brokenOff(cause: unknown): PageError {
  const error = new PageError({ status: 400, name: 'cutOff', headers: { Connection: 'close' } });
  error.cause = cause;
  return error;
}
