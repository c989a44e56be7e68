import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Busboy } from '@fastify/busboy';
import { ApiRefusal, badRequest } from './api-refusal.ts';

/** One call of a method, with its parameters and uploads. */
export interface Call {
  method: string;
  params: Parameters;
  files: Map<string, Upload>;
  /** Aborts when the caller disconnects. */
  signal: AbortSignal;
}

export interface Upload {
  fileName: string;
  bytes: Buffer;
}

type Values = Record<string, string>;

/**
 * Parameters may come in the address, as a form, as JSON or as multipart.
 * @throws ApiRefusal 413 when the body is larger than `maxBytes`, 400 when it cannot be read
 */
export async function readCall(
  request: IncomingMessage,
  {
    method,
    query,
    maxBytes,
    signal,
  }: { method: string; query: URLSearchParams; maxBytes: number; signal: AbortSignal },
): Promise<Call> {
  const { values, files } = await readBody(request, maxBytes);
  return { method, params: new Parameters({ ...Object.fromEntries(query), ...values }), files, signal };
}

async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ values: Values; files: Map<string, Upload> }> {
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return readMultipart(request, maxBytes);
  const text = (await buffer(request)).toString('utf8');
  const files = new Map<string, Upload>();
  if (type.startsWith('application/json')) return { values: readJson(text), files };
  return { values: Object.fromEntries(new URLSearchParams(text)), files };
}

function readJson(text: string): Values {
  if (text === '') return {};
  const body = parse(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest("can't parse JSON object");
  const values = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  // all values become text, as in a form
  return Object.fromEntries(
    values.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest("can't parse JSON object");
  }
}

function readMultipart(
  request: IncomingMessage,
  maxBytes: number,
): Promise<{ values: Values; files: Map<string, Upload> }> {
  const contentType = request.headers['content-type'] ?? '';
  return new Promise((resolve, reject) => {
    const values: Values = {};
    const files = new Map<string, Upload>();
    const reading: Promise<unknown>[] = [];
    let isTooLarge = false;
    const form = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: maxBytes, fieldSize: 1 << 20 },
    });
    form.on('field', (name, value) => {
      values[name] = value;
    });
    form.on('file', (name, stream, fileName) => {
      // the rest is read and dropped, so that the caller can read the answer
      stream.once('limit', () => {
        isTooLarge = true;
      });
      reading.push(buffer(stream).then((bytes) => files.set(name, { fileName: fileName ?? '', bytes })));
    });
    form.once('error', () => reject(badRequest("can't parse multipart/form-data")));
    form.once('finish', () =>
      isTooLarge ? reject(tooLarge()) : Promise.all(reading).then(() => resolve({ values, files }), reject),
    );
    request.once('error', reject);
    request.pipe(form);
  });
}

function tooLarge(): ApiRefusal {
  return new ApiRefusal(413, 'Request Entity Too Large');
}

/** The parameters of a call: texts, parsed on reading. Every method refuses a value of the wrong type. */
export class Parameters {
  private readonly values: Readonly<Record<string, string>>;

  constructor(values: Record<string, string>) {
    this.values = values;
  }

  text(name: string): string | null {
    return this.values[name] ?? null;
  }

  integer(name: string): number | null {
    const value = this.text(name);
    if (value === null || value === '') return null;
    if (!/^-?\d{1,15}$/.test(value)) throw badRequest(`parameter "${name}" must be an integer`);
    return Number(value);
  }

  /** @throws ApiRefusal also if it is missing */
  requiredInteger(name: string): number {
    const value = this.integer(name);
    if (value === null) throw badRequest(`parameter "${name}" is required`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.text(name)?.toLowerCase() ?? 'false';
    if (!['true', 'false', '1', '0', 'yes', 'no'].includes(value)) {
      throw badRequest(`parameter "${name}" must be a boolean`);
    }
    return ['true', '1', 'yes'].includes(value);
  }

  /** An object as JSON. */
  object(name: string): Record<string, unknown> | null {
    const value = this.json(name);
    if (value === null) return null;
    if (typeof value !== 'object' || Array.isArray(value)) throw badRequest(`parameter "${name}" must be an object`);
    return value as Record<string, unknown>;
  }

  /** A list as JSON. */
  list(name: string): unknown[] | null {
    const value = this.json(name);
    if (value === null) return null;
    if (!Array.isArray(value)) throw badRequest(`parameter "${name}" must be an array`);
    return value;
  }

  private json(name: string): unknown {
    const value = this.text(name);
    if (value === null || value === '') return null;
    try {
      return JSON.parse(value);
    } catch {
      throw badRequest(`can't parse ${name.replaceAll('_', ' ')} JSON object`);
    }
  }
}
