/** Lines, 2 units wide, in a square of 24 units. The class `icon` draws them in the colour of the text. */
const paths = {
  'arrow-left': 'M20 12H4m7-7-7 7 7 7',
  'arrow-right': 'M4 12h16m-7-7 7 7-7 7',
  check: 'm4.5 12.5 5 5L19.5 7',
  'emoji-add': 'M13.5 5.4A8 8 0 1 0 18.6 10.5M7.5 15.5a4.2 4.2 0 0 0 7 0M8.5 11h.01M13.5 11h.01M19 2v6M16 5h6',
  keyboard: 'M2.5 6h19v12h-19zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8',
  minus: 'M5 12h14',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14M5 12h14',
  redo: 'm15 4 5 5-5 5M20 9H9.5a5.5 5.5 0 0 0 0 11H14',
  undo: 'm9 4-5 5 5 5M4 9h10.5a5.5 5.5 0 0 1 0 11H10',
};

type IconName = keyof typeof paths;

/**
 * An icon of our own. Icons are never characters, because a machine may have no font for them.
 * @param props.label its meaning, if there is no text beside it that says so
 */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : 'true'}
    >
      <path d={paths[name]} />
    </svg>
  );
}
