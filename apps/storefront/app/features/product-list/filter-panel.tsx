import { SORT_OPTIONS } from '@passepartout/domain'
import { CheckIcon, CloseIcon } from '@passepartout/ui/icons'
import { Swatch } from '@passepartout/ui/swatch'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { type ListState, withoutFilters, withToggledValue, writeListState } from './list-state.ts'
import type { OverviewFilter, OverviewList } from './overview-list.ts'

const PANEL = 'overview-filters'
/** Values of a long filter that are shown before it is unfolded. */
const FIRST_VALUES = 8

/** Opens the panel where it is not beside the list. */
export const filterPanelTarget = { popoverTarget: PANEL }

interface FilterPanelProps {
  page: Page
  state: ListState
  list: OverviewList
}

/**
 * Filters as links: each leads to the list with one value more or less, so they need no script and can be shared. On a
 * laptop the panel is beside the list; elsewhere it is a sheet that also has the sorting and shows the number of
 * results.
 */
export function FilterPanel({ page, state, list }: FilterPanelProps) {
  const { translate } = page
  return (
    <search
      id={PANEL}
      popover="auto"
      aria-label={translate('overview.filter')}
      className="sheet filter-sheet"
    >
      <div className="sticky top-0 z-1 flex items-center justify-between border-b border-hairline bg-raised py-2.5 pr-2.5 pl-5 nav:hidden">
        <p className="type-h3">{translate(panelTitle(list))}</p>
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className="grid size-11 place-items-center"
        >
          <CloseIcon size={24} />
          <span className="sr-only">{translate('frame.close-menu')}</span>
        </button>
      </div>
      <div data-part="filters" className="max-nav:px-5 max-nav:pt-5">
        {list.sortable && <SortChips page={page} state={state} />}
        {list.filters.map(filter => (
          <section
            key={filter.name}
            className="border-b border-hairline py-5 last-of-type:border-b-0 nav:first-of-type:pt-0"
          >
            <h2 className="mb-3 font-text text-15 font-semibold">
              {translate(`overview.filter-${filter.title}`)}
            </h2>
            <FilterValues page={page} state={state} filter={filter} />
          </section>
        ))}
      </div>
      <div
        data-part="apply"
        className="sticky bottom-0 z-1 flex gap-3 border-t border-hairline bg-raised px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] nav:hidden"
      >
        {Object.keys(state.chosen).length > 0 && (
          <a
            href={page.href(page.path) + writeListState(withoutFilters(state))}
            rel="nofollow"
            className="button button-accent px-5"
          >
            {translate('overview.reset-short')}
          </a>
        )}
        <button
          type="button"
          popoverTarget={PANEL}
          popoverTargetAction="hide"
          className="button button-primary flex-1 px-4"
        >
          {translate(`overview.show-${list.unit}`, { count: list.total })}
        </button>
      </div>
    </search>
  )
}

/** Title of the sheet and label of the button that opens it. */
export const panelTitle = ({ sortable }: OverviewList) =>
  sortable ? 'overview.filter-and-sort' : 'overview.filter'

