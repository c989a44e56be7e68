import type { Context } from 'koa';
import { readBody } from '../../read-body.ts';
import { PageError } from '../errors/page-error.ts';
import { type FormFields, readFormFields } from './form-fields.ts';

/** One form with all its fields: far more than pages have, far less than a file. */
const maxFormBytes = 256 * 1024;
/** The captions of a video of some hours, with a time for every word. */
const maxJsonBytes = 8 * 1024 * 1024;
const timeoutMs = 30_000;

/** @throws PageError 415; BodyError */
export async function readForm(ctx: Context): Promise<FormFields> {
  return readFormFields(await readText(ctx, 'application/x-www-form-urlencoded', maxFormBytes));
}

/** @throws PageError 415, or 400 if the body is not JSON; BodyError */
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
  if (type !== wantedType) throw new PageError({ status: 415, name: 'notAForm' });
  return (await readBody(req, res, { maxBytes, timeoutMs })).toString('utf8');
}
