import { captionSettings } from '../../../../../engine/captions/settings/caption-settings.ts';
import { positionWords } from '../../../../../engine/captions/settings/setting-row.ts';
import { type Title, titleStyles } from '../../../../../engine/captions/settings/title.ts';
import { changeSettings } from '../document/edit-captions.ts';
import { useSession } from '../session/session.ts';

/** The title's text, and what can be chosen for one that has a text. */
export function TitleField() {
  const { document, edit, texts } = useSession();
  const { look } = texts;
  const { title } = document.settings;
  const set = (next: Title | undefined, gesture?: string) => edit(changeSettings({ title: next }), gesture);
  return (
    <>
      <div class="style-field style-field-text">
        <label for="title">{look.title}</label>
        <input
          id="title"
          type="text"
          maxLength={captionSettings.title.kind.maxCharacters}
          value={title?.text ?? ''}
          onInput={({ currentTarget: { value } }) => set(value === '' ? undefined : { ...title, text: value }, 'title')}
        />
      </div>
      {title && <TitleChoices title={title} onChange={set} />}
    </>
  );
}

function TitleChoices({ title, onChange }: { title: Title; onChange(next: Title): void }) {
  const { look } = useSession().texts;
  const { titles, asStyle, positions } = look;
  const { style, position = 'auto' } = title;
  const own = typeof position === 'number' ? [{ value: 'own', label: positions.own }] : [];
  return (
    <>
      <Choice
        id="title-style"
        label={titles.style}
        value={style ?? ''}
        options={[
          { value: '', label: asStyle },
          ...titleStyles.map((value) => ({ value, label: titles.styles[value] })),
        ]}
        onChange={(value) => {
          const { style: _, ...rest } = title;
          const chosen = titleStyles.find((one) => one === value);
          onChange(chosen ? { ...rest, style: chosen } : rest);
        }}
      />
      <Choice
        id="title-time"
        label={titles.time}
        value={timeOf(title)}
        options={(['start', 'whole', ...(timeOf(title) === 'own' ? (['own'] as const) : [])] as const).map((value) => ({
          value,
          label: titles.times[value],
        }))}
        onChange={(value) => {
          const { startMs: _start, endMs: _end, ...rest } = title;
          if (value === 'start') onChange(rest);
          if (value === 'whole') onChange({ ...rest, endMs: 'end' });
        }}
      />
      <Choice
        id="title-position"
        label={`${look.title}: ${look.position}`}
        value={typeof position === 'number' ? 'own' : position}
        options={[...positionWords.map((value) => ({ value, label: positions[value] })), ...own]}
        onChange={(value) => {
          const word = positionWords.find((one) => one === value);
          if (word) onChange({ ...title, position: word });
        }}
      />
    </>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange(value: string): void;
}

function Choice({ id, label, value, options, onChange }: ChoiceProps) {
  return (
    <div class="style-field">
      <label for={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function timeOf({ startMs = 0, endMs }: Title): 'start' | 'whole' | 'own' {
  if (startMs > 0 || typeof endMs === 'number') return 'own';
  return endMs === 'end' ? 'whole' : 'start';
}
