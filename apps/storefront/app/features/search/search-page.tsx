import { anonymisedSearchTerm } from '@passepartout/domain'
import { Tile } from '@passepartout/ui/tile'
import type { Page } from '../../platform/page.ts'
import { trackingAttributes } from '../../platform/tracking-attributes.ts'
import type { StartingPrices } from '../prices/starting-price.tsx'
import { EntryPrice, hrefOf, SearchEntryImage } from './entry-parts.tsx'
import { Chosen, Filters } from './filters.tsx'
import type { SearchEntry } from './search-entry.ts'
import { SearchForm } from './search-form.tsx'
import type { SearchMatches } from './search-index.ts'
import {
  filtered,
  isNewQuery,
  type PriceOf,
  RESULTS_PER_PAGE,
  type SearchState,
  writeSearchState,
} from './search-state.ts'

interface SearchPageProps {
  page: Page
  state: SearchState
  found: SearchMatches
  /** The entries that were found, or alternatives to look at. */
  shown: readonly SearchEntry[]
  prices: StartingPrices
}

/** Results of a query with filters as links; or the empty field; or help if nothing was found. */
export function SearchPage({ page, state, found, shown, prices }: SearchPageProps) {
  const { translate } = page
  return (
    <div
      {...(isNewQuery(state)
        ? trackingAttributes('search', { item: anonymisedSearchTerm(state.question) })
        : {})}
      className="wrap pt-8 pb-section md:pt-12"
    >
      <div className="max-w-[720px]">
        <SearchForm page={page} question={state.question} />
      </div>
      {found.entries.length > 0 ? (
        <Results page={page} state={state} found={found} prices={prices} />
      ) : (
        <section className="mt-7">
          <h1 className="type-h1">
            {state.question
              ? translate('search.nothing', { question: state.question })
              : translate('search.title')}
          </h1>
          <p className="type-lead measure mt-3">
            {state.question ? translate('search.nothing-text') : translate('search.empty-text')}
          </p>
          <Tiles page={page} entries={shown} prices={prices} className="grid-cols-2 md:grid-cols-4" />
          <HelpPanel page={page} />
        </section>
      )}
    </div>
  )
}

type ResultsProps = Pick<SearchPageProps, 'page' | 'state' | 'found' | 'prices'>

function Results({ page, state, found, prices }: ResultsProps) {
  const { translate } = page
  const here = (other: SearchState) => page.href(page.path) + writeSearchState(other)
  const priceOf: PriceOf = ({ tile, priceName }) =>
    tile?.price.from?.amount ?? (priceName ? prices[priceName]?.current.amount : undefined)
  const fitting = filtered(found.entries, state, priceOf)
  const seen = fitting.filter(({ group }) => group === 'products' || group === 'designs')
  const read = fitting.filter(({ group }) => group === 'guides' || group === 'questions')
  const visible = seen.slice(0, state.pages * RESULTS_PER_PAGE)
  const rest = seen.length - visible.length
  return (
    <>
      <h1 className="type-h1 mt-7">
        {translate('search.results', { count: fitting.length, question: correctedQueryNotice(state, found) })}
      </h1>
      {found.readAs.length > 0 && (
        <p className="mt-2 text-muted">
          {found.readAs.map(({ read: other }) => translate('search.read-as', { read: other })).join(' ')}{' '}
          <a href={here({ ...state, exact: true, pages: 1 })} rel="nofollow" className="text-link">
            {translate('search.exactly')}
          </a>
        </p>
      )}
      <div className="mt-7 gap-x-10 nav:grid nav:grid-cols-[minmax(0,250px)_minmax(0,1fr)]">
        <Filters page={page} state={state} found={found} priceOf={priceOf} here={here} />
        <div className="min-w-0">
          <Chosen page={page} state={state} here={here} />
          {visible.length > 0 && (
            <Tiles page={page} entries={visible} prices={prices} className="grid-cols-2 md:grid-cols-3" />
          )}
          {rest > 0 && (
            <p className="mt-8 text-center">
              <span className="block text-muted">
                {translate('search.of', { count: visible.length, total: seen.length })}
              </span>
              <a
                href={`${here({ ...state, pages: state.pages + 1 })}#more`}
                rel="nofollow"
                className="button button-secondary mt-3"
              >
                {translate('search.more', { count: Math.min(rest, RESULTS_PER_PAGE) })}
              </a>
            </p>
          )}
          {read.length > 0 && (
            <section className={seen.length > 0 ? 'mt-12 border-t border-hairline pt-6' : ''}>
              <h2 className="type-h3">{translate('search.to-read')}</h2>
              <ul className="mt-2 divide-y divide-hairline">
                {read.map(entry => (
                  <li key={entry.id}>
                    <a href={hrefOf(entry, page)} className="block py-3 no-underline hover:underline">
                      <span className="font-semibold">{entry.title}</span>
                      {entry.text && <span className="block text-14 text-muted">{entry.text}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {fitting.length === 0 && <p className="type-lead">{translate('search.none-left')}</p>}
        </div>
      </div>
    </>
  )
}

/** The query as it was understood. */
const correctedQueryNotice = ({ question }: SearchState, { readAs: words }: SearchMatches): string =>
  words.reduce(
    (text, { term, read }) => text.replace(new RegExp(`(?<![\\p{L}])${term}(?![\\p{L}])`, 'iu'), read),
    question,
  )

const STAGE = 4 / 3

interface TilesProps {
  page: Page
  entries: readonly SearchEntry[]
  prices: StartingPrices
  className: string
}

function Tiles({ page, entries, prices, className }: TilesProps) {
  return (
    <ul className={`mt-6 grid gap-x-3 gap-y-6 md:gap-x-6 md:gap-y-9 ${className}`}>
      {entries.map(entry => (
        <Tile
          key={entry.id}
          href={hrefOf(entry, page)}
          name={entry.title}
          heading="h2"
          stage={STAGE}
          details={entry.text}
          price={<EntryPrice page={page} entry={entry} prices={prices} />}
          picture={
            <SearchEntryImage
              entry={entry}
              stage={STAGE}
              width={320}
              sizes="(width >= 1000px) 300px, (width >= 768px) 31vw, 46vw"
            />
          }
        />
      ))}
    </ul>
  )
}

/** Contacts for visitors who found nothing. */
function HelpPanel({ page }: { page: Page }) {
  const { translate, global } = page
  return (
    <div className="mt-10 max-w-[640px] rounded-surface border border-hairline bg-raised p-7 max-md:p-5">
      <h2 className="type-h3">{translate('search.help')}</h2>
      <p className="mt-2 text-muted">
        {global
          ? translate('search.help-text', { hotline: global.service.hotline, hours: global.service.hours })
          : translate('search.help-short')}
      </p>
      <a href={page.href('/products')} className="button button-secondary mt-5 max-sm:w-full">
        {translate('search.all-products')}
      </a>
    </div>
  )
}
