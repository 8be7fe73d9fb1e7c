import { Notice } from '@passepartout/ui/notice'
import type { Page } from '../../platform/page.ts'
import { type ListState, withoutFilter, withoutFilters, writeListState } from './list-state.ts'
import type { OverviewList } from './overview-list.ts'

interface EmptyListProps {
  page: Page
  state: ListState
  list: OverviewList
}

/** Says why the list is empty, and which single filter to remove to get results. */
export function EmptyList({ page, state, list }: EmptyListProps) {
  const { translate } = page
  const to = (other: ListState) => page.href(page.path) + writeListState(other)
  const beyond = list.total > 0
  // Counts ignore the filter itself, so a value with results shows that this filter is the obstacle.
  const inTheWay = beyond
    ? []
    : list.filters.filter(
        ({ values }) => values.some(({ chosen }) => chosen) && values.some(({ count }) => count > 0),
      )
  return (
    <Notice
      title={translate(beyond ? 'overview.beyond-title' : 'overview.none-title')}
      text={translate(beyond ? 'overview.beyond-text' : 'overview.none-text')}
    >
      {inTheWay.length > 0 && (
        <ul className="mt-5 flex flex-wrap gap-2.5">
          {inTheWay.map(({ name, values }) => (
            <li key={name}>
              <a href={to(withoutFilter(state, name))} rel="nofollow" className="chip">
                {translate('overview.leave-out', { values: filterNamesOf(values) })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <a
        href={to(beyond ? { ...state, page: 1 } : withoutFilters(state))}
        rel="nofollow"
        className="button button-accent button-small mt-5"
      >
        {translate(beyond ? 'overview.beyond-back' : 'overview.reset')}
      </a>
    </Notice>
  )
}

const filterNamesOf = (values: OverviewList['filters'][number]['values']) =>
  values.flatMap(({ chosen, name }) => (chosen ? [name] : [])).join(', ')
