import JASSUB from 'jassub';
import type { Frame } from '../../../../../engine/layout/geometry/page-layout.ts';
import type { EditPreview } from '../../../../../product/videos/editor/editor-view.ts';

const head = '[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\n\n[Events]\n';

/**
 * The captions, drawn by libass on a canvas of their own above the picture.
 * @throws Error if the browser has no WebAssembly or workers
 */
export async function createCaptionsLayer(canvas: HTMLCanvasElement) {
  const libass = new JASSUB({
    canvas,
    subContent: head,
    queryFonts: false,
    prescaleHeightLimit: 4320,
    // the script names a font for every letter, so libass never looks for another one
    defaultFont: 'none',
    availableFonts: {},
  });
  await libass.ready;
  const fonts = new Map<string, Promise<unknown>>();
  let frame: Frame = { width: 0, height: 0 };
  let shown: string | null = null;
  let wanted: { seconds: number; isNew: boolean } | null = null;
  let drawing: Promise<void> | null = null;

  const addFont = async (fontId: string) => libass.renderer.addFonts([await fetchFont(fontId)]);

  /** Draws one frame at a time. Of the requests that come meanwhile only the last one is drawn. */
  async function drawWanted(): Promise<void> {
    for (let next = wanted; next && frame.width > 0; next = wanted) {
      wanted = null;
      await libass.manualRender({ mediaTime: next.seconds, expectedDisplayTime: 0, ...frame }, next.isNew);
    }
  }

  return {
    /** Loads the script, after fetching the fonts that it needs. */
    async show(preview: Pick<EditPreview, 'ass' | 'fonts' | 'frame'>): Promise<void> {
      for (const { fontId } of preview.fonts) if (!fonts.has(fontId)) fonts.set(fontId, addFont(fontId));
      await Promise.all(preview.fonts.map(({ fontId }) => fonts.get(fontId)));
      frame = preview.frame;
      if (preview.ass === shown) return;
      shown = preview.ass;
      await libass.renderer.setTrack(preview.ass === '' ? head : preview.ass);
    },
    /** @param isNew draws again even if the time is the same */
    draw(seconds: number, isNew = false): Promise<void> {
      wanted = { seconds, isNew: isNew || (wanted?.isNew ?? false) };
      drawing ??= drawWanted().finally(() => {
        drawing = null;
      });
      return drawing;
    },
  };
}

async function fetchFont(fontId: string): Promise<Uint8Array> {
  const response = await fetch(`/app/editor/fonts/${fontId}`);
  if (!response.ok) throw new Error(`a font could not be fetched (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}
