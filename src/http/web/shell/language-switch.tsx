import { languages } from '../../../texts/languages.ts';
import { textsOf } from '../../../texts/texts-of.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

/** The languages by their own names. The choice is stored in this browser, and in the account of a signed-in user. */
export function LanguageSwitch() {
  const { language: current, texts, returnPath } = usePage();
  return (
    <PostForm action="/app/language" class="languages">
      <input type="hidden" name="to" value={returnPath} />
      <fieldset>
        <legend class="visually-hidden">{texts.shell.language}</legend>
        {languages.map((language) => (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {textsOf(language).name}
          </button>
        ))}
      </fieldset>
    </PostForm>
  );
}
