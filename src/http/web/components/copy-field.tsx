import { usePage } from './page-context.ts';

interface CopyFieldProps {
  id: string;
  label: string;
  value: string;
}

/** A value to be copied. It can be selected; with scripts there is a button too. */
export function CopyField({ id, label, value }: CopyFieldProps) {
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
