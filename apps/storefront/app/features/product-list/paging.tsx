import { LIST_PAGE_SIZES } from '@passepartout/domain'
import { Pagination } from '@passepartout/ui/pagination'
import { SegmentedControl } from '@passepartout/ui/segmented-control'
import type { Page } from '../../platform/page.ts'
import { type ListState, linkedPages, writeListState } from './list-state.ts'
import type { OverviewList } from './overview-list.ts'

interface PagingProps {
  page: Page
  state: ListState
  list: OverviewList
}

/** The displayed part of the list, links to its other pages, and the page size. */
export function Paging({ page, state, list }: PagingProps) {
  const { translate } = page
  const to = (change: Partial<ListState>) => page.href(page.path) + writeListState({ ...state, ...change })
  const first = (list.page - 1) * list.size + 1
  const last = first + list.tiles.length - 1
  const [fewest = 12] = LIST_PAGE_SIZES
  if (list.total <= fewest) return null
  return (
    <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-hairline pt-5 text-15">
      <p className="figures">
        {last >= first ? translate('overview.range', { first, last, total: list.total }) : ''}
      </p>
      {list.pages > 1 && (
        <Pagination
          label={translate('overview.pages')}
          entries={linkedPages(list.page, list.pages)}
          current={list.page}
          hrefOf={number => to({ page: number })}
          nameOf={number => translate('overview.page', { page: number })}
          next={list.page < list.pages ? translate('overview.next') : undefined}
        />
      )}
      <div className="flex items-center gap-3">
        <span aria-hidden="true">{translate('overview.per-page')}</span>
        <SegmentedControl
          label={translate('overview.per-page')}
          options={LIST_PAGE_SIZES.map(size => ({
            key: size,
            text: String(size),
            href: to({ size, page: 1 }),
            here: size === state.size,
          }))}
        />
      </div>
    </div>
  )
}
