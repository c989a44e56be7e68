import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import {
  createDraftStore,
  type DraftStorage,
} from '../../../../../../src/http/web/client/editor/state/use-document.ts';

const document = createDocument({ durationMs: 1000, settings: { fontSize: 30 }, captions: [] });

function storage(): DraftStorage & { items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('the stored draft', () => {
  it('is read for the same revision only, until it is cleared', () => {
    const kept = storage();
    createDraftStore(kept, { videoId: 'a', revision: 1 }).write(document);
    expect(createDraftStore(kept, { videoId: 'a', revision: 1 }).read()).toEqual(document);
    expect(createDraftStore(kept, { videoId: 'a', revision: 2 }).read()).toBeNull();
    expect(createDraftStore(kept, { videoId: 'b', revision: 1 }).read()).toBeNull();
    createDraftStore(kept, { videoId: 'a', revision: 1 }).clear();
    expect(kept.items.size).toBe(0);
  });

  it('is offered for another revision of the same video, until it is discarded', () => {
    const kept = storage();
    for (const videoId of ['a', 'b']) createDraftStore(kept, { videoId, revision: 1 }).write(document);
    const now = createDraftStore(kept, { videoId: 'a', revision: 2 });
    expect([now.read(), now.readOlder()]).toEqual([null, document]);
    now.write({ ...document, nextId: 9 });
    now.clearOlder();
    expect([now.read()?.nextId, now.readOlder()]).toEqual([9, null]);
    expect([...kept.items.keys()]).toEqual(['captioneer-draft:b:1', 'captioneer-draft:a:2']);
  });

  it('is null if the browser stores nothing, or something else', () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    createDraftStore(full, { videoId: 'a', revision: 1 }).write(document);
    const strange = storage();
    strange.setItem('captioneer-draft:a:1', '{"captions":7}');
    expect(createDraftStore(strange, { videoId: 'a', revision: 1 }).read()).toBeNull();
    strange.setItem('captioneer-draft:a:1', 'not json');
    expect(createDraftStore(strange, { videoId: 'a', revision: 1 }).read()).toBeNull();
  });
});
