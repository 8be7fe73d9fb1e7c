import type { Page } from './page.ts'

/** Title, description, canonical and alternates of a page. */
export function Head({ page }: { page: Page }) {
  const { head, alternates, status } = page
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {status === 200 && head.canonical && <link rel="canonical" href={head.canonical} />}
      {status === 200 &&
        alternates.map(({ locale, url }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={url} />
        ))}
    </>
  )
}
