import { z } from 'zod';
import type { AskJson } from '../../ask-json.ts';
import { addressAt, addressIn, notShared, requireAnswer, type ShareService } from './share-service.ts';

const serviceName = 'Vimeo';

/**
 * `vimeo.com/<id>`, with the key of an unlisted video behind it or not, in a channel, group or showcase, and the player's
 * own address. The player is asked for its settings, which name files for some videos and streams only for others.
 */
export const vimeo: ShareService = {
  id: 'vimeo',
  stepsOf(link) {
    if (!/^((www|player)\.)?vimeo\.com$/i.test(link.hostname)) return null;
    const { id, key = link.searchParams.get('h') ?? undefined } = path.exec(link.pathname)?.groups ?? {};
    return id === undefined ? null : (ask) => findFile({ link, id, key }, ask);
  },
};

const path =
  /^\/(?:video\/|videos\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|[^/]+\/review\/)?(?<id>\d{4,15})(?:\/(?<key>[\da-f]{8,20}))?\/?$/i;

const settings = z.object({
  /** 4 = it asks for a password. */
  view: z.number().nullish(),
  request: z
    .object({
      files: z.object({
        progressive: z
          .array(z.object({ url: z.string().max(8192), height: z.number().nullish() }))
          .max(100)
          .nullish(),
      }),
    })
    .nullish(),
});

async function findFile(
  { link, id, key }: { link: URL; id: string; key: string | undefined },
  ask: AskJson,
): Promise<URL> {
  const query = key === undefined ? '' : `?h=${encodeURIComponent(key)}`;
  const { status, json } = await ask({ url: addressAt('player.vimeo.com', `/video/${id}/config${query}`, link) });
  requireAnswer(status);
  if (status === 404 || status === 410) throw notShared(serviceName, 'expired');
  const { view, request } = settings.safeParse(json).data ?? {};
  if (view === 4) throw notShared(serviceName, 'password');
  if (status === 401 || status === 403) throw notShared(serviceName, 'private');
  const files = request?.files.progressive ?? [];
  const largest = files.toSorted((a, b) => (b.height ?? 0) - (a.height ?? 0))[0];
  const file = addressIn(largest?.url);
  if (!file) throw notShared(serviceName, 'no_file', { status });
  return file;
}
