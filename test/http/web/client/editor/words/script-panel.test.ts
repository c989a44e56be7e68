import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { CaptionSettings } from '../../../../../../src/engine/captions/settings/caption-settings.ts';
import { createDocument } from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import { type EditorSession, SessionContext } from '../../../../../../src/http/web/client/editor/session/session.ts';
import { ScriptPanel } from '../../../../../../src/http/web/client/editor/words/script-panel.tsx';
import { type Language, languages } from '../../../../../../src/texts/languages.ts';
import { textsOf } from '../../../../../../src/texts/texts-of.ts';

const report = { matched: 0.5, added: [], missing: [{ text: 'dear', afterMs: 900 }] };

function panel(language: Language, settings: CaptionSettings): string {
  const document = createDocument({ captions: [], settings, durationMs: 5000 });
  const view = { settings, scriptReport: settings.script === undefined ? null : report };
  const session = { document, data: { view }, texts: textsOf(language).pages.editor } as unknown as EditorSession;
  const content = h(ScriptPanel, { isChanged: false, onRender: () => undefined });
  return renderToString(h(SessionContext.Provider, { value: session, children: content }));
}

describe('the script panel', () => {
  it.each(languages)('takes a script where there is none (%s)', (language) => {
    const t = textsOf(language).pages.editor.script;
    const html = panel(language, {});
    for (const text of [t.label, t.about, t.file, t.use, t.remove]) expect(html).toContain(text);
    expect(html.match(/<button[^>]* disabled/g)).toHaveLength(2);
    expect(html).not.toMatch(/aria-invalid="true"|[{}]/);
  });

  it('shows the script, takes it away, and lists what differs', () => {
    const html = panel('en', { script: 'Hello <dear>.' });
    expect(html).toMatch(/<textarea[^>]*>Hello &lt;dear>\.<\/textarea>/);
    expect(html).toContain('50% of the script was said.');
    expect(html.match(/<button[^>]* disabled/g)).toHaveLength(1);
  });

  it('says in plain words that a script is too long', () => {
    const html = panel('en', { script: '🎬'.repeat(100_001) });
    expect(html).toContain('The script has 100001 characters. At most 100000 are possible: please shorten it.');
    expect(html).toContain('aria-invalid="true"');
    expect(panel('en', { script: '🎬'.repeat(100_000) })).not.toContain('aria-invalid="true"');
  });
});
