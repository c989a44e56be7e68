import type { Flash } from '../cookies/flash.ts';

/** What the last form has done, read out by screen readers as it appears. */
export function FlashMessage({ flash }: { flash: Flash | null }) {
  if (!flash) return null;
  return (
    <p class={`notice notice-${flash.kind}`} role={flash.kind === 'problem' ? 'alert' : 'status'} data-flash>
      {flash.text}
    </p>
  );
}
