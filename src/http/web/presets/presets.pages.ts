import { fill } from '../../../texts/fill.ts';
import { type PageReply, type PageRoute, redirect, type UserVisit, userPage } from '../page/page-route.ts';
import { presetProblem } from './preset-problem.ts';

const path = '/app/profile/presets';
const back = '/app/profile#presets';

/** What the profile's forms do with presets. */
export const presetsPages: readonly PageRoute[] = [
  userPage('post', `${path}/default`, (visit, { presets }) => {
    const isDefault = visit.form.text('on') !== '';
    const { madeDefault, tookDefault } = visit.texts.presets;
    return change(visit, isDefault ? madeDefault : tookDefault, async (of) => {
      return presets.updatePreset({ ...of, changes: { isDefault } });
    });
  }),
  userPage('post', `${path}/rename`, (visit, { presets }) => {
    const name = visit.form.text('name');
    return change(visit, visit.texts.presets.renamed, (of) => presets.updatePreset({ ...of, changes: { name } }));
  }),
  userPage('post', `${path}/delete`, (visit, { presets }) =>
    change(visit, visit.texts.presets.deleted, async (of) => {
      await presets.deletePreset(of);
      return of;
    }),
  ),
];

/** Does it with the preset of the form, and leads back with the text, or with what is wrong. */
async function change(
  { form, session, texts }: UserVisit,
  done: string,
  act: (of: { userId: number; name: string }) => Promise<{ name: string }>,
): Promise<PageReply> {
  try {
    const { name } = await act({ userId: session.userId, name: form.text('preset') });
    return redirect(back, { kind: 'done', text: fill(done, { name }) });
  } catch (error) {
    return redirect(back, { kind: 'problem', text: presetProblem(error, texts) });
  }
}
