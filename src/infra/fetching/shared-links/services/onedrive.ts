import { isAxiosError } from 'axios';
import { z } from 'zod';
import type { AskJson } from '../../ask-json.ts';
import { directAddress } from '../direct-address.ts';
import { addressAt, addressIn, notShared, requireAnswer, type ShareService } from './share-service.ts';

const serviceName = 'OneDrive';

/**
 * `1drv.ms/…` and `onedrive.live.com/…`, links of private accounts. Their page gets a token for visitors without an account,
 * and asks with it what is behind the link. The older address for shared links (`directAddress`) answers 401 for most
 * accounts since August 2026; it is tried when no token is given out.
 */
export const oneDrive: ShareService = {
  id: 'onedrive',
  stepsOf(link) {
    return /^(1drv\.ms|onedrive\.live\.com)$/i.test(link.hostname) ? (ask) => findFile(link, ask) : null;
  },
};

/** The public id of OneDrive's page. */
const appId = '5cbed6ac-a083-4e14-b191-b4ba07653de2';

const given = z.object({
  token: z
    .string()
    .max(8192)
    .regex(/^[\w.~+/=-]+$/),
});

const item = z.object({
  folder: z.object({}).nullish(),
  '@content.downloadUrl': z.string().max(8192).nullish(),
});

const refusal = z.object({ error: z.object({ code: z.string().max(200) }) });

async function findFile(link: URL, ask: AskJson): Promise<URL> {
  const token = await askForToken(link, ask);
  if (token === null) return directAddress(link);
  const shareId = Buffer.from(sharedLink(link)).toString('base64url');
  const { status, json } = await ask({
    url: addressAt('my.microsoftpersonalcontent.com', `/_api/v2.0/shares/u!${shareId}/driveitem`, link),
    headers: { Authorization: `Badger ${token}`, Prefer: 'autoredeem' },
  });
  requireAnswer(status);
  const { code = '' } = refusal.safeParse(json).data?.error ?? {};
  if (/password/i.test(code)) throw notShared(serviceName, 'password');
  if (status === 401 || status === 403) throw notShared(serviceName, 'private', { code });
  if (status === 404 || status === 410) throw notShared(serviceName, 'expired', { code });
  const found = item.safeParse(json).data;
  if (found?.folder) throw notShared(serviceName, 'folder');
  const file = addressIn(found?.['@content.downloadUrl']);
  if (!file) throw notShared(serviceName, 'no_file', { status, code });
  return file;
}

async function askForToken(link: URL, ask: AskJson): Promise<string | null> {
  try {
    const { json } = await ask({ url: addressAt('api-badgerp.svc.ms', '/v1.0/token', link), body: { appId } });
    return given.safeParse(json).data?.token ?? null;
  } catch (error) {
    // the host may be gone one day; whatever else is wrong shows at the older address, too
    if (isAxiosError(error) && error.code !== 'ERR_CANCELED') return null;
    throw error;
  }
}

/** The long form of a link holds the short one, which is the one that was shared. */
function sharedLink({ href, searchParams }: URL): string {
  const short = Buffer.from(searchParams.get('redeem') ?? '', 'base64url').toString();
  return /^https:\/\/1drv\.ms\/[\x21-\x7e]{1,500}$/.test(short) ? short : href;
}
