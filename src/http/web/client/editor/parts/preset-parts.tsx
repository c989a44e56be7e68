import { useState } from 'preact/hooks';
import { maxPresetNameCharacters, presetKey } from '../../../../../engine/captions/settings/preset-name.ts';
import {
  applyPreset,
  type NamedPreset,
  presetSettings,
} from '../../../../../engine/captions/settings/preset-settings.ts';
import { fill } from '../../../../../texts/fill.ts';
import { isSame } from '../document/edit-document.ts';
import { messageOf } from '../session/editor-api.ts';
import { useSession } from '../session/session.ts';
import { Button } from './controls.tsx';

/** Gives the captions the look of a preset. */
export function PresetChoice({ known }: { known: readonly NamedPreset[] }) {
  const { document, edit, data } = useSession();
  const { texts } = data.presets;
  if (known.length === 0) return null;
  const chosen = known.find(({ settings }) => isSame(applyPreset(document.settings, settings), document.settings));
  const apply = (name: string) => {
    const preset = known.find((one) => one.name === name);
    if (preset) edit((before) => ({ ...before, settings: applyPreset(before.settings, preset.settings) }));
  };
  return (
    <div class="style-field">
      <label for="preset">{texts.own}</label>
      <select id="preset" value={chosen?.name ?? ''} onChange={(event) => apply(event.currentTarget.value)}>
        <option value="">–</option>
        {known.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Saves the look of the draft as a preset, under a name. */
export function SaveLook({ onSaved }: { onSaved(preset: NamedPreset): void }) {
  const { document, api, data } = useSession();
  const { texts } = data.presets;
  const [name, setName] = useState(texts.brand as string);
  const [said, setSaid] = useState('');
  const save = async () => {
    try {
      const saved = await api.savePreset({ name, settings: presetSettings(document.settings) });
      onSaved(saved);
      setSaid(fill(texts.saved, { name: saved.name }));
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  return (
    <div class="save-look">
      <label for="save-look">{texts.name}</label>
      <div class="save-look-line">
        <input
          id="save-look"
          type="text"
          value={name}
          maxLength={maxPresetNameCharacters}
          autoComplete="off"
          onInput={(event) => setName(event.currentTarget.value)}
        />
        <Button look="quiet" disabled={name.trim() === ''} onClick={() => void save()}>
          {texts.save}
        </Button>
      </div>
      <p class="hint">{texts.saveHint}</p>
      <p role="status">{said}</p>
    </div>
  );
}

/** The list with a preset that was saved, in the place of the one that had its name. */
export function withPreset(known: readonly NamedPreset[], saved: NamedPreset): NamedPreset[] {
  return [...known.filter(({ name }) => presetKey(name) !== presetKey(saved.name)), saved];
}
