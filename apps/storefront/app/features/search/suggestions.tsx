import { systemPath } from '@passepartout/domain'
import { GuideIcon, QuestionIcon, SearchIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import type { FromPrices } from '../prices/from-price.tsx'
import { EntryPicture, EntryPrice, Highlighted, hrefOf } from './entry-parts.tsx'
import type { SearchEntry } from './search-entry.ts'
import type { SearchIndex } from './search-index.ts'

export interface Suggested {
  total: number
  completions: string[]
  products: SearchEntry[]
  knowledge: SearchEntry[]
}

const MOST = { completions: 4, products: 4, knowledge: 4 }

/** What is shown of an index while somebody types. */
export function suggest(index: SearchIndex, question: string): Suggested {
  const { entries } = index.find(question)
  const sold = entries.filter(({ group }) => group === 'products' || group === 'designs')
  const told = entries.filter(({ group }) => group === 'guides' || group === 'questions')
  return {
    total: entries.length,
    completions: index.complete(question, MOST.completions),
    products: sold.slice(0, MOST.products),
    knowledge: told.slice(0, MOST.knowledge),
  }
}

interface SuggestionsProps {
  page: Page
  question: string
  suggested: Suggested
  prices: FromPrices
}

/** The list below the search field: words to go on with, things to buy, things to know. Every row is a link and an option. */
export function Suggestions({ page, question, suggested, prices }: SuggestionsProps) {
  const { translate } = page
  const { total, completions, products, knowledge } = suggested
  const results = page.href(systemPath(page.shop, 'search'))
  const to = (asked: string) => `${results}?${new URLSearchParams({ q: asked })}`
  if (total === 0) {
    return (
      <p data-total="0" className="py-2 text-muted">
        {translate('search.nothing-yet', { question })}
      </p>
    )
  }
  return (
    <div data-total={total} data-spoken={translate('search.count', { count: total })}>
      <div
        id="search-options"
        role="listbox"
        aria-label={translate('search.label')}
        className="grid gap-x-12 gap-y-7 nav:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)]"
      >
        {completions.length > 0 && (
          <Group id="completions" title={translate('search.completions')}>
            {completions.map(words => (
              <Row key={words} id={`c-${words}`} href={to(words)} icon={<SearchIcon size={18} />}>
                <Highlighted text={words} question={question} />
              </Row>
            ))}
          </Group>
        )}
        {products.length > 0 && (
          <Group id="products" title={translate('search.in-products')}>
            {products.map(entry => (
              <a
                key={entry.id}
                id={optionId(entry.id)}
                role="option"
                aria-selected="false"
                tabIndex={-1}
                href={hrefOf(entry, page)}
                className="search-option grid grid-cols-[84px_minmax(0,1fr)_auto] gap-x-4"
              >
                <span className="grid aspect-[4/3] place-items-center overflow-hidden rounded-picture bg-stage">
                  <EntryPicture entry={entry} stage={4 / 3} width={84} sizes="84px" />
                </span>
                <span className="min-w-0 self-center">
                  <span className="block font-semibold">
                    <Highlighted text={entry.title} question={question} />
                  </span>
                  {entry.text && <span className="block truncate text-14 text-muted">{entry.text}</span>}
                </span>
                <span className="self-center text-15">
                  <EntryPrice page={page} entry={entry} prices={prices} />
                </span>
              </a>
            ))}
          </Group>
        )}
        {knowledge.length > 0 && (
          <Group id="knowledge" title={translate('search.in-knowledge')}>
            {knowledge.map(entry => (
              <Row
                key={entry.id}
                id={entry.id}
                href={hrefOf(entry, page)}
                icon={entry.group === 'questions' ? <QuestionIcon size={18} /> : <GuideIcon size={18} />}
              >
                <Highlighted text={entry.title} question={question} />
              </Row>
            ))}
          </Group>
        )}
      </div>
      <p className="mt-6 border-t border-hairline pt-4">
        <a href={to(question)} className="text-link">
          {translate('search.show-all', { count: total })}
        </a>
      </p>
    </div>
  )
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups of options in a listbox have no element of their own
    <div role="group" aria-labelledby={`search-${id}`}>
      <p id={`search-${id}`} role="presentation" className="mb-2 text-14 font-semibold text-muted">
        {title}
      </p>
      {children}
    </div>
  )
}

function Row({
  id,
  href,
  icon,
  children,
}: {
  id: string
  href: string
  icon: ReactNode
  children: ReactNode
}) {
  return (
    <a
      id={optionId(id)}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      href={href}
      className="search-option flex items-center gap-3"
    >
      <span className="flex-none text-muted">{icon}</span>
      <span className="min-w-0">{children}</span>
    </a>
  )
}

/** Ids take no spaces. */
const optionId = (id: string): string => `option-${id.replace(/[^\p{L}\p{N}]+/gu, '-')}`
