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

/** Name, menu and sign-out button; visitors who are not signed in see the guide and the way in instead. */
export function Header() {
  const { session } = usePage();
  return (
    <header class="header">
      <a class="brand" href={session ? '/app' : '/'}>
        <span>Caption</span>
        <span class="brand-pill">eer</span>
      </a>
      {session ? <Menu isAdmin={session.isAdmin} /> : <VisitorMenu />}
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
            .map(({ path, label }) => (
              <MenuLink key={path} path={path} text={texts.shell.menu[label]} />
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

function VisitorMenu() {
  const { texts } = usePage();
  return (
    <nav class="menu menu-short" aria-label={texts.shell.mainMenu}>
      <ul>
        <MenuLink path="/docs" text={texts.guide.title} />
        <MenuLink path="/sign-in" text={texts.signIn.title} />
      </ul>
    </nav>
  );
}

function MenuLink({ text, path }: { text: string; path: string }) {
  const { path: current } = usePage();
  const isCurrent = current === path || current.startsWith(`${path}/`);
  return (
    <li>
      <a href={path} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );
}
