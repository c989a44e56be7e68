import type { AskJson } from '../../ask-json.ts';
import { assetAddress, nameOf, resolveShare, serviceName } from './icloud-records.ts';
import { notShared, type ShareService } from './share-service.ts';

const hosts = /^(www\.)?icloud\.com(\.cn)?$/i;

/** `www.icloud.com/iclouddrive/<id>#name`: one question, whose answer has the file's address. */
export const icloudDrive: ShareService = {
  id: 'icloud',
  stepsOf(link) {
    const shortId = hosts.test(link.hostname) && /^\/iclouddrive\/([\w-]{5,100})\/?$/.exec(link.pathname)?.[1];
    return shortId ? (ask) => findFile(link, shortId, ask) : null;
  },
};

async function findFile(link: URL, shortId: string, ask: AskJson): Promise<URL> {
  const share = await resolveShare({ link, container: 'com.apple.cloudkit', shortId }, ask);
  const { rootRecordName: name = '', rootRecord: root } = share;
  if (name.startsWith('directory/')) throw notShared(serviceName, 'folder');
  // people who are not invited are told of the share, and not of what it holds
  if (!root) throw notShared(serviceName, 'private');
  const { fileContent, encryptedBasename, extension } = root.fields ?? {};
  const base = nameOf(encryptedBasename?.value, 'video');
  const file = assetAddress(fileContent, extension?.value ? `${base}.${extension.value}` : base);
  if (!file) throw notShared(serviceName, 'no_file');
  return file;
}
