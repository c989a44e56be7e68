import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSession } from '../session/session.ts';

const buttonClasses = { main: 'button', quiet: 'button button-quiet', small: 'button button-quiet button-small' };

/** A button; `quiet` is less conspicuous, and `small` is quiet and less high too. */
export function Button({ look = 'main', ...attributes }: ButtonHTMLAttributes & { look?: keyof typeof buttonClasses }) {
  return <button type="button" {...attributes} class={buttonClasses[look]} />;
}

interface SwitchProps {
  id: string;
  label: string;
  value: boolean;
  onChange(value: boolean): void;
}

export function Switch({ id, label, value, onChange }: SwitchProps) {
  return (
    <label class="style-switch" for={id}>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

interface DialogProps {
  title: string;
  onClose(): void;
  children: ComponentChildren;
}

/** A modal dialog; Escape closes it. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const { texts } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="dialog" aria-label={title} onClose={onClose}>
      <h2>{title}</h2>
      {children}
      <div class="buttons">
        <Button onClick={() => dialog.current?.close()}>{texts.close}</Button>
      </div>
    </dialog>
  );
}

interface TabsProps {
  label: string;
  tabs: { id: string; title: string; content: ComponentChildren }[];
}

/** Tabs, each with a panel; the arrow keys move from one tab to the next. */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, activate] = useState(tabs[0]?.id);
  const go = (by: number) => {
    const next = tabs[(tabs.findIndex(({ id }) => id === active) + by + tabs.length) % tabs.length];
    if (!next) return;
    activate(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === active}
            aria-controls={`panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            onClick={() => activate(id)}
            onKeyDown={(event) => {
              const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
              if (by === undefined) return;
              event.preventDefault();
              event.stopPropagation();
              go(by);
            }}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={id !== active}
          class="panel"
        >
          {content}
        </div>
      ))}
    </>
  );
}
