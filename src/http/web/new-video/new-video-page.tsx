import { captionSettings } from '../../../engine/captions/settings/caption-settings.ts';
import { outputSizes } from '../../../engine/captions/settings/setting-row.ts';
import { fill } from '../../../texts/fill.ts';
import { fileSize } from '../../../texts/format.ts';
import { ClientData } from '../components/client-data.tsx';
import { CheckField, TextArea, TextField } from '../components/fields.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { StyleChoice } from '../components/style-choice.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { type FormPreset, type FormSwitch, formSwitches, type NewVideoForm } from './new-video-form.ts';

interface NewVideoPageProps {
  values: NewVideoForm;
  presets: readonly FormPreset[];
  maxBytes: number;
  /** Why link and file were not accepted. */
  error?: string;
}

/** One form with a link or a file, and the style; it works without scripts too. */
export function NewVideoPage({ values, presets, maxBytes, error }: NewVideoPageProps) {
  const { texts, language, csrfToken } = usePage();
  const t = texts.newVideo;
  const size = fileSize(language, maxBytes);
  return (
    <>
      <div class="page-head">
        <h1>{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      <PostForm action="/app/new" class="stack" encoding="multipart/form-data" id="new-video">
        <section class="card" aria-labelledby="source-title">
          <h2 id="source-title">{t.source}</h2>
          <TextField
            name="video_url"
            label={t.link}
            hint={t.linkHint}
            value={values.url}
            error={error}
            input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellcheck: false, placeholder: 'https://' }}
          />
          <FileField hint={fill(t.fileHint, { size })} />
        </section>
        <section class="card">
          <StyleChoice chosen={values.style} legend={t.style} hint={t.styleHint} presets={presets} />
          <CheckField name="vertical" label={t.vertical} hint={t.verticalHint} checked={values.isVertical} />
          <CheckField name="emojis" label={t.emojis} checked={values.hasEmojis} />
          <SwitchField setting="emphasis" values={values} />
          <LanguageChoice chosen={values.language} />
          <TextArea name="script" label={t.script} hint={t.scriptHint} value={values.script} rows={4} />
          <MoreChoices values={values} />
          <CheckField name="keep" label={t.keepAsDefault} checked={values.savesAsDefault} />
        </section>
        <div class="buttons">
          <button type="submit" class="button button-large">
            {t.go}
          </button>
        </div>
      </PostForm>
      <ClientData id="new-video-data" data={{ texts: t.client, maxBytes, size, csrfToken }} />
    </>
  );
}

function SwitchField({ setting, values }: { setting: FormSwitch; values: NewVideoForm }) {
  const { look } = usePage().texts.editor;
  return (
    <CheckField
      name={captionSettings[setting].name}
      label={look[setting]}
      checked={values.switches.includes(setting)}
    />
  );
}

/** What few people need; open where something in it is chosen. */
function MoreChoices({ values }: { values: NewVideoForm }) {
  const { newVideo: t, editor } = usePage().texts;
  const { look } = editor;
  const folded = formSwitches.filter((setting) => setting !== 'emphasis');
  const isChosen =
    values.title !== '' || values.outputSize !== 'auto' || folded.some((one) => values.switches.includes(one));
  return (
    <details open={isChosen}>
      <summary>{t.more}</summary>
      <div class="stack">
        <TextField
          name="title"
          label={look.title}
          value={values.title}
          input={{ maxLength: captionSettings.title.kind.maxCharacters, autoComplete: 'off' }}
        />
        {folded.map((setting) => (
          <SwitchField key={setting} setting={setting} values={values} />
        ))}
        <div class="field">
          <label for="output-size">{look.outputSize}</label>
          <select id="output-size" name="output_size">
            {outputSizes.map((size) => (
              <option key={size} value={size} selected={size === values.outputSize}>
                {size === 'auto' || size === 'source' ? look.outputSizes[size] : `${size}p`}
              </option>
            ))}
          </select>
        </div>
      </div>
    </details>
  );
}

/** With scripts it accepts dropped files, and uploads them before the form is sent. */
function FileField({ hint }: { hint: string }) {
  const t = usePage().texts.newVideo;
  return (
    <div class="drop" id="drop">
      <p class="or">{t.or}</p>
      <div class="field">
        <label for="file">{t.file}</label>
        <p class="hint" id="file-hint">
          {hint}
        </p>
        <input
          type="file"
          id="file"
          name="file"
          accept="video/*,.mkv,.mov,.mp4,.webm,.avi"
          aria-describedby="file-hint"
        />
      </div>
      <div id="upload" hidden>
        <progress id="upload-progress" max={100} value={0} aria-labelledby="upload-status" />
        <p id="upload-status" role="status" />
        <input type="hidden" id="upload-url" name="upload_url" value="" disabled />
        <button type="button" class="button button-quiet button-small" id="upload-remove">
          {t.client.remove}
        </button>
      </div>
    </div>
  );
}
