import { SORT_OPTIONS } from '@passepartout/domain'
import { CloseIcon, FilterIcon } from '@passepartout/ui/icons'
import { SegmentedControl } from '@passepartout/ui/segmented-control'
import type { Page } from '../../platform/page.ts'
import { FilterLink, filterPanelTarget } from './filter-panel.tsx'
import { type ListState, withoutFilters, writeListState } from './list-state.ts'
import type { OverviewList } from './overview-list.ts'

interface ToolbarProps {
  page: Page
  state: ListState
  list: OverviewList
}

/**
 * Active filters, each with a link to remove it; number of results; sorting. One line on a phone, however many filters
 * are active.
 */
export function Toolbar({ page, state, list }: ToolbarProps) {
  const { translate } = page
  const filtered = list.filters.length > 0
  const chosen = list.filters.flatMap(filter =>
    filter.values.filter(value => value.chosen).map(value => ({ filter, value })),
  )
  return (
    <div
      className={`flex items-center gap-2.5 max-nav:mt-7 max-nav:mb-6 nav:min-w-0 nav:flex-1 nav:flex-wrap ${filtered ? '' : 'max-nav:flex-wrap'}`}
    >
      {filtered && (
        <button type="button" {...filterPanelTarget} className="chip flex-none nav:hidden">
          <FilterIcon size={18} />
          <span data-part="opener">
            {chosen.length > 0
              ? translate('overview.filter-active', { count: chosen.length })
              : translate('overview.filter')}
          </span>
        </button>
      )}
      <ul
        data-part="chips"
        className="peer relative flex items-center gap-2.5 empty:hidden max-nav:min-w-0 max-nav:flex-1 max-nav:snap-row max-nav:bleed-right max-nav:-my-1 max-nav:py-1 nav:flex-wrap"
      >
        {chosen.map(({ filter, value }) => (
          <li key={`${filter.name}-${value.value}`}>
            <FilterLink page={page} state={state} filter={filter} value={value} className="chip">
              <span className="sr-only">{translate('overview.without', { filter: value.name })}</span>
              <span aria-hidden="true">{value.name}</span>
              <CloseIcon size={16} />
            </FilterLink>
          </li>
        ))}
        {chosen.length > 0 && (
          <li>
            <a
              href={page.href(page.path) + writeListState(withoutFilters(state))}
              rel="nofollow"
              className="block px-2 py-2.5 text-15 font-semibold text-accent no-underline hover:underline"
            >
              <span className="nav:hidden">{translate('overview.reset-short')}</span>
              <span className="max-nav:hidden">{translate('overview.reset')}</span>
            </a>
          </li>
        )}
      </ul>
      <p
        role="status"
        data-part="count"
        tabIndex={-1}
        className="ml-auto text-15 text-muted max-nav:peer-[:not(:empty)]:sr-only"
      >
        {translate(`overview.count-${list.unit}`, { count: list.total })}
      </p>
      {list.sortable && (
        <div data-part="sort" className={filtered ? 'max-nav:hidden' : 'max-sm:w-full'}>
          {list.total > 1 && (
            <SegmentedControl
              label={translate('overview.sort')}
              options={SORT_OPTIONS.map(sort => ({
                key: sort,
                text: translate(`overview.sort-${sort}`),
                href: page.href(page.path) + writeListState({ ...state, sort, page: 1 }),
                here: sort === state.sort,
              }))}
            />
          )}
        </div>
      )}
    </div>
  )
}
