import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { valueInFrame } from '../../../engine/captions/settings/caption-style.ts';
import { maxPresetNameCharacters } from '../../../engine/captions/settings/preset-name.ts';
import type { Watermark } from '../../../engine/captions/settings/watermark.ts';
import type { OwnFontView } from '../../../product/fonts/own-font-view.ts';
import type { PresetView } from '../../../product/presets/manage-presets.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { Card } from '../components/card.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { styleTitle } from '../components/style-choice.tsx';
import { picturePath } from '../editor/picture-path.ts';
import { OwnFontPart } from '../fonts/own-font-part.tsx';

const path = '/app/profile/presets';

/** The presets of the account: which one is the default, and their names. They are made on the pages of videos. */
export function PresetsCard(props: { presets: PresetView[]; fonts: OwnFontView[] }) {
  const t = usePage().texts.presets;
  return (
    <Card id="presets" title={t.title} intro={t.intro}>
      {props.presets.length === 0 ? <p class="empty">{t.none}</p> : <PresetList {...props} />}
    </Card>
  );
}

function PresetList({ presets, fonts }: { presets: PresetView[]; fonts: OwnFontView[] }) {
  return (
    <ul class="rows">
      {presets.map((preset, index) => (
        <PresetRow key={preset.name} preset={preset} fonts={fonts} id={`preset-${index}`} />
      ))}
    </ul>
  );
}

function PresetRow({ preset, fonts, id }: { preset: PresetView; fonts: OwnFontView[]; id: string }) {
  const { texts } = usePage();
  const t = texts.presets;
  const { name, settings, isDefault } = preset;
  return (
    <li class="row preset">
      <div>
        <h3 class="breakable">
          {name} {isDefault && <span class="badge">{t.isDefault}</span>}
        </h3>
        <p class="hint">
          <Swatches settings={settings} /> {describe(settings, texts)}
          {settings.watermark && <WatermarkPicture watermark={settings.watermark} />}
        </p>
      </div>
      <PostForm action={`${path}/default#presets`}>
        <input type="hidden" name="preset" value={name} />
        <input type="hidden" name="on" value={isDefault ? '' : 'yes'} />
        <button type="submit" class="button button-quiet button-small">
          {isDefault ? t.noDefault : t.makeDefault}
          <span class="visually-hidden"> {name}</span>
        </button>
      </PostForm>
      <details>
        <summary>
          {t.change}
          <span class="visually-hidden"> {name}</span>
        </summary>
        <PostForm action={`${path}/rename#presets`}>
          <input type="hidden" name="preset" value={name} />
          <div class="form-line">
            <div class="field">
              <label for={id}>{t.name}</label>
              <input
                id={id}
                name="name"
                type="text"
                value={name}
                maxLength={maxPresetNameCharacters}
                autoComplete="off"
              />
            </div>
            <button type="submit" class="button button-quiet">
              {t.rename}
            </button>
          </div>
        </PostForm>
        <OwnFontPart preset={preset} fonts={fonts} id={`${id}-font`} />
        <PostForm action={`${path}/delete#presets`}>
          <input type="hidden" name="preset" value={name} />
          <button type="submit" class="button button-danger button-small">
            {t.delete}
            <span class="visually-hidden"> {name}</span>
          </button>
        </PostForm>
      </details>
    </li>
  );
}

/** `Pop · Title: Panel · Watermark` */
function describe(settings: CaptionSettings, texts: PageTexts): string {
  const { title, titles, watermark } = texts.editor.look;
  const design = settings.title?.style;
  return [
    styleTitle(settings, texts),
    ...(design ? [`${title}: ${titles.styles[design]}`] : []),
    ...(settings.watermark ? [watermark] : []),
  ].join(' · ');
}

function WatermarkPicture({ watermark: { picture } }: { watermark: Watermark }) {
  return <img class="preset-watermark" src={picturePath(picture)} alt="" loading="lazy" />;
}

/** The colours of letters, of the spoken word and of the outline. */
function Swatches({ settings }: { settings: CaptionSettings }) {
  const colors = (['fontColor', 'highlightColor', 'outlineColor'] as const).map((key) =>
    String(valueInFrame(settings, key, { isVertical: true })).slice(0, 7),
  );
  return (
    <svg class="swatches" width="54" height="18" viewBox="0 0 54 18" aria-hidden="true">
      {colors.map((color, index) => (
        <circle key={`${index} ${color}`} cx={9 + 18 * index} cy="9" r="7.5" fill={color} stroke="currentColor" />
      ))}
    </svg>
  );
}
