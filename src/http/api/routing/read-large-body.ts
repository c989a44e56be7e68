import type { Input } from '../../../infra/validation/validate.ts';
import { HttpError } from './http-error.ts';
import { type FieldReading, inspectLarge, type LargeFields } from './large-fields.ts';
import { parseBody } from './parse-body.ts';

/** Plain data, for a thread. */
export interface LargeBody {
  bytes: Uint8Array;
  headers: { 'content-type'?: string; 'content-encoding'?: string };
  /** Fields to read too; null = the route reads them itself. */
  fieldsOf: LargeFields | null;
}

export type LargeBodyReading =
  | { refused: { status: number; body: HttpError['body'] } }
  | { fields: Input; reading: FieldReading | null };

/** Parses a body and reads its fields. Runs in a thread; what it returns is small, because copying takes time too. */
export function readLargeBody({ bytes, headers, fieldsOf }: LargeBody): LargeBodyReading {
  try {
    const parsed = parseBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), headers);
    if (fieldsOf) return { fields: {}, reading: inspectLarge(fieldsOf, parsed) };
    return { fields: smallFields(parsed), reading: null };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { refused: { status: error.status, body: error.body } };
  }
}

/** Characters of JSON that are kept of a body for a route that expects little. */
const maxCharacters = 64 * 1024;
const maxFields = 1000;

/** Long texts are cut: they stay too long for any field. Large lists and objects are left out. */
function smallFields(parsed: Input): Input {
  let left = maxCharacters;
  return Object.fromEntries(
    Object.entries(parsed)
      .slice(0, maxFields)
      .flatMap(([name, value]) => {
        const small = typeof value === 'string' ? value.slice(0, maxCharacters / 2) : value;
        left -= name.length + (JSON.stringify(small) ?? '').length;
        return left < 0 ? [] : [[name, small]];
      }),
  );
}
