import type { ComponentChildren } from 'preact';

interface CardProps {
  title: string;
  /** For links to the card: `#tokens`. */
  id?: string;
  /** One sentence under the heading. */
  intro?: ComponentChildren;
  children?: ComponentChildren;
}

/** A section of a page with its heading. */
export function Card({ title, id, intro, children }: CardProps) {
  return (
    <section class="card" id={id} aria-labelledby={id && `${id}-title`}>
      <h2 id={id && `${id}-title`}>{title}</h2>
      {intro && <p class="intro">{intro}</p>}
      {children}
    </section>
  );
}