function SortChips({ page, state }: Pick<FilterPanelProps, 'page' | 'state'>) {
  return (
    <ul className="flex flex-wrap gap-2 border-b border-hairline pb-5 nav:hidden">
      {SORT_OPTIONS.map(sort => (
        <li key={sort}>
          <a
            href={page.href(page.path) + writeListState({ ...state, sort, page: 1 })}
            rel="nofollow"
            aria-current={sort === state.sort ? 'true' : undefined}
            className="chip"
          >
            {page.translate(`overview.sort-${sort}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface FilterValuesProps {
  page: Page
  state: ListState
  filter: OverviewFilter
}

function FilterValues({ page, state, filter }: FilterValuesProps) {
  const { look, values } = filter
  if (look === 'shapes') {
    return (
      <ul className="grid grid-cols-3 gap-2 md:max-nav:grid-cols-5">
        {values.map(value => (
          <li key={value.value}>
            <FilterLink
              page={page}
              state={state}
              filter={filter}
              value={value}
              className="flex h-full min-h-[86px] flex-col items-center justify-between rounded-surface border border-hairline bg-raised px-1 pt-3 pb-2 text-center text-13 hyphens-auto aria-[current]:border-accent aria-[current]:bg-accent-soft"
            >
              <ShapeGlyph shape={value.value} />
              {value.name}
              <span className="sr-only"> ({value.count})</span>
            </FilterLink>
          </li>
        ))}
      </ul>
    )
  }
  if (look === 'swatches') {
    return (
      <ul className="-ml-1.5 flex flex-wrap gap-1 nav:-ml-0.75">
        {values.map(value => (
          <li key={value.value}>
            <FilterLink
              page={page}
              state={state}
              filter={filter}
              value={value}
              title={value.name}
              className="swatch nav:size-[38px]"
            >
              <Swatch colour={value.swatch} name={`${value.name} (${value.count})`} />
            </FilterLink>
          </li>
        ))}
      </ul>
    )
  }
  const [first, rest] = [values.slice(0, FIRST_VALUES), values.slice(FIRST_VALUES)]
  return (
    <>
      <Checkboxes page={page} state={state} filter={filter} values={first} />
      {rest.length > 0 && (
        <details open={rest.some(({ chosen }) => chosen)} className="group/more">
          <summary className="min-h-11 py-2 text-15 font-semibold text-accent group-open/more:hidden hover:underline nav:min-h-9">
            {page.translate('overview.more-values', { count: rest.length })}
          </summary>
          <Checkboxes page={page} state={state} filter={filter} values={rest} />
        </details>
      )}
    </>
  )
}

function Checkboxes({ values, filter, ...props }: FilterValuesProps & Pick<OverviewFilter, 'values'>) {
  return (
    <ul className="md:max-nav:grid md:max-nav:grid-cols-2 md:max-nav:gap-x-12">
      {values.map(value => (
        <li key={value.value}>
          <FilterLink
            {...props}
            filter={filter}
            value={value}
            className="group flex min-h-9 items-center gap-3 py-1.5 text-15 leading-snug max-nav:min-h-11"
          >
            <span
              className={`grid size-5 flex-none place-items-center border ${filter.single ? 'rounded-full' : 'rounded-[5px]'} border-line-strong bg-raised text-on-accent group-hover:border-ink group-aria-[current]:border-accent group-aria-[current]:bg-accent`}
            >
              <CheckIcon size={14} className="hidden group-aria-[current]:block" />
            </span>
            {value.name}
            <span className="figures ml-auto text-13 text-muted">{value.count}</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  )
}

interface FilterLinkProps {
  page: Page
  state: ListState
  filter: Pick<OverviewFilter, 'name' | 'single'>
  value: OverviewFilter['values'][number]
  title?: string
  className: string
  children: ReactNode
}

/** A link that toggles one value. A value without results is plain text, unless it is chosen. */
export function FilterLink({ page, state, filter, value, className, title, children }: FilterLinkProps) {
  if (value.count === 0 && !value.chosen)
    return (
      <span title={title} className={`text-muted *:first:opacity-45 ${className}`}>
        {children}
      </span>
    )
  return (
    <a
      href={
        page.href(page.path) +
        writeListState(withToggledValue(state, filter.name, value.value, filter.single))
      }
      title={title}
      rel="nofollow"
      aria-current={value.chosen ? 'true' : undefined}
      className={`no-underline ${className}`}
    >
      {children}
    </a>
  )
}

const SHAPES: Readonly<Record<string, readonly [number, number]>> = {
  portrait: [26, 37],
  landscape: [37, 26],
  square: [31, 31],
  'slim-portrait': [17, 36],
  'slim-landscape': [36, 17],
  'din-portrait': [26, 37],
  'din-landscape': [37, 26],
}

function ShapeGlyph({ shape }: { shape: string }) {
  const [width, height] = SHAPES[shape] ?? [30, 30]
  return (
    <span aria-hidden="true" className="grid h-10 flex-none place-items-center">
      <span className="rounded-[2px] border border-ink" style={{ width, height }} />
    </span>
  )
}
