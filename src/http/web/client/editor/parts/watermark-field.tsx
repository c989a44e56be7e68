import { useState } from 'preact/hooks';
import {
  type Watermark,
  watermarkCorners,
  watermarkDefaults,
  watermarkLimits,
} from '../../../../../engine/captions/settings/watermark.ts';
import { picturePath } from '../../../editor/picture-path.ts';
import { changeSettings } from '../document/edit-captions.ts';
import { messageOf } from '../session/editor-api.ts';
import { useSession } from '../session/session.ts';
import { Button } from './controls.tsx';

/** The picture of the watermark, and how it is shown. */
export function WatermarkField() {
  const { document, edit, texts, api } = useSession();
  const { watermark: name, watermarks: t } = texts.look;
  const { watermark } = document.settings;
  const [said, say] = useState('');
  const set = (next: Watermark | undefined, gesture?: string) => edit(changeSettings({ watermark: next }), gesture);
  const upload = async (file: File) => {
    if (file.size > watermarkLimits.bytes) return say(t.refused);
    say(t.sending);
    try {
      const { picture } = await api.uploadWatermark(file);
      edit((before) => changeSettings({ watermark: { ...before.settings.watermark, picture } })(before));
      say('');
    } catch (error) {
      say(messageOf(error));
    }
  };
  return (
    <div class="style-group">
      <div class="style-field style-field-text">
        <label for="watermark">{name}</label>
        <input
          id="watermark"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby="watermark-hint"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
      </div>
      <p class="hint" id="watermark-hint">
        {t.hint}
      </p>
      <p role="status">{said}</p>
      {watermark && <WatermarkChoices watermark={watermark} onChange={set} />}
    </div>
  );
}

interface WatermarkChoicesProps {
  watermark: Watermark;
  onChange(next: Watermark | undefined, gesture?: string): void;
}

function WatermarkChoices({ watermark, onChange }: WatermarkChoicesProps) {
  const { look } = useSession().texts;
  const { watermark: name, watermarks: t } = look;
  const { picture, corner, opacity = watermarkDefaults.opacity, size = watermarkDefaults.size } = watermark;
  return (
    <>
      <div class="style-field">
        <label for="watermark-corner">{t.corner}</label>
        <select
          id="watermark-corner"
          aria-label={`${name}: ${t.corner}`}
          value={corner ?? ''}
          onChange={({ currentTarget: { value } }) => {
            const { corner: _, ...rest } = watermark;
            const chosen = watermarkCorners.find((one) => one === value);
            onChange(chosen ? { ...rest, corner: chosen } : rest);
          }}
        >
          <option value="">{look.positions.auto}</option>
          {watermarkCorners.map((one) => (
            <option key={one} value={one}>
              {t.corners[one]}
            </option>
          ))}
        </select>
        <img class="watermark-picture" src={picturePath(picture)} alt="" />
      </div>
      <Share
        id="watermark-opacity"
        group={name}
        label={t.opacity}
        value={opacity}
        min={0.05}
        max={1}
        onInput={(value) => onChange({ ...watermark, opacity: value }, 'watermark-opacity')}
      />
      <Share
        id="watermark-size"
        group={name}
        label={t.size}
        value={size}
        {...watermarkLimits.size}
        onInput={(value) => onChange({ ...watermark, size: value }, 'watermark-size')}
      />
      <Button look="small" onClick={() => onChange(undefined)}>
        {t.remove}
      </Button>
    </>
  );
}

interface ShareProps {
  id: string;
  /** What it belongs to, for those who cannot see it. */
  group: string;
  label: string;
  value: number;
  min: number;
  max: number;
  onInput(value: number): void;
}

/** A slider for a share, shown in percent. */
function Share({ id, group, label, value, min, max, onInput }: ShareProps) {
  return (
    <div class="style-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        aria-label={`${group}: ${label}`}
        {...{ min, max, value, step: 0.01 }}
        onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>{`${Math.round(value * 100)} %`}</output>
    </div>
  );
}
