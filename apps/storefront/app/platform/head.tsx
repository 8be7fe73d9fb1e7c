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

/**
 * Alternates of the canonical URL, with its query; none where the canonical URL is another page, or where the page is
 * not indexed.
 */
function alternatesOf({ head, alternates }: Page, canonical: string): Page['alternates'] {
  if (canonical === '' || !canonical.startsWith(head.canonical)) return []
  const query = canonical.slice(head.canonical.length)
  return /^(?:\?|$)/.test(query) ? alternates.map(({ locale, url }) => ({ locale, url: url + query })) : []
}

/**
 * Canonical URL of a page: its own, also where its content is a fallback; with the query if the story requests that; or
 * the story's `canonicalUrl`.
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
  const canonicalQuery = useQueryParamsInCanonical === true ? named.toString() : ''
  return canonicalQuery ? `${head.canonical}?${canonicalQuery}` : head.canonical
}
