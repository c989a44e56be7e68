import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import type { Context } from 'koa';
import { PageError } from '../errors/page-error.ts';
import { csrfField } from '../security/csrf.ts';
import { type FormFields, formFieldsOf } from './form-fields.ts';
import { readForm } from './read-form.ts';

export interface FileFormDeps {
  /** @throws PageError when the form is not our own */
  assertOwn(token: string): void;
  /** @returns what stands for the file: `upload://…` */
  storeFile(file: { bytes: Readable; fileName: string | null }): Promise<string>;
}

/** A sender that is silent for so long has gone. */
const stallMs = 30_000;

/**
 * A form as browsers without scripts send it with a file in it. The token comes first, and no byte of the file is kept
 * without it.
 * @throws PageError; what `storeFile` throws
 */
export async function readFileForm(ctx: Context, deps: FileFormDeps): Promise<FormFields> {
  const { req, res } = ctx;
  if (!/^multipart\/form-data/i.test(req.headers['content-type'] ?? '')) return readForm(ctx);
  if (req.headers.expect !== undefined) res.writeContinue();
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
    const storing = take(values, { name, bytes, fileName }, deps);
    // the form ends early when its file is refused
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

async function take(
  values: Record<string, string>,
  { name, bytes, fileName }: { name: string; bytes: Readable; fileName: string },
  deps: FileFormDeps,
): Promise<void> {
  try {
    deps.assertOwn(values[csrfField] ?? '');
    values[name] = await deps.storeFile({ bytes, fileName });
  } catch (error) {
    bytes.resume();
    throw error;
  }
}

function brokenOff(cause: unknown): PageError {
  const refusal = new PageError({
    status: 400,
    name: 'cutOff',
    headers: { Connection: 'close' },
  });
  refusal.cause = cause;
  return refusal;
}
