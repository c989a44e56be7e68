import { captionPresets } from '../../../../../engine/captions/settings/caption-presets.ts';
import {
  captionStyleNames,
  partsOfStyle,
  type StyleChoice,
  stylePalettes,
} from '../../../../../engine/captions/settings/style-names.ts';
import { useSession } from '../session/session.ts';

interface StyleInputProps {
  id: string;
  value: StyleChoice;
  onChange(value: StyleChoice): void;
}

/** A style, and one of its palettes beside it. Another style comes in its own colours. */
export function StyleInput({ id, value, onChange }: StyleInputProps) {
  const { look } = useSession().texts;
  const { style, palette } = partsOfStyle(value);
  return (
    <>
      <select id={id} value={style} onChange={(event) => onChange(event.currentTarget.value as StyleChoice)}>
        {captionStyleNames.map((name) => (
          <option key={name} value={name}>
            {captionPresets[name].title}
          </option>
        ))}
      </select>
      <select
        aria-label={look.palette}
        value={palette}
        onChange={(event) => onChange(`${style}/${event.currentTarget.value}` as StyleChoice)}
      >
        {stylePalettes[style].map((name) => (
          <option key={name} value={name}>
            {look.palettes[name]}
          </option>
        ))}
      </select>
    </>
  );
}
