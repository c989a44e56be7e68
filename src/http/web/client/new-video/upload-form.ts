import { fill } from '../../../../texts/fill.ts';
import type { PageTexts } from '../../../../texts/texts.ts';

/** The page's data for this script. */
export interface NewVideoData {
  texts: PageTexts['newVideo']['client'];
  maxBytes: number;
  /** `maxBytes` as text, e.g. `2.1 GB`. */
  size: string;
  csrfToken: string;
}

interface UploadElements {
  form: HTMLFormElement;
  drop: HTMLElement;
  file: HTMLInputElement;
  /** Around progress, status and the button that removes the file. */
  upload: HTMLElement;
  progress: HTMLProgressElement;
  status: HTMLElement;
  /** The hidden field that has the upload's `upload://…` in the place of the file. */
  url: HTMLInputElement;
  remove: HTMLButtonElement;
}

export function findUploadElements(): UploadElements {
  return {
    form: getElement('new-video', HTMLFormElement),
    drop: getElement('drop', HTMLElement),
    file: getElement('file', HTMLInputElement),
    upload: getElement('upload', HTMLElement),
    progress: getElement('upload-progress', HTMLProgressElement),
    status: getElement('upload-status', HTMLElement),
    url: getElement('upload-url', HTMLInputElement),
    remove: getElement('upload-remove', HTMLButtonElement),
  };
}

/** @throws Error if the page has no such element: a bug */
function getElement<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`);
  return element;
}

/** Uploads one file at a time and shows the progress. */
export function createUploadForm(elements: UploadElements, data: NewVideoData) {
  const { texts } = data;
  let sending: { stop(): void } | null = null;
  let isRunning = false;
  let submitsWhenDone = false;

  const showStatus = (text: string) => {
    // a screen reader would read the same text out again
    if (elements.status.textContent !== text) elements.status.textContent = text;
  };
  const end = (text: string) => {
    isRunning = false;
    elements.progress.hidden = true;
    showStatus(text);
  };
  const fail = (text: string) => {
    submitsWhenDone = false;
    elements.file.disabled = false;
    elements.file.value = '';
    end(text);
  };

  elements.remove.addEventListener('click', () => {
    sending?.stop();
    elements.url.disabled = true;
    elements.upload.hidden = true;
    fail('');
    elements.file.focus();
  });

  return {
    isRunning: () => isRunning,
    /** Submits the form as soon as the upload is complete. */
    submitWhenDone() {
      submitsWhenDone = true;
      showStatus(texts.sendingThenGo);
    },
    start(file: File): void {
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
    },
  };

  /** null = the file can be uploaded. */
  function problemOf(file: File): string | null {
    if (file.size > data.maxBytes) return fill(texts.tooLarge, { size: data.size });
    return /^(image|audio|text)\//.test(file.type) ? texts.notVideo : null;
  }

  async function send(file: File): Promise<void> {
    const { sendFile } = await import('./send-file.ts');
    sending = sendFile(file, {
      csrfToken: data.csrfToken,
      onProgress(share) {
        elements.progress.value = share * 100;
        const percent = Math.floor(share * 20) * 5;
        if (!submitsWhenDone) showStatus(fill(texts.uploading, { name: file.name, percent }));
      },
      onWaiting: () => showStatus(texts.waiting),
      onFailed: (reason) => fail(reason === 'signed out' ? texts.signedOut : texts.failed),
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
}
