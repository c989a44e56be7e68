import { fill } from '../../../../texts/fill.ts';
import type { PageTexts } from '../../../../texts/texts.ts';
import { readClientData } from '../client-data.ts';

/** The page's data for this script. */
interface NewVideoData {
  texts: PageTexts['newVideo']['client'];
  maxBytes: number;
  /** `maxBytes` as text, e.g. `2.1 GB`. */
  size: string;
  csrfToken: string;
}

const elements = {
  form: getElement('new-video', HTMLFormElement),
  drop: getElement('drop', HTMLElement),
  file: getElement('file', HTMLInputElement),
  /** Around progress, status and the button that removes the file. */
  upload: getElement('upload', HTMLElement),
  progress: getElement('upload-progress', HTMLProgressElement),
  status: getElement('upload-status', HTMLElement),
  /** The hidden field that has the upload's `upload://…` in the place of the file. */
  url: getElement('upload-url', HTMLInputElement),
  remove: getElement('upload-remove', HTMLButtonElement),
};

// The upload of a file starts as soon as it is chosen. The form then carries the id of the upload instead of the file,
// and is not sent before the upload is complete.
const { texts, maxBytes, size, csrfToken } = readClientData<NewVideoData>('new-video-data');
let sending: { stop(): void } | null = null;
let isRunning = false;
let submitsWhenDone = false;

acceptDrops(elements.drop, start);

elements.file.addEventListener('change', () => {
  const [file] = elements.file.files ?? [];
  if (file) start(file);
});

elements.form.addEventListener('submit', (event) => {
  if (!isRunning) return;
  event.preventDefault();
  submitsWhenDone = true;
  showStatus(texts.sendingThenGo);
});

elements.remove.addEventListener('click', () => {
  sending?.stop();
  elements.url.disabled = true;
  elements.upload.hidden = true;
  fail('');
  elements.file.focus();
});

/** Uploads one file at a time and shows the progress. */
function start(file: File): void {
  sending?.stop();
  elements.upload.hidden = false;
  elements.url.disabled = true;
  const problem = problemOf(file);
  if (problem) {
    fail(problem);
    return;
  }
  isRunning = true;
  elements.progress.hidden = false;
  elements.progress.value = 0;
  showStatus(fill(texts.uploading, { name: file.name, percent: 0 }));
  void send(file);
}

/** null = the file can be uploaded. */
function problemOf(file: File): string | null {
  if (file.size > maxBytes) return fill(texts.tooLarge, { size });
  return /^(image|audio|text)\//.test(file.type) ? texts.notVideo : null;
}

async function send(file: File): Promise<void> {
  const { sendFile } = await import('./send-file.ts');
  sending = sendFile(file, {
    csrfToken,
    onProgress(share) {
      elements.progress.value = share * 100;
      const percent = Math.floor(share * 20) * 5;
      if (!submitsWhenDone) showStatus(fill(texts.uploading, { name: file.name, percent }));
    },
    onWaiting: () => showStatus(texts.waiting),
    onFailed(reason) {
      if (typeof reason === 'object') fail(reason.message);
      else fail(reason === 'signed out' ? texts.signedOut : texts.failed);
    },
    onComplete(uploadUrl) {
      elements.url.value = uploadUrl;
      elements.url.disabled = false;
      // the form must not send the file again
      elements.file.disabled = true;
      end(fill(texts.uploaded, { name: file.name }));
      if (submitsWhenDone) elements.form.submit();
    },
  });
}

function showStatus(text: string): void {
  // a screen reader would read the same text out again
  if (elements.status.textContent !== text) elements.status.textContent = text;
}

function end(text: string): void {
  isRunning = false;
  elements.progress.hidden = true;
  showStatus(text);
}

function fail(text: string): void {
  submitsWhenDone = false;
  elements.file.disabled = false;
  elements.file.value = '';
  end(text);
}

/** Files may be dropped anywhere on the page; `dropZone` is highlighted meanwhile. */
function acceptDrops(dropZone: HTMLElement, onFile: (file: File) => void): void {
  const highlight = (isOver: boolean) => dropZone.classList.toggle('drop-over', isOver);
  dropZone.classList.add('drop-ready');
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    highlight(true);
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) highlight(false);
  });
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    highlight(false);
    onFile(file);
  });
}

/** @throws Error if the page has no such element: a bug */
function getElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`);
  return element;
}
