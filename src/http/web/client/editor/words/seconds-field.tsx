interface SecondsFieldProps {
  id: string;
  label: string;
  valueMs: number;
  /** @param gesture see `EditorSession` */
  onChange(ms: number, gesture: string): void;
}

/** A time in seconds, which the arrow keys change by 0.05 s. */
export function SecondsField({ id, label, valueMs, onChange }: SecondsFieldProps) {
  return (
    <div class="field field-seconds">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        step={0.05}
        value={(valueMs / 1000).toFixed(2)}
        onChange={(event) => {
          const seconds = event.currentTarget.valueAsNumber;
          if (Number.isFinite(seconds)) onChange(Math.round(seconds * 1000), `${id} ${valueMs}`);
        }}
      />
    </div>
  );
}
