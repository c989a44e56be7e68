import type { PageTexts } from '../../../texts/texts.ts';
import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';

interface MenuItem {
  /** Key of its text in `shell.menu`. */
  label: keyof PageTexts['shell']['menu'];
  /** The item is marked on this page and on all pages below it. */
  path: string;
  forAdmins?: boolean;
}

const menuItems: readonly MenuItem[] = [
  { label: 'newVideo', path: '/app/new' },
  { label: 'videos', path: '/app/videos' },
  { label: 'profile', path: '/app/profile' },
  { label: 'admin', path: '/app/admin', forAdmins: true },
];

/** Name, menu and sign-out button; visitors who are not signed in see the name only. */
export function Header() {
  const { session } = usePage();
  return (
    <header class="header">
      <a class="brand" href={session ? '/app' : '/sign-in'}>
        <span>Caption</span>
        <span class="brand-pill">eer</span>
      </a>
      {session && <Menu isAdmin={session.isAdmin} />}
    </header>
  );
}

function Menu({ isAdmin }: { isAdmin: boolean }) {
  const { texts } = usePage();
  return (
    <>
      <nav class="menu" aria-label={texts.shell.mainMenu}>
        <ul>
          {menuItems
            .filter(({ forAdmins }) => !forAdmins || isAdmin)
            .map((item) => (
              <MenuLink key={item.path} {...item} />
            ))}
        </ul>
      </nav>
      <PostForm action="/app/sign-out" class="sign-out">
        <button type="submit" class="button button-quiet">
          {texts.shell.signOut}
        </button>
      </PostForm>
    </>
  );
}

function MenuLink({ label, path }: MenuItem) {
  const { path: current, texts } = usePage();
  const isCurrent = current === path || current.startsWith(`${path}/`);
  return (
    <li>
      <a href={path} aria-current={isCurrent ? 'page' : undefined}>
        {texts.shell.menu[label]}
      </a>
    </li>
  );
}
