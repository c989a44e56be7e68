import type { Wish } from '../../understood-words.ts';
import { appNames } from '../lexicons/topics/app-names.ts';
import { tokenize } from '../text/tokenize.ts';

/** "How do I get this on my Facebook?": with the app that is named first. */
export function withNamedApp(wish: Wish, text: string): Wish {
  if (wish.kind !== 'topic' || wish.topic !== 'passOn') return wish;
  const app = tokenize(text)
    .map(({ key }) =>
      appNames.find((one) => one.words.includes(key) || one.beginnings.some((word) => key.startsWith(word))),
    )
    .find((one) => one !== undefined);
  return app ? { ...wish, app: { name: app.name, isChat: app.isChat } } : wish;
}
