import { fill } from '../../../texts/fill.ts';
import { CheckField } from '../components/check-field.tsx';
import { ClientData } from '../components/client-data.tsx';
import { formatBytes } from '../components/format.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { StyleChoice } from '../components/style-choice.tsx';
import { TextField } from '../components/text-field.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { NewVideoForm } from './new-video-form.ts';

interface NewVideoPageProps {
  values: NewVideoForm;
  maxBytes: number;
  /** What is wrong with link and file. */
  error?: string;
}

/** A link or a file, how its captions look, and off it goes; all of it is one form, with scripts or without. */
export function NewVideoPage({ values, maxBytes, error }: NewVideoPageProps) {
  const { texts, language, csrfToken } = usePage();
  const words = texts.newVideo;
  const size = formatBytes(maxBytes, language);
  return (
    <>
      <div class="page-head">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </div>
      <PostForm action="/app/new" class="stack" encoding="multipart/form-data" id="new-video">
        <section class="card" aria-labelledby="source-title">
          <h2 id="source-title">{words.source}</h2>
          <TextField
            name="video_url"
            label={words.link}
            hint={words.linkHint}
            value={values.url}
            error={error}
            input={{ type: 'url', inputMode: 'url', autoComplete: 'off', spellcheck: false, placeholder: 'https://' }}
          />
          <FileField hint={fill(words.fileHint, { size })} />
        </section>
        <section class="card">
          <StyleChoice chosen={values.style} legend={words.style} hint={words.styleHint} />
          <CheckField name="vertical" label={words.vertical} hint={words.verticalHint} checked={values.isVertical} />
          <CheckField name="emojis" label={words.emojis} checked={values.hasEmojis} />
          <LanguageChoice chosen={values.language} />
          <CheckField name="keep" label={words.keepAsDefault} checked={values.savesAsDefault} />
        </section>
        <div class="buttons">
          <button type="submit" class="button button-large">
            {words.go}
          </button>
        </div>
      </PostForm>
      <ClientData id="new-video-data" data={{ texts: words.client, maxBytes, size, csrfToken }} />
    </>
  );
}

/** The script makes a place to drop files of it, and sends them by itself. */
function FileField({ hint }: { hint: string }) {
  const words = usePage().texts.newVideo;
  return (
    <div class="drop" id="drop">
      <p class="or">{words.or}</p>
      <div class="field">
        <label for="file">{words.file}</label>
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
          {words.client.remove}
        </button>
      </div>
    </div>
  );
}
