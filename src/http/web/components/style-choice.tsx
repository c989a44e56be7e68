import { type CaptionStyleName, captionStyleNames } from '../../../engine/captions/settings/caption-settings.ts';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';

/** Radio buttons for the styles, each with a still that the renderer has made. */
export function StyleChoice({ chosen, legend, hint }: { chosen: CaptionStyleName; legend: string; hint?: string }) {
  const { texts, assets } = usePage();
  return (
    <fieldset class="choice" aria-describedby={hint && 'style-hint'}>
      <legend>{legend}</legend>
      {hint && (
        <p class="hint" id="style-hint">
          {hint}
        </p>
      )}
      <div class="styles">
        {captionStyleNames.map((name) => (
          <label class="style" key={name}>
            <input type="radio" name="style" value={name} checked={name === chosen} />
            <img src={assets.path(`style-${name}.webp`)} width="224" height="140" alt="" loading="lazy" />
            <span>
              <Icon name="check" />
              {texts.newVideo.styles[name]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** null = there is no such style. */
export function findStyle(name: string): CaptionStyleName | null {
  return captionStyleNames.find((known) => known === name) ?? null;
}
