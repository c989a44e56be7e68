import type { Context } from 'koa';
import { PageError } from '../errors/page-error.ts';
import { type FormFields, readFormFields } from './form-fields.ts';

/** Of one form with all its fields: far more than pages have, far less than a file. */
const maxFormBytes = 256 * 1024;
const formTimeoutMs = 30_000;

/** The captions of a video of some hours with a time for every word. */
const maxJsonBytes = 8 * 1024 * 1024;

/** @throws PageError 413, 415, 408 */
export async function readForm(ctx: Context): Promise<FormFields> {
  return readFormFields(await readText(ctx, 'application/x-www-form-urlencoded', maxFormBytes));
}

/** @throws PageError 413, 415, 408; 400 for what is no JSON */
export async function readJson(ctx: Context): Promise<unknown> {
  const text = await readText(ctx, 'application/json', maxJsonBytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new PageError({ status: 400, name: 'cutOff' });
  }
}

async function readText({ req, res }: Context, wantedType: string, maxBytes: number): Promise<string> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== wantedType) throw notAForm();
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  if (req.headers.expect !== undefined) res.writeContinue();
  const timer = setTimeout(() => req.destroy(new Error('the form took too long')), formTimeoutMs);
  try {
    return await collect(req, maxBytes);
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): PageError {
  return new PageError({
    status: 413,
    name: 'tooMuchText',
    headers: { Connection: 'close' },
  });
}

function notAForm(): PageError {
  return new PageError({
    status: 415,
    name: 'notAForm',
  });
}
