import type { ComponentChildren } from 'preact';
import { Icon } from '../../../components/icon.tsx';
import { useSession } from '../session/session.ts';
import { Dialog } from './controls.tsx';

/** The list of all keys. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const { texts } = useSession();
  const t = texts.help;
  const { names } = t;
  const arrows = [
    <Icon key="left" name="arrow-left" label={names.left} />,
    ' / ',
    <Icon key="right" name="arrow-right" label={names.right} />,
  ];
  const keys: [ComponentChildren, string][] = [
    [`${names.space}, K`, t.play],
    ['J / L', t.jump],
    [', / .', t.frame],
    [arrows, t.word],
    ['P', t.playWord],
    [`N / ${names.shift} N`, t.doubt],
    ['1 / 2', t.guess],
    ['A', t.confirm],
    [names.enter, t.write],
    ['F2', t.writeInPlace],
    ['E', t.standOut],
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
    <Dialog title={t.title} onClose={onClose}>
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
