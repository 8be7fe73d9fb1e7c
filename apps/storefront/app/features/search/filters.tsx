import { money } from '@passepartout/domain'
import { CloseIcon } from '@passepartout/ui/icons'
import type { Page } from '../../platform/page.ts'
import { SEARCH_GROUPS } from './search-entry.ts'
import { countGroups, type SearchMatches } from './search-index.ts'
import {
  bandOf,
  filtered,
  PRICE_BANDS,
  type PriceOf,
  type SearchState,
  withToggledGroup,
  withToggledPrice,
} from './search-state.ts'

interface FiltersProps {
  page: Page
  state: SearchState
  found: SearchMatches
  priceOf: PriceOf
  here: (state: SearchState) => string
}

/** Filters by kind of result and by price, each a link. */
export function Filters({ page, state, found, priceOf, here }: FiltersProps) {
  const { translate } = page
  const counts = countGroups(found.entries)
  const inGroups = filtered(found.entries, { ...state, prices: [] }, priceOf)
  const bands = Map.groupBy(inGroups, entry => {
    const price = priceOf(entry)
    return price === undefined ? -1 : bandOf(price)
  })
  const groups = SEARCH_GROUPS.filter(group => counts[group] > 0)
  const prices = [...PRICE_BANDS.keys(), PRICE_BANDS.length].filter(band => bands.has(band))
  return (
    <nav aria-label={translate('search.filter')} className="max-nav:mb-6">
      {groups.length > 1 && (
        <FilterList title={translate('search.what')}>
          {groups.map(group => (
            <FilterRow
              key={group}
              href={here(withToggledGroup(state, group))}
              isChosen={state.groups.includes(group)}
              name={translate(`search.in-${group}`)}
              count={counts[group]}
            />
          ))}
        </FilterList>
      )}
      {prices.length > 1 && (
        <FilterList title={translate('search.price')}>
          {prices.map(band => (
            <FilterRow
              key={band}
              href={here(withToggledPrice(state, band))}
              isChosen={state.prices.includes(band)}
              name={bandName(page, band)}
              count={bands.get(band)?.length ?? 0}
            />
          ))}
        </FilterList>
      )}
    </nav>
  )
}

function bandName({ translate, money: write, shop }: Page, band: number): string {
  const amount = (at: number) => write(money(PRICE_BANDS[at] ?? 0, shop.currency))
  if (band === 0) return translate('search.up-to', { amount: amount(0) })
  if (band === PRICE_BANDS.length) return translate('search.above', { amount: amount(band - 1) })
  return translate('search.between', { from: amount(band - 1), to: amount(band) })
}

function FilterList({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-hairline py-4">
      <p className="text-15 font-semibold">{title}</p>
      <ul className="mt-1 max-nav:flex max-nav:flex-wrap max-nav:gap-x-5">{children}</ul>
    </div>
  )
}

interface FilterRowProps {
  href: string
  isChosen: boolean
  name: string
  count: number
}

function FilterRow({ href, isChosen, name, count }: FilterRowProps) {
  return (
    <li>
      <a
        href={href}
        rel="nofollow"
        aria-current={isChosen ? 'true' : undefined}
        className="search-filter flex min-h-11 items-center gap-3 no-underline hover:underline"
      >
        <span aria-hidden="true" className="search-box" />
        <span>{name}</span>
        <span className="figures text-14 text-muted">{count}</span>
      </a>
    </li>
  )
}

/** The active filters, each with a link to remove it. */
export function Chosen({ page, state, here }: Pick<FiltersProps, 'page' | 'state' | 'here'>) {
  const { translate } = page
  const chips = [
    ...state.groups.map(group => ({
      name: translate(`search.in-${group}`),
      href: here(withToggledGroup(state, group)),
    })),
    ...state.prices.map(band => ({ name: bandName(page, band), href: here(withToggledPrice(state, band)) })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="mb-5 flex flex-wrap items-center gap-2.5">
      {chips.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="nofollow"
            className="chip gap-2"
            aria-label={translate('search.without', { name })}
          >
            {name}
            <CloseIcon size={16} />
          </a>
        </li>
      ))}
      <li>
        <a
          href={here({ ...state, groups: [], prices: [], pages: 1 })}
          rel="nofollow"
          className="text-link text-14"
        >
          {translate('search.reset')}
        </a>
      </li>
    </ul>
  )
}
