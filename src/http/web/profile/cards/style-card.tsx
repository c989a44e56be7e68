import type { CaptionSettings } from '../../../../engine/captions/settings/caption-settings.ts';
import { Card } from '../../components/card.tsx';
import { CheckField } from '../../components/fields.tsx';
import { usePage } from '../../components/page-context.ts';
import { PostForm } from '../../components/post-form.tsx';
import { StyleChoice, styleOf } from '../../components/style-choice.tsx';

/** The default settings of new videos. */
export function StyleCard({ defaults }: { defaults: CaptionSettings }) {
  const { choices, newVideo } = usePage().texts;
  return (
    <Card id="look" title={choices.look.title} intro={choices.look.intro}>
      <PostForm action="/app/profile/look">
        <StyleChoice chosen={styleOf(defaults)} legend={choices.look.style} />
        <CheckField name="vertical" label={newVideo.vertical} checked={defaults.resizeForSocialMedia ?? false} />
        <CheckField name="emojis" label={newVideo.emojis} checked={defaults.addEmojis ?? false} />
        <div class="buttons">
          <button type="submit" class="button">
            {choices.look.save}
          </button>
        </div>
      </PostForm>
    </Card>
  );
}
