import { fillAddress, serviceName } from './icloud-records.ts';
import { notShared, type ShareService } from './share-service.ts';

/**
 * Mail Drop, for large attachments: `www.icloud.com/attachment/?u=…&uk=…&f=…`. The link holds the address of the file, with
 * places for its name and its key. Nothing has to be asked.
 */
export const icloudMailDrop: ShareService = {
  id: 'icloud',
  stepsOf(link) {
    const isMailDrop = /^(www\.)?icloud\.com(\.cn)?$/i.test(link.hostname) && /^\/attachment\/?$/.test(link.pathname);
    return isMailDrop ? async () => fileIn(link) : null;
  },
};

function fileIn({ searchParams }: URL): URL {
  const values = { f: searchParams.get('f') ?? 'video', uk: searchParams.get('uk') ?? '' };
  const file = fillAddress(searchParams.get('u'), values);
  if (!file || !/\.icloud-content\.com(\.cn)?$/.test(file.hostname)) throw notShared(serviceName, 'expired');
  return file;
}
