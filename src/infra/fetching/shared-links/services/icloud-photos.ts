import { z } from 'zod';
import type { AskJson } from '../../ask-json.ts';
import { asset, assetAddress, nameOf, queryShare, resolveShare, serviceName } from './icloud-records.ts';
import { notShared, type ShareService } from './share-service.ts';

/**
 * `share.icloud.com/photos/<id>`, which browsers see as `www.icloud.com/photos/#<id>`, and albums of the new kind. One
 * question opens the share, a second one lists what is in it. The only video among it is taken.
 */
export const icloudPhotos: ShareService = {
  id: 'icloud',
  stepsOf(link) {
    const shortId = shortIdIn(link);
    return shortId ? (ask) => findVideo(link, shortId, ask) : null;
  },
};

function shortIdIn({ hostname, pathname, hash }: URL): string | undefined {
  const path = pathname + hash;
  if (/^share\.icloud\.com(\.cn)?$/i.test(hostname)) return /^\/photos\/([\w-]{5,100})/.exec(path)?.[1];
  if (/^photos\.icloud\.com(\.cn)?$/i.test(hostname)) return /^\/shared\/album\/([\w-]{5,100})/.exec(path)?.[1];
  if (!/^(www\.)?icloud\.com(\.cn)?$/i.test(hostname)) return undefined;
  return /^\/photos\/?#\/?([\w-]{5,100})/.exec(path)?.[1];
}

/** Records, of which each picture and video has two. Shares with more than half of it are albums. */
const resultsLimit = 40;

const query = {
  recordType: 'CPLAssetAndMasterByAssetDateWithoutHiddenOrDeleted',
  filterBy: [
    { fieldName: 'startRank', comparator: 'EQUALS', fieldValue: { value: 0, type: 'INT64' } },
    { fieldName: 'direction', comparator: 'EQUALS', fieldValue: { value: 'ASCENDING', type: 'STRING' } },
  ],
};

const named = z.object({ value: z.string().max(1000) }).optional();

const record = z.object({
  recordName: z.string(),
  recordType: z.string(),
  fields: z
    .object({
      itemType: named,
      filenameEnc: named,
      masterRef: z.object({ value: z.object({ recordName: z.string() }) }).optional(),
      resOriginalRes: asset,
      resVidFullRes: asset,
      resVidMedRes: asset,
    })
    .default({}),
});

const listed = z.object({ records: z.array(record).max(1000), continuationMarker: z.string().nullish() });

async function findVideo(link: URL, shortId: string, ask: AskJson): Promise<URL> {
  const share = await resolveShare({ link, container: 'com.apple.photos.cloud', shortId }, ask);
  const { records, continuationMarker } = await queryShare(share, { query, resultsLimit, schema: listed }, ask);
  const videos = records.filter(
    ({ recordType, fields }) => recordType === 'CPLMaster' && isVideo(fields.itemType?.value),
  );
  const [master] = videos;
  if (videos.length > 1 || continuationMarker) throw notShared(serviceName, 'several_files');
  if (!master) throw notShared(serviceName, 'no_video');
  const edited = records.find(({ fields }) => fields.masterRef?.value.recordName === master.recordName)?.fields;
  const { resOriginalRes, resVidFullRes, resVidMedRes, filenameEnc } = master.fields;
  // what the person sees comes first: the video as they edited it
  const found = edited?.resVidFullRes ?? resOriginalRes ?? resVidFullRes ?? resVidMedRes;
  const file = assetAddress(found, nameOf(filenameEnc?.value, 'video.mov'));
  if (!file) throw notShared(serviceName, 'no_file');
  return file;
}

/** Uniform type identifiers. Live Photos are pictures. */
function isVideo(type = ''): boolean {
  return /movie|mpeg|video/.test(type);
}
