import type { ComponentChild } from 'preact';
import { Icon } from '../../../components/icon.tsx';
import { useSession } from '../session/session.ts';
import { Dialog } from './dialog.tsx';

/** The list of all keys. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { texts } = useSession();
  const t = texts.help;
  const { names } = t;
  const keys: [ComponentChild, string][] = [
    [`${names.space}, K`, t.play],
    ['J / L', t.jump],
    [', / .', t.frame],
    [<Arrows key="arrows" left={names.left} right={names.right} />, t.word],
    ['P', t.playWord],
    [names.enter, t.write],
    ['F2', t.writeInPlace],
    ['S', t.split],
    ['M', t.join],
    [names.delete, t.remove],
    ['[ / ]', t.retime],
    [`${names.control} Z / ${names.control} ${names.shift} Z`, t.undo],
    [`${names.control} ${names.enter}`, t.render],
    [names.escape, t.leave],
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

function Arrows({ left, right }: { left: string; right: string }) {
  return (
    <>
      <Icon name="arrow-left" label={left} /> / <Icon name="arrow-right" label={right} />
    </>
  );
}
