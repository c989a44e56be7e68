import { expect, it } from 'vitest';
import { ownFontOf } from '../../../../src/engine/captions/settings/own-font.ts';
import type { RenderPlan } from '../../../../src/engine/index.ts';
import { type RenderStretchDeps, renderStretch } from '../../../../src/product/videos/rendering/render-stretch.ts';

it('lays the font of a plan on this machine before it renders, and renders nothing without it', async () => {
  const ownFont = ownFontOf('a'.repeat(32));
  const done: string[] = [];
  const stretch = { plan: { ownFont } as RenderPlan, segments: [], videoId: 'v', sourceFile: '/source' };
  const render = (isThere: boolean) => {
    const deps = {
      ownFonts: {
        async placeFont(font: string) {
          done.push(font);
          return isThere;
        },
      },
      workDirs: { use: (work: (dir: string) => Promise<void>) => work('/work') },
      async renderRun() {
        done.push('rendered');
        return [];
      },
    };
    return renderStretch(deps as unknown as RenderStretchDeps, { ...stretch, signal: new AbortController().signal });
  };
  await expect(render(false)).rejects.toMatchObject({ code: 'not_found' });
  expect(done).toEqual([ownFont]);
  await render(true);
  expect(done).toEqual([ownFont, ownFont, 'rendered']);
});
