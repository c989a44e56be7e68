import type { ComponentChildren } from 'preact';
import { usePage } from '../components/page-context.ts';

const items = [
  { label: 'Users', path: '/app/admin' },
  { label: 'Payments', path: '/app/admin/payments' },
  { label: 'Integrations', path: '/app/admin/integrations' },
  { label: 'Queue', path: '/app/admin/queue/' },
];

/** Title and menu of operators' pages. */
export function AdminFrame({ title, children }: { title: string; children: ComponentChildren }) {
  const { path: current } = usePage();
  return (
    <>
      <div class="page-head">
        <h1>{title}</h1>
      </div>
      <nav class="menu submenu" aria-label="Admin">
        <ul>
          {items.map(({ label, path }) => (
            <li key={path}>
              <a href={path} aria-current={current === path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="stack">{children}</div>
    </>
  );
}
