import { type Asked, jsonOf, type Reply, type Service } from './service.ts';

const token = 'eyJ0eXAiOiJKV1Qi.eyJhdWQi.x-_1';

/**
 * OneDrive and SharePoint. Links of OneDrive that end with `private`, `gone`, `password` and `folder` are that; the older
 * address for shared links knows nobody any more. SharePoint gives its visitors a cookie with its redirect.
 */
export const answerAsMicrosoft: Service = (asked) => {
  const { host, path, method } = asked;
  if (/^(1drv\.ms|onedrive\.live\.com)$/.test(host)) return { html: '<title>OneDrive</title><div id="root"></div>' };
  if (host === 'api.onedrive.com') return { json: { error: { code: 'unauthenticated' } }, status: 401 };
  if (host === 'api-badgerp.svc.ms') {
    const isRight = method === 'POST' && path === '/v1.0/token' && jsonOf(asked).appId !== undefined;
    return isRight ? { json: { authScheme: 'badger', token, expiryTimeUtc: '2099-01-01T00:00:00Z' } } : null;
  }
  if (host === 'my.microsoftpersonalcontent.com') return personal(asked);
  return host.endsWith('.sharepoint.com') ? company(asked) : null;
};

function personal({ path, query, headers, at }: Asked): Reply | null {
  if (path === '/personal/1/download') return query.get('tempauth') === 'v1.x' ? { file: true } : null;
  const shared = /^\/_api\/v2\.0\/shares\/u!([\w-]+)\/driveitem$/i.exec(path)?.[1];
  const link = Buffer.from(shared ?? '', 'base64url').toString();
  const isVisitor = headers.authorization === `Badger ${token}` && headers.prefer === 'autoredeem';
  if (!isVisitor || link.endsWith('private')) return { json: { error: { code: 'accessDenied' } }, status: 403 };
  if (!/^https?:\/\/(1drv\.ms|onedrive\.live\.com)[:/]/.test(link))
    return { json: { error: { code: 'invalidRequest' } }, status: 400 };
  if (link.endsWith('gone')) return { json: { error: { code: 'itemNotFound' } }, status: 404 };
  if (link.endsWith('password')) return { json: { error: { code: 'passwordRequired' } }, status: 401 };
  if (link.endsWith('folder')) return { json: { name: 'Clips', folder: { childCount: 4 } } };
  const downloadUrl = at('my.microsoftpersonalcontent.com/personal/1/download?tempauth=v1.x');
  return {
    json: { name: 'film.mp4', file: { mimeType: 'video/mp4' }, size: 20_000, '@content.downloadUrl': downloadUrl },
  };
}

function company({ path, query, headers, at, host }: Asked): Reply {
  if (path === '/_layouts/15/download.aspx') {
    const isVisitor = /(^|; )FedAuth=77u\/PD94\+bWw=(;|$)/.test(headers.cookie ?? '');
    return isVisitor ? { file: true } : { redirect: at('login.microsoftonline.com/common/oauth2/authorize') };
  }
  if (query.get('download') !== '1') return { html: '<title>SharePoint</title><video src="/ad.mp4"></video>' };
  const cookies = [
    'rtFa=x; domain=sharepoint.com; path=/',
    'FedAuth=77u/PD94+bWw=; path=/; SameSite=None; secure; HttpOnly',
  ];
  return { redirect: at(`${host}/_layouts/15/download.aspx?UniqueId=8a1`), headers: { 'Set-Cookie': cookies } };
}
