import { useEffect, useRef } from 'preact/hooks';
import { doubtsOf } from '../document/doubts.ts';
import { joinCaption, splitCaption } from '../document/edit-captions.ts';
import { findCaptionOf, findNeighbour, findWord, findWordAt, seekTimeOf } from '../document/edit-document.ts';
import { retimeWord, setWordText } from '../document/edit-words.ts';
import { isKeyWord, toggleKeyWord } from '../document/key-words.ts';
import type { EditorSession } from '../session/session.ts';
import { doubtActions } from './use-doubts.ts';

/** The keys of the editor, which the keys dialog lists. Keys that are typed into a field are ignored. */
export function useShortcuts(session: EditorSession, actions: { render(): void; help(): void }): void {
  const latest = useRef({ session, actions });
  latest.current = { session, actions };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { session: now, actions: act } = latest.current;
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      if (handleKey(event, now, act)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

/** @returns whether it was a key of the editor */
function handleKey(event: KeyboardEvent, session: EditorSession, actions: Parameters<typeof useShortcuts>[1]): boolean {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (isCommand && key === 'enter') return done(actions.render());
  if (isTyped(event.target)) return false;
  if (isCommand && key === 'z') return done(event.shiftKey ? session.redo() : session.undo());
  if (isCommand && key === 'y') return done(session.redo());
  if (isCommand || event.altKey) return false;
  const plain = plainKeys(session)[event.shiftKey ? `shift ${key}` : key];
  if (event.key === '?') return done(actions.help());
  // space bar and Enter press the button that has the focus
  const isPressed = event.target instanceof HTMLButtonElement && (key === ' ' || key === 'enter');
  if (!plain || (isPressed && !event.target.matches('[data-word]'))) return false;
  return done(plain());
}

function plainKeys(session: EditorSession): Record<string, (() => void) | undefined> {
  const { player, document: edited, selected, edit, select } = session;
  const word = selected === null ? null : findWord(edited, selected);
  const go = (by: 1 | -1) => {
    const next = findNeighbour(edited, selected, by, player.now() * 1000);
    if (!next) return;
    select(next.id);
    player.seek(seekTimeOf(next));
  };
  const caption = selected === null ? null : findCaptionOf(edited, selected);
  const retime = (startMs?: number, endMs?: number) => () =>
    word && edit(retimeWord(word.id, { startMs, endMs }), `retime ${word.id}`);
  const toggleKey = () => {
    const meant = word ?? findWordAt(edited, player.now() * 1000);
    if (meant) edit(toggleKeyWord(meant.id, isKeyWord(edited, session.preview, meant.id)));
  };
  const doubts = doubtActions(session, doubtsOf(edited));
  return {
    ' ': player.toggle,
    k: player.toggle,
    j: () => player.seek(player.now() - 2),
    l: () => player.seek(player.now() + 2),
    ',': () => player.seek(player.now() - 1 / 30),
    '.': () => player.seek(player.now() + 1 / 30),
    arrowleft: () => go(-1),
    arrowright: () => go(1),
    p: () => word && player.playSpan(word.startMs / 1000, word.endMs / 1000),
    enter: () => document.getElementById('word-text')?.focus(),
    e: toggleKey,
    s: () => word && edit(splitCaption(word.id)),
    m: () => caption && edit(joinCaption(caption.id)),
    delete: () => word && edit(setWordText(word.id, '')),
    backspace: () => word && edit(setWordText(word.id, '')),
    '[': word ? retime(player.now() * 1000, undefined) : undefined,
    ']': word ? retime(undefined, player.now() * 1000) : undefined,
    n: doubts.next,
    'shift n': doubts.previous,
    a: doubts.current ? doubts.confirm : undefined,
    1: doubts.current ? () => doubts.take(0) : undefined,
    2: doubts.current ? () => doubts.take(1) : undefined,
    escape: () => select(null),
  };
}

function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

function done(_: unknown): true {
  return true;
}
