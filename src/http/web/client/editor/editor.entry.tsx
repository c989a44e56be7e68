import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { EditedCaption, EditorView } from '../../../../product/videos/editor/editor-view.ts';
import { readClientData } from '../client-data.ts';
import { Tabs } from './parts/controls.tsx';
import { FindPanel } from './parts/find-panel.tsx';
import { KeysDialog } from './parts/keys-dialog.tsx';
import { PlaybackControls } from './parts/playback-controls.tsx';
import { ReadingPanel } from './parts/reading-panel.tsx';
import { Notices, RenderBar } from './parts/render-bar.tsx';
import { StageView } from './parts/stage-view.tsx';
import { StylePanel } from './parts/style-panel.tsx';
import { createEditorApi } from './session/editor-api.ts';
import { createPlayer } from './session/player.ts';
import { type EditorData, type EditorSession, SessionContext } from './session/session.ts';
import { useDocument, useWindowLock } from './state/use-document.ts';
import { usePicture, useRender } from './state/use-requests.ts';
import { useShortcuts } from './state/use-shortcuts.ts';
import { useStage } from './state/use-stage.ts';
import { Timeline } from './timeline/timeline.tsx';
import { DoubtsBar } from './words/doubts-bar.tsx';
import { ScriptPanel } from './words/script-panel.tsx';
import { WordPanel } from './words/word-panel.tsx';
import { WordsPanel } from './words/words-panel.tsx';
import './editor.css';
import './stage/stage.css';
import './timeline/timeline.css';
import './words/words.css';
import './parts/panels.css';
import './parts/style-panel.css';

/** The caption editor: video, timeline and captions, and the button that renders them. */
function Editor({ data }: { data: EditorData }) {
  const { view, texts } = data;
  const api = useMemo(() => createEditorApi({ videoId: view.videoId, csrfToken: data.csrfToken }), [view, data]);
  const player = useMemo(() => createPlayer(newVideo()), []);
  const [selected, select] = useState<number | null>(null);
  const hasLock = useWindowLock(view.videoId);
  const [showsKeys, setShowsKeys] = useState(false);
  const { markSaved, isChanged, baseRevision, draft, olderDraft, ...editing } = useDocument(view, hasLock);
  const stage = useStage(api, player, draft);
  const picture = usePicture(api, player);
  const isProcessing = !['processed', 'failed', 'cancelled'].includes(view.stage);
  const { document } = editing;
  const rendering = useRender({ api, document, draft, baseRevision, isProcessing, onAccepted: markSaved });
  const session: EditorSession = {
    data,
    texts,
    api,
    player,
    selected,
    select,
    ...editing,
    preview: stage.preview,
    stretches: rendering.state?.stretches ?? [],
  };
  useShortcuts(session, { render: rendering.render, help: () => setShowsKeys(true) });

  return (
    <SessionContext.Provider value={session}>
      <RenderBar rendering={rendering} isChanged={isChanged} draft={draft} onHelp={() => setShowsKeys(true)} />
      <Notices rendering={rendering} hasLock={hasLock} olderDraft={olderDraft} previewError={stage.error} />
      <div class="editor-columns">
        <div class="editor-media">
          <StageView picture={picture} onReady={stage.begin} />
          <PlaybackControls />
        </div>
        <div class="editor-panels">
          <Tabs
            label={texts.tabs.label}
            tabs={[
              {
                id: 'words',
                title: texts.tabs.words,
                content: [<DoubtsBar key="doubts" />, <WordsPanel key="all" />, <WordPanel key="one" />],
              },
              { id: 'look', title: texts.tabs.look, content: <StylePanel /> },
              { id: 'find', title: texts.tabs.find, content: <FindPanel /> },
              {
                id: 'script',
                title: texts.tabs.script,
                content: <ScriptPanel isChanged={isChanged} onRender={() => void rendering.render()} />,
              },
              { id: 'reading', title: texts.tabs.reading, content: <ReadingPanel key={baseRevision} /> },
            ]}
          />
        </div>
        <Timeline />
      </div>
      {showsKeys && <KeysDialog onClose={() => setShowsKeys(false)} />}
    </SessionContext.Provider>
  );
}

function newVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  video.tabIndex = -1;
  return video;
}

const root = document.getElementById('editor');
root?.replaceChildren();
if (root) render(<Editor data={readData()} />, root);

/** The captions stand apart: the service has them as JSON. */
function readData(): EditorData {
  const data = readClientData<EditorPageData>('editor-data');
  return { ...data, view: { ...data.view, captions: readClientData<EditedCaption[]>('editor-captions') } };
}

type EditorPageData = Omit<EditorData, 'view'> & { view: Omit<EditorView, 'captions'> };
