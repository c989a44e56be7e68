import { captionPresets } from '../../../../../engine/captions/settings/caption-presets.ts';
import {
  type CaptionSettings,
  type CaptionStyleName,
  positionWords,
  type SettingKey,
  type SettingsWith,
  settingRow,
  settingsForPeople,
} from '../../../../../engine/captions/settings/caption-settings.ts';
import { valueInFrame } from '../../../../../engine/captions/settings/caption-style.ts';
import { framingWords } from '../../../../../engine/captions/settings/framing.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { useSession } from '../session/session.ts';
import { isFramedLater } from './framed-later.ts';
import { ChoiceField, ColorField, RangeField, SwitchField } from './style-fields.tsx';

type PanelSetting = SettingsWith<{ control: string }>;
type StyleTexts = PageTexts['editor']['look'];

/** The style settings of all captions, in the order of the table; what is not set follows the style. */
export function StylePanel() {
  const { document, texts, data } = useSession();
  const { settings } = document;
  return (
    <div class="style-panel">
      {settingsForPeople.filter(isInPanel).map((setting) => {
        // framing has an effect on vertical pictures only
        const isShown = setting !== 'framing' || settings.resizeForSocialMedia;
        return isShown && <SettingField key={setting} setting={setting} />;
      })}
      {isFramedLater(data.view, settings) && <p class="hint">{texts.look.framedLater}</p>}
    </div>
  );
}

function isInPanel(key: SettingKey): key is PanelSetting {
  return settingRow(key).control !== null;
}

function SettingField({ setting }: { setting: PanelSetting }) {
  const { document, edit, texts, preview, data } = useSession();
  const { settings } = document;
  const { kind, control } = settingRow(setting);
  const { width, height } = preview?.frame ?? data.view.source;
  const value = valueInFrame(settings, setting, { isVertical: height > width * 1.2 });
  const set = (next: unknown, gesture?: string) =>
    edit({ kind: 'set-settings', settings: { [setting]: next } as CaptionSettings }, gesture);
  const field = { id: setting, label: texts.look[setting] };
  const reset = {
    isSet: settings[setting] !== undefined,
    resetText: texts.look.asStyle,
    onReset: () => set(undefined),
  };
  switch (control) {
    case 'switch':
      return <SwitchField {...field} value={value === true} onChange={set} />;
    case 'color':
      return <ColorField {...field} {...reset} value={String(value)} onChange={(color) => set(color, setting)} />;
    case 'range': {
      const bounds = kind.type === 'integer' || kind.type === 'number' ? kind : { type: 'integer', min: 0, max: 1 };
      const step = bounds.type === 'integer' ? 1 : 0.01;
      return (
        <RangeField
          {...field}
          {...reset}
          min={bounds.min}
          max={bounds.max}
          step={step}
          value={Number(value)}
          onChange={(number) => set(number, setting)}
        />
      );
    }
    case 'choice': {
      const choices = choicesOf(setting, texts.look);
      const given = settings[setting] ?? (settingRow(setting).byStyle ? '' : value);
      const isOwn = typeof given !== 'string';
      return (
        <ChoiceField
          {...field}
          value={isOwn ? 'own' : given}
          choices={isOwn ? [...choices, { value: 'own', title: ownTitle(setting, texts.look) }] : choices}
          onChange={(choice) => choice !== 'own' && set(choice === '' ? undefined : choice)}
        />
      );
    }
    default:
      return null;
  }
}

interface Choice {
  value: string;
  title: string;
}

/** The choices of a setting; the first one leaves it to the style, where a style has a value for it. */
function choicesOf(setting: SettingKey, texts: StyleTexts): Choice[] {
  const { kind, byStyle } = settingRow(setting);
  const open = byStyle ? [{ value: '', title: texts.asStyle }] : [];
  switch (kind.type) {
    case 'position':
      return [...open, ...positionWords.map((word) => ({ value: word, title: texts.positions[word] }))];
    case 'framing':
      return framingWords.map((word) => ({ value: word, title: texts.framings[word] }));
    case 'choice':
      return [...open, ...kind.choices.map((value) => ({ value, title: titleOf(setting, value) }))];
    default:
      return open;
  }
}

function titleOf(setting: SettingKey, value: string): string {
  return setting === 'style' ? captionPresets[value as CaptionStyleName].title : value;
}

/** Of a value that is none of the words: a height that was dragged, framing by points in time. */
function ownTitle(setting: SettingKey, texts: StyleTexts): string {
  return setting === 'position' ? texts.positions.own : texts.framings.own;
}
