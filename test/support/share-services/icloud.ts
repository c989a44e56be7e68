import { type Asked, jsonOf, type Reply, type Service } from './service.ts';

const assets = /^cvws\.icloud-content\.com(\.cn)?$/;
const zoneID = { zoneName: 'CMM-1', ownerRecordName: '_owner', zoneType: 'REGULAR_CUSTOM_ZONE' };

/**
 * iCloud: the short id tells what lies behind a link. `…private`, `…gone`, `…inside`, `…folder`, `…package` and `…busy` end ids of files
 * that are not to be had, `…two`, `…picture` and `…live` those of shares of pictures. Every other one has a video.
 */
export const answerAsICloud: Service = (asked) => {
  const { host, path, method } = asked;
  if (assets.test(host)) return path.startsWith('/B/Aa1') && asked.query.get('k') !== '' ? { file: true } : null;
  if (/^p\d+-ckdatabasews\.icloud\.com$/.test(host)) return queryRecords(asked);
  if (!/^ckdatabasews\.icloud\.com(\.cn)?$/.test(host)) {
    return /(^|\.)icloud\.com(\.cn)?$/.test(host) ? { html: '<title>iCloud</title><div id="root"></div>' } : null;
  }
  const container = /^\/database\/1\/([\w.]+)\/production\/public\/records\/resolve$/.exec(path)?.[1];
  if (method !== 'POST' || !container) return { json: { serverErrorCode: 'BAD_REQUEST' }, status: 400 };
  if (!/^text\/plain/.test(asked.headers['content-type'] ?? '')) return { json: null, status: 415 };
  const { shortGUIDs } = jsonOf(asked) as { shortGUIDs: { value: string }[] };
  const shortId = shortGUIDs[0]?.value ?? '';
  if (shortId.endsWith('busy')) return { json: { serverErrorCode: 'TRY_AGAIN_LATER' }, status: 503 };
  if (shortId.endsWith('gone')) {
    return { json: { uuid: '1', serverErrorCode: 'NOT_FOUND', reason: 'shortGUID cannot be found' }, status: 404 };
  }
  const share = { shortGUID: { value: shortId }, databaseScope: 'SHARED', zoneID };
  return { json: { results: [{ ...share, ...behind(asked, { container, shortId }) }] } };
};

function behind({ at, host }: Asked, { container, shortId }: { container: string; shortId: string }): object {
  if (shortId.endsWith('private')) return {};
  const rootRecordName = shortId.endsWith('folder') ? 'directory/90' : 'documentContent/90';
  if (container === 'com.apple.photos.cloud') {
    const databasePartition = at('p111-ckdatabasews.icloud.com:443');
    return { anonymousPublicAccess: { token: `t=${shortId}/+`, databasePartition } };
  }
  if (shortId.endsWith('folder')) return { rootRecordName, rootRecord: { recordType: 'structure', fields: {} } };
  const place = `cvws.icloud-content.com${host.endsWith('.cn') ? '.cn' : ''}/B/Aa1/`;
  const base = shortId.endsWith('inside') ? 'http://127.0.0.2/' : at(place);
  const fields = {
    extension: { value: 'mp4', type: 'STRING' },
    encryptedBasename: { value: Buffer.from('Mein Film').toString('base64'), type: 'ENCRYPTED_BYTES' },
    size: { value: 20_000 },
    ...(shortId.endsWith('package') ? {} : { fileContent: { value: { downloadURL: `${base}\${f}?o=A&v=1&k=E` } } }),
  };
  return { rootRecordName, rootRecord: { recordType: 'content', fields } };
}

function queryRecords(asked: Asked): Reply {
  const shortId = /^t=([\w-]+)\/\+$/.exec(asked.query.get('publicAccessAuthToken') ?? '')?.[1];
  const { query, zoneID: zone } = jsonOf(asked) as { query: { recordType: string }; zoneID: typeof zoneID };
  const isRight = zone.zoneName === 'CMM-1' && query.recordType.startsWith('CPLAssetAndMaster');
  if (!shortId || !isRight) return { json: { serverErrorCode: 'AUTHENTICATION_REQUIRED' }, status: 401 };
  if (shortId.endsWith('two')) return { json: { records: [...video(asked, '1'), ...video(asked, '2')] } };
  if (shortId.endsWith('picture')) return { json: { records: picture(asked) } };
  return { json: { records: [...picture(asked), ...video(asked, '1')], syncToken: 'x' } };
}

const resource = ({ at }: Asked, size: number) => ({
  value: { size, downloadURL: `${at('cvws.icloud-content.com/B/Aa1/')}\${f}?k=E` },
});

function video(asked: Asked, recordName: string) {
  const itemType = { value: 'com.apple.quicktime-movie' };
  const filenameEnc = { value: Buffer.from('IMG_0042.MOV').toString('base64') };
  return [
    { recordName: `a${recordName}`, recordType: 'CPLAsset', fields: { masterRef: { value: { recordName } } } },
    { recordName, recordType: 'CPLMaster', fields: { itemType, filenameEnc, resOriginalRes: resource(asked, 20_000) } },
  ];
}

/** A Live Photo: a picture with some seconds beside it. */
function picture(asked: Asked) {
  const fields = {
    itemType: { value: 'public.heic' },
    resOriginalRes: resource(asked, 9),
    resOriginalVidComplRes: resource(asked, 9),
  };
  return [
    { recordName: 'p', recordType: 'CPLAsset', fields: { masterRef: { value: { recordName: 'pm' } } } },
    { recordName: 'pm', recordType: 'CPLMaster', fields },
  ];
}
