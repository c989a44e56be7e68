import type { ComponentChildren } from 'preact';
import { csrfField } from '../security/csrf.ts';
import { usePage } from './page-context.ts';

interface PostFormProps {
  action: string;
  class?: string;
  id?: string;
  /** For a form with a file. */
  encoding?: 'multipart/form-data';
  children: ComponentChildren;
}

/** A form that posts, with its CSRF token. */
export function PostForm({ action, children, class: className, id, encoding }: PostFormProps) {
  const { csrfToken } = usePage();
  return (
    <form method="post" action={action} class={className} id={id} enctype={encoding} noValidate>
      <input type="hidden" name={csrfField} value={csrfToken} />
      {children}
    </form>
  );
}
