import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

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
