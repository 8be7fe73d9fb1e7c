import type { Page } from './page.ts'

/** Title, description, canonical and alternates of a page. */
export function Head({ page }: { page: Page }) {
  const { head, status } = page
  const canonical = canonicalOf(page)
  return (
    <>
      <title>{head.title}</title>
      {head.description && <meta name="description" content={head.description} />}
      {head.robots && <meta name="robots" content={head.robots} />}
      {status === 200 && canonical && <link rel="canonical" href={canonical} />}
      {status === 200 &&
        alternatesOf(page, canonical).map(({ locale, url }) => (
          <link key={locale} rel="alternate" hrefLang={locale} href={url} />
        ))}
    </>
  )
}

/** The other locales of what is canonical here: with the same query, and none where the page itself stands elsewhere or is in no index. */
function alternatesOf({ head, alternates }: Page, canonical: string): Page['alternates'] {
  if (canonical === '' || !canonical.startsWith(head.canonical)) return []
  const query = canonical.slice(head.canonical.length)
  return /^(?:\?|$)/.test(query) ? alternates.map(({ locale, url }) => ({ locale, url: url + query })) : []
}

/**
 * Where search engines find this page: its own address, also where its content falls back; with the query where the
 * story says so; or another address that the story names (`canonicalUrl`).
 */
export function canonicalOf({ head, query, story }: Pick<Page, 'head' | 'query' | 'story'>): string {
  const { canonicalUrl, useQueryParamsInCanonical } = story?.content ?? {}
  if (!head.canonical) return ''
  if (typeof canonicalUrl === 'string' && canonicalUrl !== '' && URL.canParse(canonicalUrl, head.canonical)) {
    const elsewhere = new URL(canonicalUrl, head.canonical)
    if (/^https?:$/.test(elsewhere.protocol)) return elsewhere.href
  }
  const named = new URLSearchParams(query)
  // The same product in another colour.
  named.delete('palette')
  const asked = useQueryParamsInCanonical === true ? named.toString() : ''
  return asked ? `${head.canonical}?${asked}` : head.canonical
}
