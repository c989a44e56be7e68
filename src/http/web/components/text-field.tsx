import type { InputHTMLAttributes } from 'preact';

interface TextFieldProps {
  name: string;
  label: string;
  /** What was typed before. */
  value?: string;
  /** What is wrong with it. */
  error?: string;
  hint?: string;
  /** e.g. `type`, `autoComplete`, `maxLength` */
  input?: InputHTMLAttributes;
}

/** One line to type into, with its label above, its hint and its mistake beside it. */
export function TextField({ name, label, value = '', error, hint, input }: TextFieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <div class="field">
      <label for={name}>{label}</label>
      {hint && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p class="field-error" id={`${name}-error`}>
          {error}
        </p>
      )}
      <input
        type="text"
        {...input}
        id={name}
        name={name}
        value={value}
        aria-invalid={error ? 'true' : undefined}
        aria-describedby={described || undefined}
      />
    </div>
  );
}
