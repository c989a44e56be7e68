import type { ComponentChildren } from 'preact';
import { csrfField } from '../csrf.ts';
import { usePage } from '../shell/page-context.ts';

interface PostFormProps {
  action: string;
  class?: string;
  children: ComponentChildren;
}

/** Every form that changes something: it carries the token without which none is let in. */
export function PostForm({ action, children, class: className }: PostFormProps) {
  const { csrfToken } = usePage();
  return (
    <form method="post" action={action} class={className} noValidate>
      <input type="hidden" name={csrfField} value={csrfToken} />
      {children}
    </form>
  );
}
