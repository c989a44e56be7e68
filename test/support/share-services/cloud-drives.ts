import type { Service } from './service.ts';

const page = (title: string) => ({ html: `<title>${title}</title><video src="/ad.mp4"></video>` });

/** Google Drive and Dropbox: what they answer to links that everybody may open. */
export const answerAsCloudDrives: Service = ({ host, path, query, method, at }) => {
  if (method !== 'GET') return null;
  if (/^(drive|docs)\.google\.com$/.test(host)) return page('A page for browsers');
  if (host === 'drive.usercontent.google.com') {
    // without the button's answer it shows the warning about viruses
    const isWhole = path === '/download' && query.get('export') === 'download' && query.get('confirm') === 't';
    return isWhole && /^[\w-]{10,}$/.test(query.get('id') ?? '') ? { file: true } : page('Virus scan warning');
  }
  if (/^(www\.|m\.)?dropbox\.com$/.test(host)) {
    const isShared = path.startsWith('/s/') || (/^\/(e\/)?scl\/fi\//.test(path) && query.has('rlkey'));
    return isShared && query.get('dl') === '1'
      ? { redirect: at('uc1a.dl.dropboxusercontent.com/cd/0/get/B1') }
      : page('Preview');
  }
  return host === 'uc1a.dl.dropboxusercontent.com' ? { file: true } : null;
};
