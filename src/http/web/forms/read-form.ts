import type { Context } from 'koa';
import { callerNetwork } from '../../../infra/caller-network.ts';
import { countFormFields, inputLimits } from '../../../infra/validation/input-limits.ts';
import { readBody } from '../../read-body.ts';
import { isMultipart, readMultipart, type SentFile } from '../../read-multipart.ts';
import { PageError } from '../errors/page-error.ts';
import { csrfField } from '../security/csrf.ts';
import { parseJson } from './parse-json.ts';

/** One form with all its fields: far more than pages have, far less than a file. */
const maxFormBytes = 256 * 1024;
/** A script of 100,000 characters, of up to four bytes each, and what makes it too long. */
const maxFieldBytes = 512 * 1024;
const maxJsonBytes = 64 * 1024;
/** As many words as captions may have, with a time for each. */
const maxDraftBytes = 4 * 1024 * 1024;
const timeoutMs = 30_000;

/** @throws PageError 413, 415; BodyError */
export async function readForm(ctx: Context): Promise<FormFields> {
  return readFormFields(await readText(ctx, 'application/x-www-form-urlencoded', maxFormBytes));
}

export interface FileFormDeps {
  /** @throws PageError 403 */
  verifyToken(token: string): void;
  /** @returns the value of the field `file`: `upload://…` */
  storeFile(file: SentFile): Promise<string>;
}

/**
 * A form with a file in it, as browsers without scripts send it. The token is the form's first field, and no byte of
 * the file is stored without it.
 * @throws PageError 403, 413, 415; BodyError; what `storeFile` throws
 */
export async function readFileForm(ctx: Context, { verifyToken, storeFile }: FileFormDeps): Promise<FormFields> {
  if (!isMultipart(ctx.req)) return readForm(ctx);
  // the store limits the file
  const limits = { maxFileBytes: Number.POSITIVE_INFINITY, maxFieldBytes };
  const { fields, stored } = await readMultipart(ctx.req, ctx.res, limits, async (file, before) => {
    verifyToken(before[csrfField] ?? '');
    return storeFile(file);
  });
  return formFieldsOf({ ...fields, file: stored });
}

/** @throws PageError 415, 400 if the body is not JSON, 422 if it is nested too deep; BodyError */
export async function readJson(ctx: Context): Promise<unknown> {
  return parseJson(await readBytes(ctx, 'application/json', maxJsonBytes));
}

/** JSON that may be too long to be parsed here. @throws PageError 415; BodyError */
export function readDraftBytes(ctx: Context): Promise<Buffer> {
  return readBytes(ctx, 'application/json', maxDraftBytes);
}

async function readText(ctx: Context, wantedType: string, maxBytes: number): Promise<string> {
  return (await readBytes(ctx, wantedType, maxBytes)).toString('utf8');
}

async function readBytes({ req, res, ip }: Context, wantedType: string, maxBytes: number): Promise<Buffer> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== wantedType) throw new PageError({ status: 415, name: 'notAForm' });
  return readBody(req, res, { maxBytes, timeoutMs, network: callerNetwork(ip) });
}

/** The fields of a form, by their names. */
export interface FormFields {
  /** Trimmed; '' if the form has no such field. */
  text(name: string): string;
  /** All values of a field that may be there several times (check boxes, rows of a list), in their order. */
  list(name: string): string[];
}

/** @throws PageError 413 if there are more fields than any page has */
function readFormFields(urlEncoded: string): FormFields {
  if (countFormFields(urlEncoded) > inputLimits.pageFormFields)
    throw new PageError({ status: 413, name: 'tooMuchText' });
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(urlEncoded)) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  return formFieldsOf(Object.fromEntries(values));
}

/** @param values a list for a field that is there several times */
export function formFieldsOf(values: Record<string, unknown>): FormFields {
  const list = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : [];
    return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  };
  return { text: (name) => (list(name).at(-1) ?? '').trim(), list };
}

export const emptyForm: FormFields = { text: () => '', list: () => [] };
