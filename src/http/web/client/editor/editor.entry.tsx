import { render } from 'preact';
import './editor.css';
import { Editor } from './editor.tsx';
import { readEditorData } from './session/editor-data.ts';

const root = document.getElementById('editor');

if (root) {
  root.replaceChildren();
  render(<Editor data={readEditorData()} />, root);
}
