import type { Link } from '@passepartout/content-model'
import { shopSettings } from '@passepartout/domain'
import { FilterIcon } from '@passepartout/ui/icons'
import { Notice } from '@passepartout/ui/notice'
import type { ReactNode } from 'react'
import type { Page } from '../../platform/page.ts'
import { Breadcrumb } from '../links/breadcrumb.tsx'
import { EmptyList } from './empty-list.tsx'
import { FilterPanel, filterPanelTarget, panelTitle } from './filter-panel.tsx'
import { type ListState, writeListState } from './list-state.ts'
import { longestWordStyle } from './longest-word-style.ts'
import type { LoadedOverview, OverviewList } from './overview-list.ts'
import { Paging } from './paging.tsx'
import { ProductTile } from './product-tile.tsx'
import { Toolbar } from './toolbar.tsx'

interface OverviewFrameProps {
  page: Page
  headline: string
  text?: string | undefined
  overview: LoadedOverview
  /** Width to height of the tiles' stage. */
  stage?: number
  detail?: Link | undefined
  /** Displayed between the head and the list, such as groups to choose from. */
  children?: ReactNode
  /** Shares the line of the toolbar on laptops. */
  bar?: ReactNode
}

/**
 * An overview of products of any kind: head, filters, list, pages. Its whole state is in the address, every control is
 * a link.
 */
export function ProductListLayout(props: OverviewFrameProps) {
  const { page, headline, text, overview, children } = props
  const { state, list } = overview
  return (
    <>
      <Breadcrumb page={page} title={headline} />
      <section data-enhance="overview" className="wrap pt-3 pb-section [&:has(+div.wrap)]:pb-8">
        <div className="nav:flex nav:items-end nav:gap-x-10 nav:[--overview-size:2.75rem]">
          <h1 className="type-overview nav:max-w-[60%] nav:flex-none" style={longestWordStyle(headline)}>
            {headline}
          </h1>
          {text && <p className="type-lead measure max-nav:mt-3 nav:pb-0.5 nav:text-16">{text}</p>}
        </div>
        {children}
        {list ? (
          <ListResults {...props} state={state} list={list} />
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

function ListResults({ page, state, list, stage = 1, detail, bar }: ListedProps) {
  const filtered = list.filters.length > 0
  const { firstImageLazy } = shopSettings(page.shop)
  return (
    <>
      <div className="nav:mt-4 nav:mb-5 nav:flex nav:items-start nav:gap-x-5">
        {bar && <div className="min-w-0 max-nav:mt-6 nav:w-2/5 nav:flex-none">{bar}</div>}
        <Toolbar page={page} state={state} list={list} />
      </div>
      <div className={filtered ? 'relative max-nav:pb-17' : ''}>
        <div className={filtered ? 'grid gap-x-10 nav:grid-cols-[248px_1fr]' : ''}>
          {filtered && (
            <div>
              <FilterPanel page={page} state={state} list={list} />
            </div>
          )}
          <div data-part="results" tabIndex={-1} className="scroll-mt-24 in-aria-busy:opacity-60">
            {list.tiles.length > 0 ? (
              <ul
                className={`grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 nav:gap-x-5 nav:gap-y-8 ${filtered ? 'xxl:grid-cols-4' : 'nav:grid-cols-4'}`}
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
              <EmptyList page={page} state={state} list={list} />
            )}
            {list.total > 0 && <Paging page={page} state={state} list={list} />}
          </div>
        </div>
        {/* Starts about where the toolbar scrolls out of view, so that there are never two buttons for the filters. */}
        {filtered && (
          <div className="pointer-events-none absolute -inset-x-margin top-[min(85svh,100%)] bottom-0 z-1 flex flex-col justify-end nav:hidden">
            <div
              data-filter-bar
              className="above-notice pointer-events-auto sticky bottom-0 flex justify-center border-hairline border-t bg-raised px-margin pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
            >
              <button
                type="button"
                {...filterPanelTarget}
                className="button button-primary button-small w-full sm:w-80"
              >
                <FilterIcon size={18} />
                {page.translate(panelTitle(list))}
              </button>
            </div>
          </div>
        )}
      </div>
    </>
  )
}
