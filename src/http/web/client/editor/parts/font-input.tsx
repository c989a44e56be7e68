import { useState } from 'preact/hooks';
import { captionFontFamilies } from '../../../../../engine/captions/settings/font-families.ts';
import { fontExtensions, isOwnFont, type OwnFont } from '../../../../../engine/captions/settings/own-font.ts';
import { fill } from '../../../../../texts/fill.ts';
import { messageOf } from '../session/editor-api.ts';
import { useSession } from '../session/session.ts';

interface FontInputProps {
  id: string;
  /** '' = it follows the style. */
  given: string;
  onChange(value: string | undefined): void;
}

/** The faces that styles use, the account's own fonts, and a button that adds one. */
export function FontInput({ id, given, onChange }: FontInputProps) {
  const { texts, data } = useSession();
  const [added, setAdded] = useState<KnownFont[]>([]);
  const own = withoutDoubles([...data.fonts.known, ...added]);
  return (
    <div class="font-input">
      <select
        id={id}
        value={given}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? undefined : value)}
      >
        <option value="">{texts.look.asStyle}</option>
        {captionFontFamilies.map((family) => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label={data.fonts.texts.own}>
            {own.map(({ font, name }) => (
              <option key={font} value={font}>
                {name}
              </option>
            ))}
          </optgroup>
        )}
        {isOwnFont(given) && !own.some(({ font }) => font === given) && (
          <option value={given}>{data.fonts.texts.title}</option>
        )}
      </select>
      <AddFont
        onAdded={(font) => {
          setAdded((before) => [...before, font]);
          onChange(font.font);
        }}
      />
    </div>
  );
}

interface KnownFont {
  font: OwnFont;
  name: string;
}

function withoutDoubles(fonts: KnownFont[]): KnownFont[] {
  return [...new Map(fonts.map((font) => [font.font, font])).values()];
}

/** Sends a file, which the server checks before it may be used. */
function AddFont({ onAdded }: { onAdded(font: KnownFont): void }) {
  const { api, data } = useSession();
  const { texts } = data.fonts;
  const [said, setSaid] = useState('');
  const send = async (file: File) => {
    setSaid(texts.adding);
    try {
      const { font, name, notice } = await api.sendFont(file);
      onAdded({ font, name });
      setSaid([fill(texts.added, { name }), notice].filter(Boolean).join(' '));
    } catch (error) {
      setSaid(messageOf(error));
    }
  };
  return (
    <div class="add-font">
      <label class="button button-quiet button-small">
        {texts.upload}
        <input
          type="file"
          class="visually-hidden"
          accept={fontExtensions.join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void send(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <p class="hint" role="status">
        {said}
      </p>
    </div>
  );
}
