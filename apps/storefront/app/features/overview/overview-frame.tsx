import { LIST_PAGE_SIZES, SORT_OPTIONS, shopSettings } from '@passepartout/domain'
import { CloseIcon, FilterIcon } from '@passepartout/ui/icons'
import { Notice } from '@passepartout/ui/notice'
import { Pagination } from '@passepartout/ui/pagination'
import { Segments } from '@passepartout/ui/segments'
import type { ReactNode } from 'react'
import type { Link } from '../../blocks/fields.ts'
import type { Page } from '../../platform/page.ts'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import { FilterLink, FilterPanel, filterPanelTarget } from './filter-panel.tsx'
import { type ListState, linkedPages, unfiltered, writeListState } from './list-state.ts'
import { longestWord } from './longest-word.ts'
import type { LoadedOverview, OverviewList } from './overview-list.ts'
import { ProductTile } from './product-tile.tsx'

interface OverviewFrameProps {
  page: Page
  headline: string
  text?: string | undefined
  overview: LoadedOverview
  /** Width to height of the ground of the tiles. */
  stage?: number
  detail?: Link | undefined
  /** Stands between the head and the list, such as groups to choose from. */
  children?: ReactNode
}

/** An overview of products of any kind: head, filters, list, pages. Its whole state is the address, every control a link. */
export function OverviewFrame(props: OverviewFrameProps) {
  const { page, headline, text, overview, children } = props
  const { state, list } = overview
  return (
    <>
      <Breadcrumb page={page} title={headline} />
      <section className="wrap pt-3 pb-section">
        <h1 className="type-overview" style={longestWord(headline)}>
          {headline}
        </h1>
        {text && <p className="type-lead measure mt-3">{text}</p>}
        {children}
        {list ? (
          <Listed {...props} state={state} list={list} />
        ) : (
          <Notice
            title={page.translate('overview.failed-title')}
            text={page.translate('overview.failed-text')}
          >
            <a
              href={page.href(page.path) + writeListState(state)}
              className="button button-accent button-small mt-5"
            >
              {page.translate('overview.failed-again')}
            </a>
          </Notice>
        )}
      </section>
    </>
  )
}

interface ListedProps extends OverviewFrameProps {
  state: ListState
  list: OverviewList
}

function Listed({ page, state, list, stage = 1, detail }: ListedProps) {
  const filtered = list.filters.length > 0
  const { firstImageLazy } = shopSettings(page.shop)
  return (
    <>
      <Toolbar page={page} state={state} list={list} />
      <div className={filtered ? 'grid gap-x-10 nav:grid-cols-[248px_1fr]' : ''}>
        {filtered && (
          <div>
            <FilterPanel page={page} state={state} filters={list.filters} />
          </div>
        )}
        <div>
          {list.tiles.length > 0 ? (
            <ul
              className={`grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 nav:gap-x-5 nav:gap-y-8 ${filtered ? 'xl:grid-cols-4' : 'nav:grid-cols-4'}`}
            >
              {list.tiles.map((tile, index) => (
                <ProductTile
                  key={tile.id}
                  page={page}
                  tile={tile}
                  heading="h2"
                  stage={stage}
                  detail={detail}
                  priority={index < 2 && !firstImageLazy}
                />
              ))}
            </ul>
          ) : (
            <Empty page={page} state={state} list={list} />
          )}
          {list.total > 0 && <Paging page={page} state={state} list={list} />}
        </div>
      </div>
    </>
  )
}

interface ControlProps {
  page: Page
  state: ListState
  list: OverviewList
}

/** Filters in force, each with a way out; count of results; sorting. */
function Toolbar({ page, state, list }: ControlProps) {
  const { translate } = page
  const chosen = list.filters.flatMap(filter =>
    filter.values.filter(value => value.chosen).map(value => ({ filter: filter.name, value })),
  )
  return (
    <div className="mt-7 mb-6 flex flex-wrap items-center gap-2.5">
      {list.filters.length > 0 && (
        <button type="button" {...filterPanelTarget} className="chip nav:hidden">
          <FilterIcon size={18} />
          {chosen.length > 0
            ? translate('overview.filter-active', { count: chosen.length })
            : translate('overview.filter')}
        </button>
      )}
      {chosen.map(({ filter, value }) => (
        <FilterLink
          key={`${filter}-${value.value}`}
          page={page}
          state={state}
          filter={filter}
          value={value}
          className="chip"
        >
          <span className="sr-only">{translate('overview.without', { filter: value.name })}</span>
          <span aria-hidden="true">{value.name}</span>
          <CloseIcon size={16} />
        </FilterLink>
      ))}
      {chosen.length > 0 && (
        <a
          href={page.href(page.path) + writeListState(unfiltered(state))}
          className="px-2 py-2.5 text-15 font-semibold text-accent no-underline hover:underline"
        >
          {translate('overview.reset')}
        </a>
      )}
      <p role="status" className="ml-auto text-15 text-muted">
        {translate(`overview.count-${list.unit}`, { count: list.total })}
      </p>
      {list.sortable && list.total > 1 && (
        <Segments
          label={translate('overview.sort')}
          className="max-sm:w-full"
          options={SORT_OPTIONS.map(sort => ({
            key: sort,
            text: translate(`overview.sort-${sort}`),
            href: page.href(page.path) + writeListState({ ...state, sort, page: 1 }),
            here: sort === state.sort,
          }))}
        />
      )}
    </div>
  )
}

/** Which part of the list this is, links to the others, and how many stand on a page. */
function Paging({ page, state, list }: ControlProps) {
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
        <Segments
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

function Empty({ page, state, list }: ControlProps) {
  const { translate } = page
  const beyond = list.total > 0
  return (
    <Notice
      title={translate(beyond ? 'overview.beyond-title' : 'overview.none-title')}
      text={translate(beyond ? 'overview.beyond-text' : 'overview.none-text')}
    >
      <a
        href={page.href(page.path) + writeListState(beyond ? { ...state, page: 1 } : unfiltered(state))}
        className="button button-accent button-small mt-5"
      >
        {translate(beyond ? 'overview.beyond-back' : 'overview.reset')}
      </a>
    </Notice>
  )
}
