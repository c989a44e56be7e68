/** Files may be dropped anywhere on the page; `dropZone` is highlighted meanwhile. */
export function acceptDrops(dropZone: HTMLElement, onFile: (file: File) => void): void {
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
