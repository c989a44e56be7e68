import type { Wish } from '../../understood-words.ts';
import { appNames } from '../lexicons/topics/app-names.ts';
import { tokenize } from '../text/tokenize.ts';

/** Behind a short name in one word: “Instaprofil”. */
const parts = 'seite profil story stories storys kanal account gruppe status feed page konto beitrag post'.split(' ');

/** "How do I get this on my Facebook?": with the app that is named first. */
export function withNamedApp(wish: Wish, text: string): Wish {
  if (wish.kind !== 'topic' || wish.topic !== 'passOn') return wish;
  const app = tokenize(text)
    .map(({ key }) =>
      appNames.find(
        ({ words, beginnings }) =>
          words.includes(key) ||
          beginnings.some((word) => key.startsWith(word)) ||
          words.some((word) => key.startsWith(word) && parts.includes(key.slice(word.length))),
      ),
    )
    .find((one) => one !== undefined);
  return app ? { ...wish, app: { name: app.name, isChat: app.isChat } } : wish;
}
