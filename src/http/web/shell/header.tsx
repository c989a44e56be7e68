import { usePage } from '../components/page-context.ts';
import { PostForm } from '../components/post-form.tsx';
import { type NavigationItem, navigation } from './navigation.ts';

/** Name, menu and the way out; no menu for whoever is not signed in. */
export function Header() {
  const { session } = usePage();
  return (
    <header class="header">
      <a class="brand" href={session ? '/app' : '/sign-in'}>
        <span class="brand-word">Caption</span>
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
          {navigation
            .filter(({ access }) => access !== 'admin' || isAdmin)
            .map((item) => (
              <MenuItem key={item.path} {...item} />
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

function MenuItem({ label, path }: NavigationItem) {
  const { path: current, texts } = usePage();
  const isHere = current === path || current.startsWith(`${path}/`);
  return (
    <li>
      <a href={path} aria-current={isHere ? 'page' : undefined}>
        {texts.shell.menu[label]}
      </a>
    </li>
  );
}
