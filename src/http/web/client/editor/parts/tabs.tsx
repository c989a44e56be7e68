import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface TabsProps {
  label: string;
  tabs: { id: string; title: string; content: ComponentChildren }[];
}

/** One of several panels, chosen by tabs above it; the arrow keys go from one to the next. */
export function Tabs({ label, tabs }: TabsProps) {
  const [chosen, choose] = useState(tabs[0]?.id);
  const go = (by: number) => {
    const next = tabs[(tabs.findIndex(({ id }) => id === chosen) + by + tabs.length) % tabs.length];
    if (!next) return;
    choose(next.id);
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
            aria-selected={id === chosen}
            aria-controls={`panel-${id}`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => choose(id)}
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
          hidden={id !== chosen}
          class="panel"
        >
          {content}
        </div>
      ))}
    </>
  );
}
