import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import type { NamedPreset } from '../../../engine/captions/settings/preset-settings.ts';
import {
  type CaptionStyleName,
  captionStyleNames,
  defaultStyle,
  partsOfStyle,
} from '../../../engine/captions/settings/style-names.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';

interface StyleChoiceProps {
  /** A ready-made style, or the name of one of the presets. */
  chosen: string;
  legend: string;
  hint?: string;
  /** Shown before the styles, each with the still of its style. */
  presets?: readonly NamedPreset[];
}

/** Radio buttons for the styles, each with a still that the renderer has made. */
export function StyleChoice({ chosen, legend, hint, presets = [] }: StyleChoiceProps) {
  const { texts } = usePage();
  return (
    <fieldset class="choice" aria-describedby={hint && 'style-hint'}>
      <legend>{legend}</legend>
      {hint && (
        <p class="hint" id="style-hint">
          {hint}
        </p>
      )}
      <div class="styles">
        {presets.map(({ name, settings }) => (
          <StyleRadio key={name} value={name} style={styleOf(settings)} title={name} isChosen={name === chosen} />
        ))}
        {captionStyleNames.map((name) => (
          <StyleRadio
            key={name}
            value={name}
            style={name}
            title={texts.newVideo.styles[name]}
            isChosen={name === chosen}
          />
        ))}
      </div>
    </fieldset>
  );
}

function StyleRadio(props: { value: string; style: CaptionStyleName; title: string; isChosen: boolean }) {
  const { assets } = usePage();
  const { value, style, title, isChosen } = props;
  return (
    <label class="style">
      <input type="radio" name="style" value={value} checked={isChosen} />
      <img src={assets.path(`style-${style}.webp`)} width="224" height="140" alt="" loading="lazy" />
      <span class="breakable">
        <Icon name="check" />
        {title}
      </span>
    </label>
  );
}

export function styleTitle(settings: CaptionSettings, { newVideo }: PageTexts): string {
  return newVideo.styles[styleOf(settings)];
}

/** The style of these settings, whatever its palette. */
export function styleOf({ style = defaultStyle }: CaptionSettings): CaptionStyleName {
  return partsOfStyle(style).style;
}

/** null = there is no such style. */
export function findStyle(name: string): CaptionStyleName | null {
  return captionStyleNames.find((known) => known === name) ?? null;
}
