import type { Language } from '../../../texts/languages.ts';
import { usePage } from '../components/page-context.ts';

/** The languages that videos are spoken in most often; the transcriber detects all others. */
const commonLanguages =
  'ar bg bn ca cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv ms nl no pl pt ro ru sk sl sr sv ta te th tl tr uk ur vi zh'.split(
    ' ',
  );

export function LanguageChoice({ chosen }: { chosen: string }) {
  const { texts, language } = usePage();
  return (
    <div class="field">
      <label for="language">{texts.newVideo.language}</label>
      <select id="language" name="language">
        <option value="">{texts.newVideo.detect}</option>
        {namesIn(language).map(([code, name]) => (
          <option key={code} value={code} selected={code === chosen}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

export function isCommonLanguage(code: string): boolean {
  return commonLanguages.includes(code);
}

function namesIn(language: Language): [string, string][] {
  const names = new Intl.DisplayNames(language, { type: 'language' });
  return commonLanguages
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .sort(([, a], [, b]) => a.localeCompare(b, language));
}
