import type { Asked, Reply, Service } from './service.ts';

const error = (code: string, message: string, more = '') =>
  `<Error><Code>${code}</Code><Message>${message}</Message>${more}<RequestId>4442</RequestId></Error>`;

const hosts =
  /^(?:[\w-]+\.)*(?:s3[.-][\w-]+\.amazonaws\.com|s3\.amazonaws\.com|r2\.cloudflarestorage\.com|digitaloceanspaces\.com|backblazeb2\.com|storage\.googleapis\.com|blob\.core\.windows\.net)$/;

/**
 * A store with signed addresses. The signature is for GET and for exactly this path and query: it is the check sum of both
 * as they came. The bucket `far` lies in another region, and `moved` is redirected to it.
 */
export const answerAsS3: Service = (asked) => {
  const { host, method, at, target } = asked;
  if (!hosts.test(host)) return null;
  if (method !== 'GET') return refuse('SignatureDoesNotMatch', 'The request signature we calculated does not match.');
  if (host.startsWith('moved.') && !host.includes('eu-central-1')) {
    return { redirect: at(`moved.s3.eu-central-1.amazonaws.com${target}`), status: 307 };
  }
  if (host.startsWith('far.')) {
    const endpoint = '<Endpoint>far.s3.eu-central-1.amazonaws.com</Endpoint>';
    const xml = error('PermanentRedirect', 'The bucket must be addressed using the specified endpoint.', endpoint);
    return { xml, status: 301, headers: { 'x-amz-bucket-region': 'eu-central-1' } };
  }
  if (signatureOf(target) !== checkSum(target)) {
    return refuse(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  }
  if (target.includes('X-Amz-Expires=1&')) {
    return refuse('AccessDenied', 'Request has expired', '<X-Amz-Expires>1</X-Amz-Expires>');
  }
  return { file: true };
};

function refuse(code: string, message: string, more = ''): Reply {
  return { xml: error(code, message, more), status: 403 };
}

const signature = /([?&](?:X-Amz-Signature|X-Goog-Signature|Signature|sig)=)([^&]*)/;

function signatureOf(target: string): string | undefined {
  return signature.exec(target)?.[2];
}

function checkSum(target: Asked['target']): string {
  const signed = target.replace(signature, '$1');
  return [...signed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffff_ffff, 7).toString(16);
}

/** Signs an address for this stand-in. `SIG` in it is the place of the signature. */
export function signLink(link: string): string {
  const target = link.replace(/^https:\/\/[^/]+/, '').replace('SIG', '');
  return link.replace('SIG', checkSum(target));
}
