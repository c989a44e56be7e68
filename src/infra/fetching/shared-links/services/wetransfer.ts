import { z } from 'zod';
import type { AskJson, JsonAnswer } from '../../ask-json.ts';
import { isMediaFile } from '../share-sites.ts';
import { addressIn, notShared, requireAnswer, type ShareService } from './share-service.ts';

const serviceName = 'WeTransfer';

/**
 * `wetransfer.com/downloads/<transfer>/<hash>`, with a recipient between them in mails, also at a company's own
 * subdomain. One question lists the files, a second one gives the address of the only video. Short links (`we.tl/t-…`)
 * redirect to such a link.
 */
export const weTransfer: ShareService = {
  id: 'wetransfer',
  stepsOf(link) {
    const found = /(^|\.)wetransfer\.com$/i.test(link.hostname) && path.exec(link.pathname)?.groups;
    if (!found) return null;
    const { transfer = '', recipient, hash = '' } = found;
    const key = { security_hash: hash, ...(recipient === undefined ? {} : { recipient_id: recipient }) };
    return (ask) => findFile({ link, transfer, key }, ask);
  },
};

const path =
  /^\/downloads\/(?<transfer>[\da-f]{20,80})\/(?:(?<recipient>[\da-f]{20,80})\/)?(?<hash>[\da-f]{4,20})\/?$/i;

interface Transfer {
  link: URL;
  transfer: string;
  key: Record<string, string>;
}

const file = z.object({ id: z.string().max(200), name: z.string().max(1000).default('') });

const listed = z.object({
  password_protected: z.boolean().nullish(),
  state: z.string().nullish(),
  items: z.array(file).max(10_000).nullish(),
  files: z.array(file).max(10_000).nullish(),
});

const handedOut = z.object({ direct_link: z.string().max(8192) });

async function findFile(transfer: Transfer, ask: AskJson): Promise<URL> {
  const intent = await intentFor(transfer, ask);
  const found = addressIn(read(transfer, await question(transfer, 'download', intent, ask), handedOut).direct_link);
  if (!found) throw notShared(serviceName, 'no_file');
  return found;
}

/** Which file to ask for. The whole of a transfer with one file is the file itself. */
async function intentFor(transfer: Transfer, ask: AskJson): Promise<object> {
  const answer = await question(transfer, 'prepare-download', {}, ask);
  // without a list, the next question tells what is wrong
  if (isUnknown(answer)) return { intent: 'entire_transfer' };
  const { password_protected, state, items, files } = read(transfer, answer, listed);
  if (password_protected) throw notShared(serviceName, 'password');
  if (/expired|deleted/.test(state ?? '')) throw notShared(serviceName, 'expired');
  const all = items ?? files ?? [];
  return all.length <= 1 ? { intent: 'entire_transfer' } : { intent: 'single_file', file_ids: [onlyVideo(all)] };
}

/** The whole of a transfer with several files would be an archive. */
function onlyVideo(files: z.infer<typeof file>[]): string {
  const videos = files.filter(({ name }) => isMediaFile({ pathname: name }));
  const [video] = videos;
  if (videos.length > 1) throw notShared(serviceName, 'several_files');
  if (!video) throw notShared(serviceName, 'no_video');
  return video.id;
}

function question({ link, transfer, key }: Transfer, name: string, more: object, ask: AskJson): Promise<JsonAnswer> {
  const url = new URL(`/api/v4/transfers/${transfer}/${name}`, link);
  if (link.port === '') url.protocol = 'https:';
  // without the header it answers 400
  return ask({ url, body: { ...key, ...more }, headers: { 'X-Requested-With': 'XMLHttpRequest' } });
}

const refusal = z.object({ message: z.string().max(1000).catch(''), error: z.string().max(1000).catch('') });

/** Neither a list nor a refusal in words. */
function isUnknown({ status, json }: JsonAnswer): boolean {
  if (status < 300) return !listed.safeParse(json).success;
  const { message = '', error = '' } = refusal.safeParse(json).data ?? {};
  return message === '' && error === '' && status !== 410;
}

function read<Answer>({ link }: Transfer, { status, json }: JsonAnswer, schema: z.ZodType<Answer>): Answer {
  requireAnswer(status);
  const answer = schema.safeParse(json);
  if (status < 300 && answer.success) return answer.data;
  const { message = '', error = '' } = refusal.safeParse(json).data ?? {};
  if (message === 'invalid_transfer_password') throw notShared(serviceName, 'password');
  const isGone = status === 404 || status === 410 || /^Couldn't find|^invalid_transfer$/.test(message || error);
  if (isGone || hasExpired(link)) throw notShared(serviceName, 'expired');
  // it says the same of transfers for their recipients alone, and of some that have expired
  if (/^No download access/i.test(message)) throw notShared(serviceName, 'no_access');
  throw notShared(serviceName, 'no_file', { status, message });
}

/** Links in mails name the time, in seconds since 1970. */
function hasExpired({ searchParams }: URL): boolean {
  const seconds = Number(searchParams.get('t_exp') ?? Number.NaN);
  return seconds * 1000 < Date.now();
}
