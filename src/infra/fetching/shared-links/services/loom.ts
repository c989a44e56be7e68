import { z } from 'zod';
import type { AskJson } from '../../ask-json.ts';
import { isMediaFile } from '../share-sites.ts';
import { addressAt, addressIn, notShared, requireAnswer, type ShareService } from './share-service.ts';

const serviceName = 'Loom';

/**
 * `www.loom.com/share/<id>` and `/embed/<id>`, with the title before the id or not. It is asked for the file, then for the
 * recording, last why there is neither. Some recordings exist as a stream only.
 */
export const loom: ShareService = {
  id: 'loom',
  stepsOf(link) {
    const id = /^(www\.)?loom\.com$/i.test(link.hostname) && path.exec(link.pathname)?.[1];
    return id ? (ask) => findFile(link, id.toLowerCase(), ask) : null;
  },
};

const path = /^\/(?:share|embed|v|i)\/(?:[^/]*-)?([\da-f]{32})\/?$/i;

const anonymous = { deviceID: null, force_original: false, password: null };
const answered = z.object({ url: z.string().max(8192) });

async function findFile(link: URL, id: string, ask: AskJson): Promise<URL> {
  for (const kind of ['transcoded-url', 'raw-url']) {
    const url = addressAt('www.loom.com', `/api/campaigns/sessions/${id}/${kind}`, link);
    const { status, json } = await ask({ url, body: anonymous });
    requireAnswer(status);
    const file = addressIn(answered.safeParse(json).data?.url);
    // the other addresses are those of streams: lists of pieces
    if (file && isMediaFile(file)) return file;
  }
  return fileOfPlayer(link, id, ask);
}

const query = `query GetVideoSource($videoId: ID!, $password: String, $acceptableMimes: [CloudfrontVideoAcceptableMime]) {
  getVideo(id: $videoId, password: $password) {
    ... on RegularUserVideo { nullableRawCdnUrl(acceptableMimes: $acceptableMimes, password: $password) { url } }
    __typename
  }
}`;

const described = z.object({
  data: z.object({
    getVideo: z
      .object({ __typename: z.string().max(100), nullableRawCdnUrl: answered.nullish().catch(null) })
      .nullable(),
  }),
});

/** What the player would show: it knows whether the video is there, and who may see it. */
async function fileOfPlayer(link: URL, videoId: string, ask: AskJson): Promise<URL> {
  const { status, json } = await ask({
    url: addressAt('www.loom.com', '/graphql', link),
    body: { operationName: 'GetVideoSource', query, variables: { videoId, password: null, acceptableMimes: ['MP4'] } },
  });
  requireAnswer(status);
  const answer = described.safeParse(json);
  if (!answer.success) throw notShared(serviceName, 'no_file', { status });
  const video = answer.data.data.getVideo;
  if (!video) throw notShared(serviceName, 'expired');
  if (/password/i.test(video.__typename)) throw notShared(serviceName, 'password');
  if (/private|permission/i.test(video.__typename)) throw notShared(serviceName, 'private');
  const file = addressIn(video.nullableRawCdnUrl?.url);
  if (!file || !isMediaFile(file)) throw notShared(serviceName, 'no_file');
  return file;
}
