import type { PageTexts } from '../../../../texts/texts.ts';
import { readClientData } from '../client-data.ts';
import { acceptDrops } from './accept-drops.ts';
import { findUploadParts, showUpload } from './upload-form.ts';

export interface NewVideoData {
  texts: PageTexts['newVideo']['client'];
  maxBytes: number;
  /** That in words. */
  size: string;
  csrfToken: string;
}

/** A file goes on its way as soon as it is chosen; the form waits for it, and carries its name instead of its bytes. */
const data = readClientData<NewVideoData>('new-video-data');
const parts = findUploadParts();
const upload = showUpload(parts, data);

acceptDrops(parts, upload.begin);

parts.file.addEventListener('change', () => {
  const [file] = parts.file.files ?? [];
  if (file) upload.begin(file);
});

parts.form.addEventListener('submit', (event) => {
  if (!upload.isUnderWay()) return;
  event.preventDefault();
  upload.thenSubmit();
});
