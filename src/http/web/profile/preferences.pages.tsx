import { type DictionaryEntry, dictionaryLimits } from '../../../engine/captions/wording/dictionary.ts';
import { addressOfChat } from '../../../infra/chat-address.ts';
import { AppError } from '../../../infra/errors/app-error.ts';
import { fill } from '../../../texts/fill.ts';
import type { PageTexts } from '../../../texts/texts.ts';
import { findStyle, styleOf } from '../components/style-choice.tsx';
import { pageNotFound } from '../errors/page-error.ts';
import type { FormFields } from '../forms/read-form.ts';
import { type PageRoute, redirect, userPage } from '../page/page-route.ts';
import { showProfile } from './profile.pages.tsx';

const path = '/app/profile';

/** Preferences for all videos of a user: style, dictionary, chats that they are sent to. */
export const preferencesPages: readonly PageRoute[] = [
  userPage('post', `${path}/look`, async ({ form, session: { userId }, texts }, { accounts, chats }) => {
    const known = await accounts.getDefaultSettings(userId);
    const chosen = findStyle(form.text('style'));
    const isKnown = chosen === null || chosen === styleOf(known);
    await chats.setDefaultSettings(userId, {
      // settings of the style before do not belong to another style
      ...(isKnown ? known : { language: known.language }),
      style: isKnown ? (known.style ?? chosen ?? undefined) : chosen,
      resizeForSocialMedia: form.text('vertical') !== '',
      addEmojis: form.text('emojis') !== '',
    });
    return redirect(`${path}#look`, { kind: 'done', text: texts.choices.look.saved });
  }),
  userPage('post', `${path}/dictionary`, async (visit, deps) => {
    const t = visit.texts.choices.dictionary;
    const lines = linesOf(visit.form);
    const error = errorIn(lines, t);
    const entries = lines.filter(({ from, to }) => from !== '' || to !== '');
    if (error) {
      // a page shows no more rows than can be stored
      const shown = entries.slice(0, dictionaryLimits.entries);
      return showProfile(visit, deps, { newDictionary: { entries: shown, error } });
    }
    await deps.accounts.setDictionary(visit.session.userId, entries);
    return redirect(`${path}#dictionary`, { kind: 'done', text: t.saved });
  }),
  userPage('post', `${path}/messengers/delivery`, async ({ form, session: { userId }, texts }, { chats }) => {
    const address = addressOfChat(form.text('chat'));
    if (!address) throw pageNotFound();
    const deliversHere = form.text('deliver') !== '';
    const { switchedOn, switchedOff, notYet } = texts.choices.delivery;
    try {
      await chats.setDeliversHere({ userId, address, deliversHere });
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_found')) throw error;
      return redirect(`${path}#messengers`, { kind: 'problem', text: notYet });
    }
    return redirect(`${path}#messengers`, { kind: 'done', text: deliversHere ? switchedOn : switchedOff });
  }),
];

function linesOf(form: FormFields): DictionaryEntry[] {
  const written = form.list('to');
  return form.list('from').map((from, index) => ({ from: from.trim(), to: (written[index] ?? '').trim() }));
}

/** null = the dictionary is valid. */
function errorIn(lines: DictionaryEntry[], t: PageTexts['choices']['dictionary']): string | null {
  const { entries: max, characters } = dictionaryLimits;
  if (lines.filter(({ from }) => from !== '').length > max) return fill(t.tooMany, { max });
  const half = lines.findIndex(({ from, to }) => (from === '') !== (to === ''));
  if (half >= 0) return fill(t.half, { line: half + 1 });
  const long = lines.findIndex(({ from, to }) => [from, to].some((side) => [...side].length > characters));
  return long >= 0 ? fill(t.tooLong, { line: long + 1, max: characters }) : null;
}
