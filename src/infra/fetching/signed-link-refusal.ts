import { AppError } from '../errors/app-error.ts';
import type { GuardedAnswer } from './guarded-request.ts';
import { readText } from './read-text.ts';

/** Parameters with the signature of a signed address: Amazon S3 and its kin, Google, Azure, CloudFront, Alibaba. */
const signatures = /^(x-amz-signature|x-goog-signature|signature|sig)$/i;

const maxErrorBytes = 16 * 1024;

/**
 * Why a store refused a signed address, which is signed for GET alone and for some time. The store explains it in XML.
 * @returns null = the address is not signed, or the answer is no refusal; then its body can still be read
 */
export async function signedLinkRefusal(
  { response, finalUrl }: GuardedAnswer,
  nowMs: number,
): Promise<AppError | null> {
  const { status, headers } = response;
  const isSigned = [...finalUrl.searchParams.keys()].some((name) => signatures.test(name));
  if (!isSigned || ![301, 307, 400, 401, 403].includes(status)) return null;
  const explained = /xml/i.test(String(headers['content-type'])) ? await readText(response.data, maxErrorBytes) : null;
  const reason = reasonOf({ status, text: explained ?? '', hasExpired: hasExpired(finalUrl, nowMs) });
  return reason && new AppError('source_unreachable', { reason, details: { status, retryable: false } });
}

function reasonOf({ status, text, hasExpired }: { status: number; text: string; hasExpired: boolean }) {
  if (hasExpired || /has expired|ExpiredToken|RequestExpired|not valid in the specified time frame/i.test(text)) {
    return 'signature_expired';
  }
  // the signature names the store's host, so it would not hold for the one that the answer names
  if (status < 400 || /PermanentRedirect|AuthorizationHeaderMalformed|region '[\w-]+' is wrong/i.test(text)) {
    return 'other_region';
  }
  if (/SignatureDoesNotMatch|AuthorizationQueryParametersError|InvalidArgument|AuthenticationFailed/.test(text)) {
    return 'signature_refused';
  }
  return null;
}

/** By the time that the address itself names. */
function hasExpired({ searchParams }: URL, nowMs: number): boolean {
  const values = new Map([...searchParams].map(([name, value]) => [name.toLowerCase(), value]));
  const [from, seconds] = ['date', 'expires'].map(
    (name) => values.get(`x-amz-${name}`) ?? values.get(`x-goog-${name}`),
  );
  const start = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(from ?? '');
  if (start) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = start.slice(1).map(Number);
    return Date.UTC(year, month - 1, day, hour, minute, second + Number(seconds)) < nowMs;
  }
  return Number(values.get('expires')) * 1000 < nowMs || Date.parse(values.get('se') ?? '') < nowMs;
}
