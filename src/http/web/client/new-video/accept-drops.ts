import type { UploadParts } from './upload-form.ts';

/** Files may be let fall anywhere on the page; the place made for them says so. */
export function acceptDrops({ drop }: Pick<UploadParts, 'drop'>, take: (file: File) => void): void {
  const mark = (isOver: boolean) => drop.classList.toggle('drop-over', isOver);
  drop.classList.add('drop-ready');
  document.addEventListener('dragover', (event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    mark(true);
  });
  document.addEventListener('dragleave', (event) => {
    if (event.relatedTarget === null) mark(false);
  });
  document.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    mark(false);
    take(file);
  });
}
