import { type CaptionStyleName, captionStyleNames } from '../../../engine/captions/settings/caption-settings.ts';
import type { NamedPreset } from '../../../engine/captions/settings/preset-settings.ts';
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
        {presets.map(({ name, settings: { style = captionStyleNames[0] } }) => (
          <StyleRadio key={name} value={name} style={style} title={name} isChosen={name === chosen} />
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

export function styleTitle(style: CaptionStyleName = captionStyleNames[0], { newVideo }: PageTexts): string {
  return newVideo.styles[style];
}

/** null = there is no such style. */
export function findStyle(name: string): CaptionStyleName | null {
  return captionStyleNames.find((known) => known === name) ?? null;
}
