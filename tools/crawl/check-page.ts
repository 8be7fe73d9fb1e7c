import { createHash } from 'node:crypto'
import { HtmlValidate } from 'html-validate'
import type { Page } from './read-page.ts'

/** The standard's rules. Matters of style, and of the single line that React writes, are switched off. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // React writes `crossOrigin` and camel-case SVG attributes as the standard spells them.
    'attr-case': 'off',
    'element-case': 'off',
    // Telephone numbers are content and break where the page lets them.
    'tel-non-breaking': 'off',
  },
})

/** Errors of a single page. */
export async function checkPage(page: Page): Promise<string[]> {
  const problems: string[] = []
  const addProblem = (problem: string) => problems.push(`${page.url}: ${problem}`)
  if (page.headings.length !== 1) addProblem(`has ${page.headings.length} h1: ${page.headings.join(' | ')}`)
  if (page.title === '') addProblem('has no title')
  for (const { url, hasAlt } of page.pictures) if (!hasAlt) addProblem(`the picture ${url} has no alt`)
  for (const text of page.data) if (!isJson(text)) addProblem('has structured data that is no JSON')
  const own = page.alternates.get(page.lang)
  if (page.alternates.size > 0 && own !== page.canonical)
    addProblem(`its own hreflang is ${own}, its canonical ${page.canonical}`)
  for (const id of page.repeatedIds) addProblem(`has the id ${id} more than once`)
  const report = await validator.validateString(withoutKnownHeader(page.html))
  for (const { ruleId, message, line, column } of report.results.flatMap(({ messages }) => messages))
    addProblem(`${ruleId}: ${message} (${line}:${column})`)
  return problems
}

const knownHeaders = new Set<string>()

/** The menus are most of a page, and few of them differ by more than the current entry: each is checked once. */
function withoutKnownHeader(html: string): string {
  return html.replace(
    /(<header\b[^>]*>)(.*?)(<\/header>)/s,
    (whole, start: string, inside: string, end: string) => {
      const hash = createHash('sha256').update(inside).digest('base64')
      if (knownHeaders.has(hash)) return start + end
      knownHeaders.add(hash)
      return whole
    },
  )
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

/** Errors between pages: titles that are not unique on a host, hreflang without a return link. */
export function checkAcrossPages(pages: readonly Page[]): string[] {
  return [...sameTitles(pages), ...unansweredAlternates(pages)]
}

function sameTitles(pages: readonly Page[]): string[] {
  const known = new Map<string, string>()
  return pages
    .filter(({ isIndexed, canonical, url }) => isIndexed && (canonical === undefined || canonical === url))
    .flatMap(({ url, lang, title }) => {
      const key = `${new URL(url).host} ${lang} ${title}`
      const other = known.get(key)
      known.set(key, url)
      return other === undefined ? [] : [`${url}: has the title of ${other}: ${title}`]
    })
}

function unansweredAlternates(pages: readonly Page[]): string[] {
  const byUrl = new Map(pages.map(page => [page.url, page]))
  return pages.flatMap(page =>
    [...page.alternates].flatMap(([lang, href]) => {
      const other = byUrl.get(href)
      const answers =
        other === undefined || [...other.alternates.values()].includes(page.canonical ?? page.url)
      return answers ? [] : [`${page.url}: names ${href} as ${lang}, which does not name it`]
    }),
  )
}
