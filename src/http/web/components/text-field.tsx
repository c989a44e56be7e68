import type { InputHTMLAttributes } from 'preact';

interface TextFieldProps {
  name: string;
  label: string;
  /** The text that was submitted before. */
  value?: string;
  /** Why it was not accepted. */
  error?: string;
  hint?: string;
  /** e.g. `type`, `autoComplete`, `maxLength` */
  input?: InputHTMLAttributes;
}

/** A text field of one line, with its label, hint and error. */
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
