import type { CaptionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { familyOfOwnFont, fontExtensions, isOwnFont } from '../../../engine/captions/settings/own-font.ts';
import type { OwnFontView } from '../../../product/fonts/own-font-view.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

const path = '/app/profile/presets/font';

/** The own font of a preset, drawn with it; and the form that gives the preset another one. */
export function OwnFontPart({ preset, fonts, id }: { preset: PresetWithFont; fonts: OwnFontView[]; id: string }) {
  const t = usePage().texts.fonts;
  const { name, settings } = preset;
  const own = fonts.find(({ font }) => font === settings.fontFamily);
  return (
    <section class="own-font">
      <h4>{t.title}</h4>
      {own && <FontSample font={own} />}
      <PostForm action={`${path}#presets`} encoding="multipart/form-data">
        <input type="hidden" name="preset" value={name} />
        <div class="field">
          <label for={id}>{t.file}</label>
          <p class="hint" id={`${id}-hint`}>
            {t.hint}
          </p>
          <input id={id} type="file" name="file" accept={fontExtensions.join(',')} aria-describedby={`${id}-hint`} />
        </div>
        <button type="submit" class="button button-quiet">
          {t.use}
          <span class="visually-hidden"> {name}</span>
        </button>
      </PostForm>
      {isOwnFont(settings.fontFamily) && (
        <PostForm action={`${path}/remove#presets`}>
          <input type="hidden" name="preset" value={name} />
          <button type="submit" class="button button-quiet button-small">
            {t.remove}
            <span class="visually-hidden"> {name}</span>
          </button>
        </PostForm>
      )}
    </section>
  );
}

interface PresetWithFont {
  name: string;
  settings: CaptionSettings;
}

function FontSample({ font: { font, name } }: { font: OwnFontView }) {
  const t = usePage().texts.fonts;
  const family = familyOfOwnFont(font);
  return (
    <>
      <link rel="stylesheet" href={`/app/fonts/${family}.css`} />
      <p class="breakable">{name}</p>
      <p class={`font-sample breakable ${family}`}>{t.sample}</p>
    </>
  );
}
