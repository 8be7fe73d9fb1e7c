import { CheckIcon, CloseIcon } from '@passepartout/ui/icons'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import type { CardShape, ShownCard } from './card-designs.ts'
import { type CardFilters, type Facet, facetValues, toggle, writeFilters } from './card-filters.ts'
import { COLOUR_FAMILIES, type ColourFamily } from './colour-families.ts'

interface FilterProps {
  page: Page
  /** The cards before filtering: what is offered does not jump while one narrows down. */
  cards: readonly ShownCard[]
  filters: CardFilters
}

const PANEL = 'card-filters'

/** Opens the panel where it does not stand beside the list. */
export const filterPanelTarget = { popoverTarget: PANEL }

/** Filters as links: each leads to the list with one value more or less, so they work by themselves and can be shared. */
export function FilterPanel({ page, cards, filters }: FilterProps) {
  const { translate } = page
  return (
    <search id={PANEL} popover="auto" aria-label={translate('cards.filter')} className="filter-sheet">
      <div className="mb-4 flex items-center justify-between nav:hidden">
        <p className="type-h3">{translate('cards.filter')}</p>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className="-mr-2.5 grid size-11 place-items-center"
        >
          <CloseIcon size={24} />
          <span className="sr-only">{translate('frame.close-menu')}</span>
        </button>
      </div>
      <FacetGroup page={page} facet="format">
        <ul className="grid grid-cols-3 gap-2">
          {facetValues(cards, 'format').map(({ value }) => (
            <li key={value}>
              <FilterLink
                page={page}
                filters={filters}
                facet="format"
                value={value}
                className="flex h-full min-h-[86px] flex-col items-center justify-between rounded-surface border border-hairline bg-raised px-1 pt-3 pb-2 text-13 aria-[current]:border-accent aria-[current]:bg-accent-soft"
              >
                <ShapeGlyph shape={value} />
                {translate(`cards.format-${value}`)}
              </FilterLink>
            </li>
          ))}
        </ul>
      </FacetGroup>
      <FacetGroup page={page} facet="colour">
        <ul className="flex flex-wrap gap-x-1 gap-y-1">
          {facetValues(cards, 'colour').map(({ value }) => (
            <li key={value}>
              <FilterLink
                page={page}
                filters={filters}
                facet="colour"
                value={value}
                className="group grid size-11 place-items-center rounded-full nav:size-[42px]"
              >
                <span
                  className="size-8 rounded-full border border-[rgb(0_0_0/0.18)] outline-offset-3 outline-accent forced-color-adjust-none group-hover:outline-1 group-aria-[current]:outline-2"
                  style={{ background: COLOUR_FAMILIES[value as ColourFamily] }}
                />
                <span className="sr-only">{translate(`cards.colour-${value}`)}</span>
              </FilterLink>
            </li>
          ))}
        </ul>
      </FacetGroup>
      <FacetGroup page={page} facet="foil">
        <ul>
          {facetValues(cards, 'foil').map(({ value, count }) => (
            <li key={value}>
              <FilterLink
                page={page}
                filters={filters}
                facet="foil"
                value={value}
                className="group flex min-h-9 items-center gap-3 text-15 max-nav:min-h-11"
              >
                <span className="grid size-5 flex-none place-items-center rounded-[5px] border border-line-strong bg-raised text-on-accent group-hover:border-ink group-aria-[current]:border-accent group-aria-[current]:bg-accent">
                  <CheckIcon size={14} className="hidden group-aria-[current]:block" />
                </span>
                {translate(`cards.foil-${value}`)}
                <span className="figures ml-auto text-13 text-muted">{count}</span>
              </FilterLink>
            </li>
          ))}
        </ul>
      </FacetGroup>
    </search>
  )
}

function FacetGroup({ page, facet, children }: { page: Page; facet: Facet; children: ReactNode }) {
  return (
    <section className="border-b border-hairline py-5 first-of-type:pt-0 last-of-type:border-b-0">
      <h2 className="mb-3 font-text text-15 font-semibold">{page.translate(`cards.${facet}`)}</h2>
      {children}
    </section>
  )
}

interface FilterLinkProps {
  page: Page
  filters: CardFilters
  facet: Facet
  value: string
  className: string
  children: ReactNode
}

/** A link that switches one value; a filter that is set is announced as current. */
export function FilterLink({ page, filters, facet, value, className, children }: FilterLinkProps) {
  const chosen: readonly string[] = filters[facet]
  return (
    <a
      href={page.href(page.path) + writeFilters(toggle(filters, facet, value))}
      rel="nofollow"
      aria-current={chosen.includes(value) ? 'true' : undefined}
      className={`no-underline ${className}`}
    >
      {children}
    </a>
  )
}

const RATIOS: Record<string, [number, number]> = {
  portrait: [26, 37],
  landscape: [37, 26],
  square: [31, 31],
  tall: [19, 40],
  long: [40, 19],
} satisfies Record<CardShape, [number, number]>

function ShapeGlyph({ shape }: { shape: string }) {
  const [width, height] = RATIOS[shape] ?? [30, 30]
  return (
    <span className="grid h-10 place-items-center">
      <span className="rounded-[2px] border border-ink" style={{ width, height }} />
    </span>
  )
}
