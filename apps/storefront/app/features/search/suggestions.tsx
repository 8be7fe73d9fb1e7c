import { systemPath } from '@passepartout/domain'
import { GuideIcon, QuestionIcon, SearchIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import type { StartingPrices } from '../prices/starting-price.tsx'
import { EntryPrice, hrefOf, SearchEntryImage } from './entry-parts.tsx'
import { escaped, PLACEHOLDER, renderWithPlaceholders } from './placeholder-render.tsx'
import type { SearchEntry } from './search-entry.ts'
import { type SearchIndex, yieldPeriodically } from './search-index.ts'
import { normaliseWord } from './text-normalisation.ts'

const MOST = { completions: 4, products: 4, knowledge: 4 }
/** Number of titles typed by the warm-up, and how many characters of each. */
const PRACTISED = { titles: 60, letters: [2, 4, 7] }
/** No visitor waits for the warm-up: it pauses this many times as long as it works. */
const RESTS = 2

/**
 * The list below the search field: completions, products, knowledge. Every row is a link and an option. It is requested
 * with each character that a visitor types, so its parts are rendered once for an index, with placeholders for what
 * depends on the query.
 */
export function createSuggestions(index: SearchIndex, page: Page, prices: StartingPrices) {
  const { translate } = page
  const draw = (part: ReactNode) => renderWithPlaceholders(part, page)
  const results = page.href(systemPath(page.shop, 'search'))
  const to = (query: string) => escaped(`${results}?${new URLSearchParams({ q: query })}`)

  const list = draw(<List label={translate('search.label')} />)
  const groups = {
    completions: draw(<Group id="completions" title={translate('search.completions')} />),
    products: draw(<Group id="products" title={translate('search.in-products')} />),
    knowledge: draw(<Group id="knowledge" title={translate('search.in-knowledge')} />),
  }
  const completion = draw(<Row id={PLACEHOLDER} href={PLACEHOLDER} icon={<SearchIcon size={18} />} />)
  const rows = new Map<SearchEntry, (title: string) => string>()

  /** Row of an entry, rendered when it is first found. */
  const rowOf = (entry: SearchEntry) => {
    const row = rows.get(entry) ?? draw(drawnRow(entry))
    rows.set(entry, row)
    return row
  }
  const drawnRow = (entry: SearchEntry) => {
    if (entry.group === 'products' || entry.group === 'designs')
      return <ProductRow page={page} entry={entry} prices={prices} />
    const icon = entry.group === 'questions' ? <QuestionIcon size={18} /> : <GuideIcon size={18} />
    return <Row id={optionId(entry.id)} href={hrefOf(entry, page)} icon={icon} />
  }

  return (question: string): string => {
    const { entries } = index.find(question)
    const total = entries.length
    if (total === 0)
      return `<p data-total="0" class="py-2 text-muted">${escaped(translate('search.nothing-yet', { question }))}</p>`
    const sold = entries.filter(({ group }) => group === 'products' || group === 'designs')
    const knowledge = entries.filter(({ group }) => group === 'guides' || group === 'questions')
    const begun = normaliseWord(question.trim())
    const highlight = (text: string) => highlighted(text, question.trim().length, begun)
    const row = (entry: SearchEntry) => rowOf(entry)(highlight(entry.title))
    const lines = {
      completions: index
        .complete(question, MOST.completions)
        .map(words => completion(escaped(optionId(`c-${words}`)), to(words), highlight(words))),
      products: sold.slice(0, MOST.products).map(row),
      knowledge: knowledge.slice(0, MOST.knowledge).map(row),
    }
    return list(
      String(total),
      escaped(translate('search.count', { count: total })),
      (['completions', 'products', 'knowledge'] as const)
        .map(name => (lines[name].length > 0 ? groups[name](lines[name].join('')) : ''))
        .join(''),
      to(question),
      escaped(translate('search.show-all', { count: total })),
    )
  }
}

/**
 * Types titles of the index as customers do, taken evenly from all of them: otherwise the first query of a shop would
 * meet uncompiled code and rows that are not rendered yet, and take four times as long.
 */
export async function warmUpIndex(
  suggest: (question: string) => unknown,
  { entries }: SearchIndex,
): Promise<void> {
  const breathe = yieldPeriodically(RESTS)
  const step = Math.max(1, Math.floor(entries.length / PRACTISED.titles))
  for (const { title } of entries.filter((_, at) => at % step === 0).slice(0, PRACTISED.titles)) {
    for (const letters of PRACTISED.letters) {
      await breathe()
      suggest(title.slice(0, letters))
    }
  }
}

/**
 * Placeholders: number of results, the same as text, the groups, the address of all results, the label of that link.
 */
function List({ label }: { label: string }) {
  return (
    <div data-total={PLACEHOLDER} data-spoken={PLACEHOLDER}>
      <div
        id="search-options"
        role="listbox"
        aria-label={label}
        className="grid gap-x-12 gap-y-7 nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)]"
      >
        {PLACEHOLDER}
      </div>
      <p className="mt-6 border-t border-hairline pt-4">
        <a href={PLACEHOLDER} className="text-link">
          {PLACEHOLDER}
        </a>
      </p>
    </div>
  )
}

/** Placeholder: the rows. */
function Group({ id, title }: { id: string; title: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of options in a listbox have no element of their own
    <div role="group" aria-labelledby={`search-${id}`}>
      <p id={`search-${id}`} role="presentation" className="mb-2 text-14 font-semibold text-muted">
        {title}
      </p>
      {PLACEHOLDER}
    </div>
  )
}

interface ProductRowProps {
  page: Page
  entry: SearchEntry
  prices: StartingPrices
}

/** Placeholder: the title. */
function ProductRow({ page, entry, prices }: ProductRowProps) {
  return (
    <Option
      id={optionId(entry.id)}
      href={hrefOf(entry, page)}
      className="grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-4"
    >
      <span className="grid aspect-[4/3] place-items-center overflow-hidden rounded-picture bg-stage">
        <SearchEntryImage entry={entry} stage={4 / 3} width={84} sizes="84px" />
      </span>
      <span className="min-w-0 self-center">
        <span className="block font-semibold">{PLACEHOLDER}</span>
        {entry.text && <span className="block truncate text-14 text-muted">{entry.text}</span>}
      </span>
      <span className="self-center text-15">
        <EntryPrice page={page} entry={entry} prices={prices} />
      </span>
    </Option>
  )
}

/** Placeholder: the title. */
function Row({ id, href, icon }: { id: string; href: string; icon: ReactNode }) {
  return (
    <Option id={id} href={href} className="flex items-center gap-3">
      <span className="flex-none text-muted">{icon}</span>
      <span className="min-w-0">{PLACEHOLDER}</span>
    </Option>
  )
}

interface OptionProps {
  id: string
  href: string
  className: string
  children: ReactNode
}

function Option({ id, href, className, children }: OptionProps) {
  return (
    <a
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={href}
      className={`search-option ${className}`}
    >
      {children}
    </a>
  )
}

/** Ids must not contain spaces. */
const optionId = (id: string): string => `option-${id.replace(/[^\p{L}\p{N}]+/gu, '-')}`

/** A text as HTML in which the first word that begins like the query is highlighted, for the length of the query. */
function highlighted(text: string, length: number, begun: string): string {
  if (begun.length < 2) return escaped(text)
  let start = 0
  for (const word of text.split(/(?<=\s)/)) {
    if (normaliseWord(word).startsWith(begun)) {
      const [before, found, after] = [
        text.slice(0, start),
        text.slice(start, start + length),
        text.slice(start + length),
      ]
      return `${escaped(before)}<strong class="font-semibold">${escaped(found)}</strong>${escaped(after)}`
    }
    start += word.length
  }
  return escaped(text)
}
