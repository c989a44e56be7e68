import { fill } from '../../../../texts/fill.ts';
import { elementOf } from '../element-of.ts';
import type { NewVideoData } from './new-video.entry.ts';

export interface UploadParts {
  form: HTMLFormElement;
  drop: HTMLElement;
  file: HTMLInputElement;
  link: HTMLInputElement;
  frame: HTMLElement;
  progress: HTMLProgressElement;
  status: HTMLElement;
  /** Where the form carries what stands for the file. */
  url: HTMLInputElement;
  remove: HTMLButtonElement;
}

export function findUploadParts(): UploadParts {
  return {
    form: elementOf('new-video', HTMLFormElement),
    drop: elementOf('drop', HTMLElement),
    file: elementOf('file', HTMLInputElement),
    link: elementOf('video_url', HTMLInputElement),
    frame: elementOf('upload', HTMLElement),
    progress: elementOf('upload-progress', HTMLProgressElement),
    status: elementOf('upload-status', HTMLElement),
    url: elementOf('upload-url', HTMLInputElement),
    remove: elementOf('upload-remove', HTMLButtonElement),
  };
}

/** Sends one file at a time and tells how far it is. */
export function showUpload(parts: UploadParts, data: NewVideoData) {
  const { texts } = data;
  let sending: { stop(): void } | null = null;
  let isUnderWay = false;
  let submitsThen = false;

  const say = (text: string) => {
    // told again and again it would be read out again and again
    if (parts.status.textContent !== text) parts.status.textContent = text;
  };
  const end = (text: string) => {
    isUnderWay = false;
    parts.progress.hidden = true;
    say(text);
  };
  const fail = (text: string) => {
    submitsThen = false;
    parts.file.disabled = false;
    parts.file.value = '';
    end(text);
  };

  parts.remove.addEventListener('click', () => {
    sending?.stop();
    parts.url.disabled = true;
    parts.frame.hidden = true;
    fail('');
    parts.file.focus();
  });

  return {
    isUnderWay: () => isUnderWay,
    /** The form is sent as soon as the file has arrived. */
    thenSubmit() {
      submitsThen = true;
      say(texts.sendingThenGo);
    },
    begin(file: File): void {
      sending?.stop();
      parts.frame.hidden = false;
      parts.url.disabled = true;
      const mistake = mistakeIn(file);
      if (mistake) {
        fail(mistake);
        return;
      }
      isUnderWay = true;
      parts.progress.hidden = false;
      parts.progress.value = 0;
      say(fill(texts.uploading, { name: file.name, percent: 0 }));
      void send(file);
    },
  };

  /** null = it can be tried. */
  function mistakeIn(file: File): string | null {
    if (file.size > data.maxBytes) return fill(texts.tooLarge, { size: data.size });
    return /^(image|audio|text)\//.test(file.type) ? texts.notVideo : null;
  }

  async function send(file: File): Promise<void> {
    const { sendFile } = await import('./send-file.ts');
    sending = sendFile(file, {
      csrfToken: data.csrfToken,
      onProgress(share) {
        parts.progress.value = share * 100;
        const percent = Math.floor(share * 20) * 5;
        if (!submitsThen) say(fill(texts.uploading, { name: file.name, percent }));
      },
      onWaiting: () => say(texts.waiting),
      onFailed: (why) => fail(why === 'signed out' ? texts.signedOut : texts.failed),
      onComplete(uploadUrl) {
        parts.url.value = uploadUrl;
        parts.url.disabled = false;
        // its bytes are there already
        parts.file.disabled = true;
        end(fill(texts.uploaded, { name: file.name }));
        if (submitsThen) parts.form.submit();
      },
    });
  }
}
