import type { ComponentChildren } from 'preact';

interface CardProps {
  title: string;
  /** Where a link may lead: `#tokens`. */
  id?: string;
  /** One sentence under the heading. */
  intro?: ComponentChildren;
  children?: ComponentChildren;
}

/** One part of a page, under a heading of its own. */
export function Card({ title, id, intro, children }: CardProps) {
  return (
    <section class="card" id={id} aria-labelledby={id && `${id}-title`}>
      <h2 id={id && `${id}-title`}>{title}</h2>
      {intro && <p class="intro">{intro}</p>}
      {children}
    </section>
  );
}
