import { usePage } from '../components/page-context.ts';

/** What the head says of a page's own script: what it shares with others is fetched at the same time. */
export function ClientScripts({ name }: { name: string }) {
  const { script, imports, styles } = usePage().clientFiles.entry(name);
  return (
    <>
      {styles.map((path) => (
        <link key={path} rel="stylesheet" href={path} />
      ))}
      {imports.map((path) => (
        <link key={path} rel="modulepreload" href={path} />
      ))}
      <script type="module" src={script} />
    </>
  );
}
