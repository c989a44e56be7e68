/** What search engines and previews of links show of a page. */
export interface PageMeta {
  description: string;
  /** The page's one public address. */
  url: string;
  /** The public address of a picture, 1200 × 630. */
  picture?: string;
}

const maxDescriptionLength = 200;

export function MetaTags({ title, description, url, picture }: PageMeta & { title: string }) {
  const about = shorten(description);
  return (
    <>
      <meta name="description" content={about} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Captioneer" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={url} />
      {picture && <meta property="og:image" content={picture} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** Whole words. */
function shorten(text: string): string {
  if (text.length <= maxDescriptionLength) return text;
  return `${text.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')} …`;
}
