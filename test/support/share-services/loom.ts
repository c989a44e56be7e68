import { type Asked, jsonOf, type Reply, type Service } from './service.ts';

/**
 * Loom: the last letter of an id tells what it is. `1` only a stream, `2` only the recording, `3` needs a password, `4` is
 * private, `5` was deleted, `6` the player alone names the file; every other one has a file.
 */
export const answerAsLoom: Service = (asked) => {
  const { host, path, method } = asked;
  if (host === 'cdn.loom.com') return asked.query.has('Signature') ? { file: true } : null;
  if (!/^(www\.)?loom\.com$/.test(host)) return null;
  if (method === 'GET') return { html: '<title>A talk | Loom</title><script>window.__APOLLO_STATE__ = {}</script>' };
  if (asked.headers['content-type'] !== 'application/json') return { json: { error: 'Unsupported' }, status: 415 };
  if (path === '/graphql') return player(asked);
  const [, id = '', kind] = /^\/api\/campaigns\/sessions\/([\da-f]{32})\/(transcoded|raw)-url$/.exec(path) ?? [];
  if (jsonOf(asked).force_original !== false) return { json: {}, status: 401 };
  const end = id.at(-1) ?? '';
  if (id === '' || '345'.includes(end)) return { json: { error: 'Not found' }, status: 404 };
  if (end === '6' || (end === '2' && kind === 'transcoded')) return { json: null };
  const name = end === '1' ? `${id}-split.m3u8` : `${id}.${kind === 'raw' ? 'webm' : 'mp4'}`;
  return { json: { url: signed(asked, `sessions/${kind}/${name}`), part_credentials: [] } };
};

function player(asked: Asked): Reply {
  const { operationName, query, variables } = jsonOf(asked) as {
    operationName: string;
    query: string;
    variables: { videoId: string };
  };
  if (operationName !== 'GetVideoSource' || !query.includes('nullableRawCdnUrl'))
    return { json: { errors: [] }, status: 400 };
  const { videoId } = variables;
  const [end = ''] = videoId.slice(-1);
  if (end === '3') return { json: { data: { getVideo: { __typename: 'VideoPasswordMissingOrIncorrect' } } } };
  if (end === '4') return { json: { data: { getVideo: { __typename: 'PrivateVideo' } } } };
  if (end === '5') return { json: { data: { getVideo: null } } };
  const url = end === '6' ? signed(asked, `sessions/raw/${videoId}.mp4`) : signed(asked, 'sessions/raw/list.m3u8');
  return { json: { data: { getVideo: { __typename: 'RegularUserVideo', nullableRawCdnUrl: { url } } } } };
}

function signed({ at }: Asked, path: string): string {
  return at(`cdn.loom.com/${path}?Policy=eyJ_&Signature=a~b-c&Key-Pair-Id=APK`);
}
