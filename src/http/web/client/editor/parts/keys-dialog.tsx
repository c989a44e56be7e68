import type { ComponentChild } from 'preact';
import { Icon } from '../../../components/icon.tsx';
import { useSession } from '../session/session.ts';
import { Dialog } from './dialog.tsx';

/** The list of all keys. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { texts } = useSession();
  const t = texts.help;
  const keys: [ComponentChild, string][] = [
    ['Space, K', t.play],
    ['J / L', t.jump],
    [', / .', t.frame],
    [<Arrows />, t.word],
    ['P', t.playWord],
    ['Enter', t.write],
    ['F2', t.writeInPlace],
    ['S', t.split],
    ['M', t.join],
    ['Delete', t.remove],
    ['[ / ]', t.retime],
    ['Ctrl Z / Ctrl Shift Z', t.undo],
    ['Ctrl Enter', t.render],
    ['Escape', t.leave],
    ['?', t.help],
  ];
  return (
    <Dialog title={t.title} closeText={texts.close} onClose={onClose}>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function Arrows() {
  return (
    <>
      <Icon name="arrow-left" label="Left" /> / <Icon name="arrow-right" label="Right" />
    </>
  );
}
