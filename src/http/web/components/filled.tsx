import { type ComponentChild, Fragment } from 'preact';

/** A text with elements in the place of names: `<Filled text="Signed in as {email}." with={{ email: <strong>…</strong> }} />`. */
export function Filled({ text, with: values }: { text: string; with: Record<string, ComponentChild> }) {
  const parts = text.split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, index) => (
        // text and placeholder names alternate
        <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : values[part]}</Fragment>
      ))}
    </>
  );
}
