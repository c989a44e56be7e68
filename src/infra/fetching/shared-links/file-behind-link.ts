import type { ShareServiceId } from '../../share-service-ids.ts';
import type { AskJson } from '../ask-json.ts';
import { directAddress } from './direct-address.ts';
import { icloudDrive } from './services/icloud-drive.ts';
import { icloudMailDrop } from './services/icloud-mail-drop.ts';
import { icloudPhotos } from './services/icloud-photos.ts';
import { loom } from './services/loom.ts';
import { oneDrive } from './services/onedrive.ts';
import type { FindFile, ShareService } from './services/share-service.ts';
import { vimeo } from './services/vimeo.ts';
import { weTransfer } from './services/wetransfer.ts';
import { shareSiteOf } from './share-sites.ts';

const services: readonly ShareService[] = [
  oneDrive,
  icloudDrive,
  icloudPhotos,
  icloudMailDrop,
  weTransfer,
  loom,
  vimeo,
];

/**
 * The address of the file behind a share link; any other link stays as it is.
 * @param asked services that may be asked; links of the others stay as they are
 * @throws AppError `source_web_page` for a folder, `source_not_shared`, `source_unreachable`; AxiosError
 */
export async function fileBehindLink(link: URL, ask: AskJson, asked: readonly ShareServiceId[]): Promise<URL> {
  const direct = directAddress(link);
  const findFile = stepsOf(link, asked);
  return findFile ? findFile(ask) : direct;
}

/** Whether a link is known to have another address for its file, or to be a folder. */
export function isShareLink(link: URL, asked: readonly ShareServiceId[]): boolean {
  if (shareSiteOf(link) === 'folder' || stepsOf(link, asked) !== null) return true;
  return directAddress(link).href !== link.href;
}

/** Whether a service can be asked for the file behind the link. */
export function canBeAsked(link: URL): boolean {
  return services.some((service) => service.stepsOf(link) !== null);
}

function stepsOf(link: URL, asked: readonly ShareServiceId[]): FindFile | null {
  for (const service of services) {
    const findFile = asked.includes(service.id) ? service.stepsOf(link) : null;
    if (findFile) return findFile;
  }
  return null;
}
