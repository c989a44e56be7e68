import type { Field } from '../../../infra/validation/field.ts';
import { choiceField } from '../../../infra/validation/field-kinds.ts';
import { captionStyleNames, stylePalettes } from './style-names.ts';

/** A style, or `style/palette`, in any letter case. Who names a palette that the style does not have is told which it has. */
export function styleField(choices: readonly string[]): Field<string, false> {
  const { read, ...field } = choiceField(choices, { anyCase: true });
  return {
    ...field,
    read(value, name) {
      const answer = read(value, name);
      if (!('violations' in answer)) return answer;
      const [given] = typeof value === 'string' ? value.toLowerCase().split('/') : [];
      const style = captionStyleNames.find((known) => known === given);
      const known = style
        ? [style, ...stylePalettes[style].map((palette) => `${style}/${palette}`)]
        : captionStyleNames;
      return { violations: [{ field: name, rule: 'style', params: { choices: known.join(', ') } }] };
    },
  };
}
