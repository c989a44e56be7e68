import type { Context } from 'koa';
import { type FormFields, readFormFields } from './form-fields.ts';
import { PageRefusal } from './page-refusal.ts';

/** Of one form with all its fields: far more than pages have, far less than a file. */
const maxFormBytes = 256 * 1024;
const formTimeoutMs = 30_000;

/** @throws PageRefusal 413, 415, 408 */
export async function readForm({ req, res }: Context): Promise<FormFields> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw notAForm();
  if (Number(req.headers['content-length'] ?? 0) > maxFormBytes) throw tooLarge();
  if (req.headers.expect !== undefined) res.writeContinue();
  const timer = setTimeout(() => req.destroy(new Error('the form took too long')), formTimeoutMs);
  try {
    return readFormFields(await collect(req));
  } finally {
    clearTimeout(timer);
  }
}

async function collect(request: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of request) {
    sizeBytes += chunk.length;
    if (sizeBytes > maxFormBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function tooLarge(): PageRefusal {
  return new PageRefusal({
    status: 413,
    title: 'That is too much text',
    message: 'Nothing was changed. Go back and send less at once.',
    headers: { Connection: 'close' },
  });
}

function notAForm(): PageRefusal {
  return new PageRefusal({
    status: 415,
    title: 'That was no form',
    message: 'Pages take forms from browsers only. Programs are served by the API: see /docs.',
  });
}
