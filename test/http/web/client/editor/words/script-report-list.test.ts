import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { createDocument } from '../../../../../../src/http/web/client/editor/document/edit-document.ts';
import { type EditorSession, SessionContext } from '../../../../../../src/http/web/client/editor/session/session.ts';
import { ScriptReportList } from '../../../../../../src/http/web/client/editor/words/script-report-list.tsx';
import { type Language, languages } from '../../../../../../src/texts/languages.ts';
import { textsOf } from '../../../../../../src/texts/texts-of.ts';

const word = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 300 });
const captions = [{ startMs: 0, endMs: 900, words: [word('Hello', 0), word('you', 300), word('there', 600)] }];
const document = createDocument({ captions, settings: {}, durationMs: 5000 });

function panel(language: Language, report: Parameters<typeof ScriptReportList>[0]['report']): string {
  const session = { document, texts: textsOf(language).pages.editor } as unknown as EditorSession;
  return renderToString(h(SessionContext.Provider, { value: session, children: h(ScriptReportList, { report }) }));
}

describe('the list of what differs from a script', () => {
  it.each(languages)('lists what differs, each with a button (%s)', (language) => {
    const t = textsOf(language).pages.editor.script;
    const added = [
      { text: 'you', startMs: 300, endMs: 600 },
      { text: 'gone since', startMs: 4000, endMs: 4500 },
    ];
    const html = panel(language, { matched: 0.935, added, missing: [{ text: 'dear', afterMs: 900 }] });
    expect(html).toContain(t.matched.replace('{percent}', '94'));
    expect(html).toContain(`>${t.takeOut}<`);
    expect(html).toContain(`>${t.putIn}<`);
    expect(html.match(/<button[^>]*disabled/g)).toHaveLength(1);
    expect(html).not.toContain('{text}');
  });

  it('says that nothing differs', () => {
    expect(panel('en', { matched: 1, added: [], missing: [] })).toContain('Nothing was added, and nothing is missing.');
  });
});
