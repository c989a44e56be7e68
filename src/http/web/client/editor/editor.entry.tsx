import { render } from 'preact';
import './editor.css';
import { Editor } from './editor.tsx';
import { readFacts } from './session/facts.ts';

const place = document.getElementById('editor');

if (place) {
  place.replaceChildren();
  render(<Editor facts={readFacts()} />, place);
}
