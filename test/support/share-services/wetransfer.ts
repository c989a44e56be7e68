import { type Asked, jsonOf, type Reply, type Service } from './service.ts';

/**
 * WeTransfer: the last letter of a transfer tells what it holds. `a` one video, `b` a video and texts, `c` two videos, `d`
 * texts, `e` needs a password, `9` is one video without a list, `8` lies in somebody's own network, `f` is for its recipient alone, `0` has expired; with a recipient in the link it is a video.
 */
export const answerAsWeTransfer: Service = (asked) => {
  const { host, path, at } = asked;
  if (host === 'we.tl') {
    const id = /^\/t-(\w+)$/.exec(path)?.[1];
    if (!id) return { html: '<title>Boards</title>' };
    return id === 'gone'
      ? { html: 'gone', status: 404 }
      : { redirect: at(`shorturls.wetransfer.com/${id}`), status: 301 };
  }
  if (host === 'shorturls.wetransfer.com') {
    return { redirect: at(`wetransfer.com/downloads/${'0'.repeat(40)}20261120a/7b85a0?trk=TRN_TDL_01`) };
  }
  if (host === 'download.wetransfer.com') return asked.query.has('token') ? { file: true } : null;
  if (!/(^|\.)wetransfer\.com$/.test(host)) return null;
  const [, transfer = '', question = ''] =
    /^\/api\/v4\/transfers\/([\da-f]+)\/(prepare-download|download)$/.exec(path) ?? [];
  // the page is the same for every transfer: a script asks for what is in it
  return transfer === '' ? { html: '<div id="__next"></div>' } : answer(asked, { transfer, question });
};

function answer(asked: Asked, { transfer, question }: { transfer: string; question: string }): Reply {
  const { method, headers, at } = asked;
  const isOfPage = headers['x-requested-with'] === 'XMLHttpRequest' && headers['content-type'] === 'application/json';
  if (method !== 'POST' || !isOfPage) return { json: { message: 'Bad request' }, status: 400 };
  const body = jsonOf(asked);
  const kind = transfer.at(-1) ?? '';
  if (!/^[\da-f]{6}$/.test(String(body.security_hash)) || kind === '0') {
    const message = "Couldn't find Transfer with [WHERE `transfers`.`public_id` = ?]";
    return { json: { message }, status: 404 };
  }
  if (kind === 'f' && body.recipient_id === undefined) {
    return { json: { message: 'No download access to this Transfer' }, status: 403 };
  }
  const items = (names[kind] ?? ['film.mp4']).map((name, index) => ({ id: `file${index}`, name, size: 20_000 }));
  if (question === 'prepare-download') {
    if (kind === '9') return { html: '<title>Not found</title>', status: 404 };
    const facts = { id: transfer, state: 'downloadable', security_hash: body.security_hash, items };
    return { json: { ...facts, password_protected: kind === 'e', expires_at: '2099-01-01T00:00:00Z' } };
  }
  const ids = body.file_ids as string[] | undefined;
  const isSingle =
    body.intent === 'single_file' && ids?.length === 1 && names[kind]?.[Number(ids[0]?.slice(4))] === 'film.mp4';
  if (!isSingle && (body.intent !== 'entire_transfer' || items.length > 1))
    return { json: { message: 'archive' }, status: 422 };
  if (kind === '8') return { json: { direct_link: 'http://169.254.169.254/latest/film.mp4' } };
  return { json: { direct_link: at(`download.wetransfer.com/eugv/${transfer}/film.mp4?token=eyJ.A-b_c&cf=y`) } };
}

const names: Record<string, string[]> = {
  b: ['notes.txt', 'film.mp4', 'script.pdf'],
  c: ['film.mp4', 'two.mov'],
  d: ['notes.txt', 'script.pdf'],
};
