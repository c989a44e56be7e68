import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface DialogProps {
  title: string;
  closeText: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A modal dialog; Escape closes it. */
export function Dialog({ title, closeText, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <div class="buttons">
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {closeText}
        </button>
      </div>
    </dialog>
  );
}
