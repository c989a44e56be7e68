import type { ComponentChildren } from 'preact';

interface FieldProps<T> {
  id: string;
  label: string;
  value: T;
  onChange(value: T): void;
}

interface ResetProps {
  /** false = it has the style's value. */
  isSet: boolean;
  resetText: string;
  onReset(): void;
}

export function ChoiceField({
  choices,
  ...field
}: FieldProps<string> & { choices: readonly { value: string; title: string }[] }) {
  return (
    <LabelledField id={field.id} label={field.label}>
      <select id={field.id} value={field.value} onChange={(event) => field.onChange(event.currentTarget.value)}>
        {choices.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

/** The browser's colour input has no transparency, so that of the old colour is kept. */
export function ColorField({ value, ...field }: FieldProps<string> & ResetProps) {
  return (
    <LabelledField {...field}>
      <input
        id={field.id}
        type="color"
        value={value.slice(0, 7).toLowerCase()}
        onInput={(event) => field.onChange(event.currentTarget.value.toUpperCase() + value.slice(7))}
      />
    </LabelledField>
  );
}

interface RangeProps extends FieldProps<number>, ResetProps {
  min: number;
  max: number;
  /** A step under 1 is of a share, which is shown in percent. */
  step: number;
}

export function RangeField({ min, max, step, value, ...field }: RangeProps) {
  return (
    <LabelledField {...field}>
      <input
        id={field.id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        onInput={(event) => field.onChange(event.currentTarget.valueAsNumber)}
      />
      <output for={field.id}>{step < 1 ? `${Math.round(value * 100)} %` : value}</output>
    </LabelledField>
  );
}

export function SwitchField({ id, label, value, onChange }: FieldProps<boolean>) {
  return (
    <label class="style-switch" for={id}>
      <input id={id} type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

function LabelledField({
  id,
  label,
  children,
  isSet = false,
  resetText,
  onReset,
}: { id: string; label: string; children: ComponentChildren } & Partial<ResetProps>) {
  return (
    <div class="style-field">
      <label for={id}>{label}</label>
      {children}
      {onReset && (
        <button
          type="button"
          class="button button-quiet button-small"
          disabled={!isSet}
          aria-label={`${label}: ${resetText}`}
          onClick={onReset}
        >
          {resetText}
        </button>
      )}
    </div>
  );
}
