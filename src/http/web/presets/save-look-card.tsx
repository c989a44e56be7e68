import { maxPresetNameCharacters } from '../../../engine/captions/settings/preset-name.ts';
import type { VideoView } from '../../../product/videos/records/video-view.ts';
import { Card } from '../components/card.tsx';
import { CheckField, TextField } from '../components/fields.tsx';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** Saves the look of the video as a preset. */
export function SaveLookCard({ video }: { video: VideoView }) {
  const t = usePage().texts.presets;
  return (
    <Card id="save-look" title={t.save} intro={t.saveHint}>
      <PostForm action={`/app/videos/${video.videoId}/preset`}>
        <TextField
          name="name"
          label={t.name}
          value={t.brand}
          input={{ maxLength: maxPresetNameCharacters, required: true, autoComplete: 'off' }}
        />
        <CheckField name="for_all" label={t.forAll} checked={false} />
        <div class="buttons">
          <button type="submit" class="button button-quiet">
            {t.save}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}
