import type { InputHTMLAttributes } from 'preact';
import { usePage } from './page-context.ts';

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
      <Remark class="hint" id={`${name}-hint`} text={hint} />
      <Remark class="field-error" id={`${name}-error`} text={error} />
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

type TextAreaProps = Pick<TextFieldProps, 'name' | 'label' | 'value' | 'hint'> & { rows: number };

/** A text field of several lines. */
export function TextArea({ name, label, value = '', hint, rows }: TextAreaProps) {
  const hintId = `${name}-hint`;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <Remark class="hint" id={hintId} text={hint} />
      <textarea id={name} name={name} rows={rows} aria-describedby={hint && hintId}>
        {value}
      </textarea>
    </div>
  );
}

type CheckFieldProps = Pick<TextFieldProps, 'name' | 'label' | 'hint'> & { checked: boolean };

/** A checkbox with its label. */
export function CheckField({ name, label, hint, checked }: CheckFieldProps) {
  const hintId = `${name}-hint`;
  return (
    <div class="check">
      <input type="checkbox" id={name} name={name} value="yes" checked={checked} aria-describedby={hint && hintId} />
      <div>
        <label for={name}>{label}</label>
        <Remark class="hint" id={hintId} text={hint} />
      </div>
    </div>
  );
}

function Remark({ text, ...attributes }: { text?: string; class: string; id: string }) {
  return text ? <p {...attributes}>{text}</p> : null;
}

/** A value to be copied. It can be selected; with scripts there is a button too. */
export function CopyField({ id, label, value }: { id: string; label: string; value: string }) {
  const { texts } = usePage();
  return (
    <div class="form-line">
      <div class="field">
        <label for={id}>{label}</label>
        <input id={id} type="text" value={value} readOnly spellcheck={false} autoComplete="off" data-select />
      </div>
      <button type="button" class="button button-quiet" data-copy={id} hidden>
        {texts.shell.client.copy}
      </button>
      <span class="visually-hidden" role="status" id={`${id}-copied`} />
    </div>
  );
}
