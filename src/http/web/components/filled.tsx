import { type ComponentChild, Fragment } from 'preact';

interface FilledProps {
  /** With `{names}`. */
  text: string;
  with: Record<string, ComponentChild>;
}

/** A sentence with elements in it: `<Filled text="Signed in as {email}." with={{ email: <strong>…</strong> }} />`. */
export function Filled({ text, with: values }: FilledProps) {
  const parts = text.split(/\{(\w+)\}/);
  return (
    <>
      {parts.map((part, index) => (
        // words and names take turns
        <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : values[part]}</Fragment>
      ))}
    </>
  );
}
