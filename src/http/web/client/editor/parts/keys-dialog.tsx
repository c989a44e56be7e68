import type { ComponentChild } from 'preact';
import { Icon } from '../../../components/icon.tsx';
import { useSession } from '../session/session.ts';
import { Dialog } from './dialog.tsx';

/** The list of all keys. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { texts } = useSession();
  const t = texts.help;
  const { space, enter, delete: remove, escape, control, shift, left, right } = t.names;
  const keys: [ComponentChild, string][] = [
    [`${space}, K`, t.play],
    ['J / L', t.jump],
    [', / .', t.frame],
    [<Arrows key="arrows" left={left} right={right} />, t.word],
    ['P', t.playWord],
    [enter, t.write],
    ['F2', t.writeInPlace],
    ['S', t.split],
    ['M', t.join],
    [remove, t.remove],
    ['[ / ]', t.retime],
    [`${control} Z / ${control} ${shift} Z`, t.undo],
    [`${control} ${enter}`, t.render],
    [escape, t.leave],
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
