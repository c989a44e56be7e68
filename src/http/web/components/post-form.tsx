import type { ComponentChildren } from 'preact';
import { csrfField } from '../security/csrf.ts';
import { usePage } from './page-context.ts';

interface PostFormProps {
  action: string;
  class?: string;
  id?: string;
  /** Of a form with a file in it. */
  encoding?: 'multipart/form-data';
  children: ComponentChildren;
}

/** Every form that changes something: it carries the token without which none is let in. */
export function PostForm({ action, children, class: className, id, encoding }: PostFormProps) {
  const { csrfToken } = usePage();
  return (
    <form method="post" action={action} class={className} id={id} enctype={encoding} noValidate>
      <input type="hidden" name={csrfField} value={csrfToken} />
      {children}
    </form>
  );
}
