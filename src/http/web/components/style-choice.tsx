import { type CaptionStyleName, captionStyleNames } from '../../../engine/captions/settings/caption-settings.ts';
import { Icon } from './icon.tsx';
import { usePage } from './page-context.ts';

/** Every style as a picture that the renderer has made; one of them is chosen. */
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

/** null for what is no style. */
export function findStyle(name: string): CaptionStyleName | null {
  return captionStyleNames.find((known) => known === name) ?? null;
}
