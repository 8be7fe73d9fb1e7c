import type { Page } from './page.ts'

/** Title, description, canonical and alternates of a page. */
export function Head({ page }: { page: Page }) {
  const { head, alternates, status } = page
  const canonical = canonicalOf(page)
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {status === 200 && canonical && <link rel="canonical" href={canonical} />}
      {status === 200 &&
        alternates.map(({ locale, url }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={url} />
        ))}
    </>
  )
}

/**
 * Where search engines find this page: its own address, also where its content falls back; with the query where the
 * story says so; or another address that the story names (`canonicalUrl`).
 */
export function canonicalOf({ head, query, story }: Pick<Page, 'head' | 'query' | 'story'>): string {
  const { canonicalUrl, useQueryParamsInCanonical } = story?.content ?? {}
  if (!head.canonical) return ''
  if (typeof canonicalUrl === 'string' && canonicalUrl !== '' && URL.canParse(canonicalUrl, head.canonical)) {
    const named = new URL(canonicalUrl, head.canonical)
    if (/^https?:$/.test(named.protocol)) return named.href
  }
  const asked = useQueryParamsInCanonical === true ? query.toString() : ''
  return asked ? `${head.canonical}?${asked}` : head.canonical
}
