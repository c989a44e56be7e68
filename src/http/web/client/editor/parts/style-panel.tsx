import { useState } from 'preact/hooks';
import {
  type CaptionSettings,
  type SettingKey,
  type SettingsWith,
  settingRow,
  settingsForPeople,
} from '../../../../../engine/captions/settings/caption-settings.ts';
import { valueInFrame } from '../../../../../engine/captions/settings/caption-style.ts';
import { framingWords } from '../../../../../engine/captions/settings/framing.ts';
import { positionWords, type SettingKind } from '../../../../../engine/captions/settings/setting-row.ts';
import type { StyleChoice } from '../../../../../engine/captions/settings/style-names.ts';
import { isVertical } from '../../../../../engine/reframe/camera/crop-window.ts';
import type { EditorView } from '../../../../../product/videos/editor/editor-view.ts';
import type { PageTexts } from '../../../../../texts/texts.ts';
import { changeSettings } from '../document/edit-captions.ts';
import { useSession } from '../session/session.ts';
import { Button, Switch } from './controls.tsx';
import { FontInput } from './font-input.tsx';
import { PresetChoice, SaveLook, withPreset } from './preset-parts.tsx';
import { StyleInput } from './style-input.tsx';
import { TitleField } from './title-field.tsx';
import { WatermarkField } from './watermark-field.tsx';

type PanelSetting = SettingsWith<{ control: string }>;

/** The style settings of all captions, in the order of the table; what is not set follows the style. */
export function StylePanel() {
  const { document, texts, data } = useSession();
  const { settings } = document;
  const [known, setKnown] = useState(data.presets.known);
  return (
    <div class="style-panel">
      <PresetChoice known={known} />
      {settingsForPeople.filter(isInPanel).map((setting) => {
        // framing has an effect on vertical pictures only
        const isShown = setting !== 'framing' || settings.resizeForSocialMedia;
        return isShown && <SettingField key={setting} setting={setting} />;
      })}
      {isFramedLater(data.view, settings) && <p class="hint">{texts.look.framedLater}</p>}
      <SaveLook onSaved={(saved) => setKnown((before) => withPreset(before, saved))} />
    </div>
  );
}

function isInPanel(key: SettingKey): key is PanelSetting {
  return settingRow(key).control !== null;
}

function SettingField({ setting }: { setting: PanelSetting }) {
  const { document, edit, texts, preview, data } = useSession();
  const { settings } = document;
  const { kind, control, byStyle } = settingRow(setting);
  const { width, height } = preview?.frame ?? data.view.source;
  const value = valueInFrame(settings, setting, { isVertical: height > width * 1.2 });
  const label = texts.look[setting];
  const set = (next: unknown, gesture?: string) => edit(changeSettings({ [setting]: next }), gesture);
  if (control === 'switch') return <Switch id={setting} label={label} value={Boolean(value)} onChange={set} />;
  if (control === 'title') return <TitleField />;
  if (control === 'watermark') return <WatermarkField />;
  return (
    <div class="style-field">
      <label for={setting}>{label}</label>
      {control === 'color' && (
        <ColorInput id={setting} value={String(value)} onChange={(color) => set(color, setting)} />
      )}
      {control === 'range' && (
        <RangeInput id={setting} kind={kind} value={Number(value)} onChange={(number) => set(number, setting)} />
      )}
      {kind.type === 'style' && <StyleInput id={setting} value={value as StyleChoice} onChange={set} />}
      {kind.type === 'font' && <FontInput id={setting} given={String(settings[setting] ?? '')} onChange={set} />}
      {control === 'choice' && kind.type !== 'style' && kind.type !== 'font' && (
        <ChoiceInput setting={setting} given={settings[setting] ?? (byStyle ? '' : value)} onChange={set} />
      )}
      {control !== 'choice' && (
        <Button
          look="small"
          disabled={settings[setting] === undefined}
          aria-label={`${label}: ${texts.look.asStyle}`}
          onClick={() => set(undefined)}
        >
          {texts.look.asStyle}
        </Button>
      )}
    </div>
  );
}

interface InputProps<T> {
  id: string;
  value: T;
  onChange(value: T): void;
}

/** The browser's colour input has no transparency, so that of the old colour is kept. */
function ColorInput({ id, value, onChange }: InputProps<string>) {
  return (
    <input
      id={id}
      type="color"
      value={value.slice(0, 7).toLowerCase()}
      onInput={(event) => onChange(event.currentTarget.value.toUpperCase() + value.slice(7))}
    />
  );
}

/** Numbers that are not whole are shares, shown in percent. */
function RangeInput({ id, kind, value, onChange }: InputProps<number> & { kind: SettingKind }) {
  const isShare = kind.type === 'number';
  const { min, max } = isShare || kind.type === 'integer' ? kind : { min: 0, max: 1 };
  return (
    <>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={isShare ? 0.01 : 1}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>{isShare ? `${Math.round(value * 100)} %` : value}</output>
    </>
  );
}

interface ChoiceInputProps {
  setting: PanelSetting;
  /** '' = it follows the style. */
  given: unknown;
  onChange(value: string | undefined): void;
}

function ChoiceInput({ setting, given, onChange }: ChoiceInputProps) {
  const { look } = useSession().texts;
  // a value that is none of the words: a height that was dragged, framing by points in time
  const ownTitle = setting === 'position' ? look.positions.own : look.framings.own;
  const own = typeof given === 'string' ? [] : [{ value: 'own', title: ownTitle }];
  const choose = (choice: string) => choice !== 'own' && onChange(choice === '' ? undefined : choice);
  return (
    <select
      id={setting}
      value={typeof given === 'string' ? given : 'own'}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {[...choicesOf(setting, look), ...own].map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  );
}

/** The choices of a setting; the first one leaves it to the style, where a style has a value for it. */
function choicesOf(setting: SettingKey, texts: PageTexts['editor']['look']) {
  const { kind, byStyle } = settingRow(setting);
  const open = byStyle ? [{ value: '', title: texts.asStyle }] : [];
  switch (kind.type) {
    case 'position':
      return [...open, ...positionWords.map((word) => ({ value: word, title: texts.positions[word] }))];
    case 'framing':
      return framingWords.map((word) => ({ value: word, title: texts.framings[word] }));
    case 'choice':
      return [...open, ...kind.choices.map((value) => ({ value, title: titleOf(setting, value, texts) }))];
    default:
      return open;
  }
}

function titleOf(setting: SettingKey, value: string, texts: PageTexts['editor']['look']): string {
  const { outputSizes, outputKinds, animations, asStyle } = texts;
  if (setting === 'animation') return value in animations ? animations[value as keyof typeof animations] : asStyle;
  if (setting === 'outputSize') return value === 'auto' || value === 'source' ? outputSizes[value] : `${value}p`;
  return setting === 'outputKind' ? outputKinds[value as keyof typeof outputKinds] : value;
}

/**
 * Whether the preview can only guess the framing: faces and speakers are detected when a video is rendered as vertical
 * for the first time. Pure.
 */
export function isFramedLater(
  { settings: before, source }: Pick<EditorView, 'settings' | 'source'>,
  { resizeForSocialMedia = false, framing = 'auto' }: CaptionSettings,
): boolean {
  const isCut = !isVertical({ displayWidth: source.width, displayHeight: source.height });
  return resizeForSocialMedia && !before.resizeForSocialMedia && framing === 'auto' && isCut;
}
