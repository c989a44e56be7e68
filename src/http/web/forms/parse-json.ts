import { isNestedTooDeep } from '../../../infra/validation/input-limits.ts';
import { PageError } from '../errors/page-error.ts';

/** @throws PageError 400 if it is not JSON, 422 if it is nested too deep */
export function parseJson(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  if (isNestedTooDeep(text)) throw new PageError({ status: 422, name: 'strangeDraft' });
  try {
    return JSON.parse(text);
  } catch {
    throw new PageError({ status: 400, name: 'cutOff' });
  }
}
