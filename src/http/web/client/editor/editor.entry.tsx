import { render } from 'preact';
import './editor.css';
import { Editor } from './editor.tsx';
import { readEditorData } from './session/editor-data.ts';

const place = document.getElementById('editor');

if (place) {
  place.replaceChildren();
  render(<Editor data={readEditorData()} />, place);
}
