import { readClientData } from '../client-data.ts';
import { acceptDrops } from './accept-drops.ts';
import { createUploadForm, findUploadElements, type NewVideoData } from './upload-form.ts';

// The upload of a file starts as soon as it is chosen. The form then carries the id of the upload instead of the file,
// and is not sent before the upload is complete.
const elements = findUploadElements();
const upload = createUploadForm(elements, readClientData<NewVideoData>('new-video-data'));

acceptDrops(elements.drop, upload.start);

elements.file.addEventListener('change', () => {
  const [file] = elements.file.files ?? [];
  if (file) upload.start(file);
});

elements.form.addEventListener('submit', (event) => {
  if (!upload.isRunning()) return;
  event.preventDefault();
  upload.submitWhenDone();
});
