import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawCard } from '../../../scripts/docs/no-code/draw-card.ts';
import { noCodeCards } from '../../../scripts/docs/no-code/no-code-cards.ts';
import { startApiUnderTest } from '../../support/api-under-test.ts';
import { addFakeVideo } from '../../support/fake-world.ts';

const { ask, world, owner } = await startApiUnderTest();
const token = owner.apiToken;

describe('what docs/no-code.md says to fill in', () => {
  it.each(noCodeCards.filter(({ request }) => request))('is accepted by the API: $title', async ({ request }) => {
    const { videoId } = addFakeVideo(world, { ownerId: owner.userId });
    const named = (text: string) => text.replaceAll('vid_…', videoId);
    const { call = '', json, form } = request ?? {};
    const body = form
      ? { form: new URLSearchParams(form).toString() }
      : { json: json && JSON.parse(named(JSON.stringify(json))) };
    const answer = await ask(named(call), { token, ...body });
    expect([answer.text, answer.status < 300]).toEqual([answer.text, true]);
  });

  it('is shown as a picture, each with its words', () => {
    const page = readFileSync('docs/no-code.md', 'utf8');
    for (const { name } of noCodeCards)
      expect(page).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(no-code/${name}\\.svg\\)`));
  });

  it('is drawn as text, whatever it contains', () => {
    const svg = drawCard({ name: 'x', title: 'A & B', fields: [['<Field>', '{"a": 1}']] });
    expect(svg).toContain('A &amp; B');
    expect(svg).toContain('&lt;Field&gt;');
    expect(svg).toContain('{&quot;a&quot;: 1}');
  });
});
