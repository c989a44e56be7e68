interface CheckFieldProps {
  name: string;
  label: string;
  hint?: string;
  checked: boolean;
}

/** A checkbox with its label. */
export function CheckField({ name, label, hint, checked }: CheckFieldProps) {
  return (
    <div class="check">
      <input
        type="checkbox"
        id={name}
        name={name}
        value="yes"
        checked={checked}
        aria-describedby={hint && `${name}-hint`}
      />
      <div>
        <label for={name}>{label}</label>
        {hint && (
          <p class="hint" id={`${name}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
