import { z } from 'zod';
import type { AskJson, JsonAnswer } from '../../ask-json.ts';
import { addressAt, addressIn, notShared, requireAnswer } from './share-service.ts';

export const serviceName = 'iCloud';

/** Apple's page sends JSON under this name, so that browsers ask for no permission first. */
const headers = { 'Content-Type': 'text/plain' };

const text = z.object({ value: z.string().max(1000) }).optional();
export const asset = z.object({ value: z.object({ downloadURL: z.string().max(8192) }) }).optional();

const share = z.object({
  serverErrorCode: z.string().optional(),
  zoneID: z.record(z.string().max(100), z.unknown()).optional(),
  anonymousPublicAccess: z.object({ token: z.string().max(4096), databasePartition: z.string().max(300) }).optional(),
  rootRecordName: z.string().optional(),
  rootRecord: z
    .object({
      recordType: z.string().optional(),
      fields: z.object({ fileContent: asset, extension: text, encryptedBasename: text }).optional(),
    })
    .optional(),
});

/** What a share link of iCloud stands for. */
export type ICloudShare = z.infer<typeof share>;

const resolved = z.object({ results: z.array(share).min(1).max(10) });
const refusal = z.object({ serverErrorCode: z.string() });

/**
 * Asks CloudKit what the short id of a share link stands for.
 * @param container `com.apple.cloudkit` for files, `com.apple.photos.cloud` for pictures and videos
 * @throws AppError
 */
export async function resolveShare(
  { link, container, shortId }: { link: URL; container: string; shortId: string },
  ask: AskJson,
): Promise<ICloudShare> {
  const path = `/database/1/${container}/production/public/records/resolve`;
  const host = link.hostname.endsWith('.cn') ? 'ckdatabasews.icloud.com.cn' : 'ckdatabasews.icloud.com';
  const answer = await ask({
    url: addressAt(host, path, link),
    body: { shortGUIDs: [{ value: shortId }] },
    headers,
  });
  const found = readICloud(answer, resolved).results[0];
  if (found?.serverErrorCode) throw refuseCode(found.serverErrorCode);
  if (!found) throw notShared(serviceName, 'no_file');
  return found;
}

/**
 * Asks for records of a share that everybody may see.
 * @throws AppError `private` without access for everybody
 */
export async function queryShare<Records>(
  { anonymousPublicAccess: access, zoneID }: ICloudShare,
  { query, resultsLimit, schema }: { query: object; resultsLimit: number; schema: z.ZodType<Records> },
  ask: AskJson,
): Promise<Records> {
  const partition = addressIn(access?.databasePartition);
  if (!access || !partition || !/\.icloud\.com(\.cn)?$/.test(partition.hostname))
    throw notShared(serviceName, 'private');
  const url = new URL('/database/1/com.apple.photos.cloud/production/shared/records/query', partition);
  url.searchParams.set('publicAccessAuthToken', access.token);
  return readICloud(await ask({ url, body: { zoneID, query, resultsLimit }, headers }), schema);
}

/** The address of an asset, for a file of this name. */
export function assetAddress(found: z.infer<typeof asset>, name: string): URL | null {
  return fillAddress(found?.value.downloadURL, { f: name });
}

/** Apple leaves places for values in addresses: `${f}` for the file's name, `${uk}` for a key. */
export function fillAddress(address: string | null | undefined, values: Record<string, string>): URL | null {
  return addressIn(address?.replace(/\$\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '')));
}

/** Names are stored in Base64. @param fallback for a name that is missing, or not to be read */
export function nameOf(encoded: string | undefined, fallback: string): string {
  const name = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  return name === '' || /[\uFFFD\p{C}/\\]/u.test(name) ? fallback : name.slice(0, 150);
}

function readICloud<Answer>({ status, json }: JsonAnswer, schema: z.ZodType<Answer>): Answer {
  requireAnswer(status);
  const refused = refusal.safeParse(json);
  if (refused.success) throw refuseCode(refused.data.serverErrorCode);
  const answer = schema.safeParse(json);
  if (!answer.success) throw notShared(serviceName, 'no_file', { status, problem: z.prettifyError(answer.error) });
  return answer.data;
}

/** The codes of CloudKit's web services. */
function refuseCode(code: string) {
  if (/^(ACCESS_DENIED|AUTHENTICATION_|SIGN_IN)/.test(code)) return notShared(serviceName, 'private', { code });
  if (/NOT_FOUND|UNKNOWN_ITEM|BAD_REQUEST/.test(code)) return notShared(serviceName, 'expired', { code });
  return notShared(serviceName, 'no_file', { code });
}
