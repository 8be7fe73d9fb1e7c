import { CloseIcon, FilterIcon } from '@passepartout/ui/icons'
import { type Cards, pickCards } from '../../features/cards/card-designs.ts'
import {
  applyFilters,
  type CardFilters,
  type Facet,
  readFilters,
  SORTS,
  writeFilters,
} from '../../features/cards/card-filters.ts'
import { CardPicture } from '../../features/cards/card-picture.tsx'
import { CardTile } from '../../features/cards/card-tile.tsx'
import { FilterLink, FilterPanel, filterPanelTarget } from '../../features/cards/filter-panel.tsx'
import { Breadcrumb } from '../../features/frame/breadcrumb.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { CardOverview as CardOverviewBlock } from './schema.ts'

/** All cards of an occasion: groups, filters, result. The whole state is in the address, every control is a link. */
export function CardOverview({ block, page, data }: BlockProps<CardOverviewBlock, Cards>) {
  const filters = readFilters(page.query)
  const group = block.groups[filters.group]
  const cards = pickCards(data, group?.cards?.length ? group.cards : block.cards)
  const shown = applyFilters(cards, filters)
  return (
    <>
      <Breadcrumb page={page} title={block.headline} />
      <section className="wrap pt-3 pb-section">
        <h1 className="type-overview">{block.headline}</h1>
        {block.text && <p className="type-lead measure mt-3">{block.text}</p>}
        {block.groups.length > 1 && <Groups page={page} block={block} filters={filters} cards={data} />}
        <Chips page={page} filters={filters} count={shown.length} />
        <div className="grid gap-x-10 nav:grid-cols-[248px_1fr]">
          <div>
            <FilterPanel page={page} cards={cards} filters={filters} />
          </div>
          {shown.length > 0 ? (
            <ul className="grid grid-cols-2 gap-x-3 gap-y-6 sm:grid-cols-3 nav:gap-x-5 nav:gap-y-8 xl:grid-cols-4">
              {shown.map((card, index) => (
                <CardTile heading="h2" key={card.design.id} page={page} card={card} priority={index < 2} />
              ))}
            </ul>
          ) : (
            <div className="rounded-surface border border-dashed border-line-strong p-8">
              <h2 className="type-h3">{page.translate('cards.none-title')}</h2>
              <p className="mt-2 text-muted">{page.translate('cards.none-text')}</p>
            </div>
          )}
        </div>
      </section>
    </>
  )
}

interface GroupsProps {
  page: Page
  block: CardOverviewBlock
  filters: CardFilters
  cards: Cards
}

function Groups({ page, block, filters, cards }: GroupsProps) {
  return (
    <ul className="snap-row mt-6 gap-4 p-1 max-md:bleed-right nav:gap-8">
      {block.groups.map((group, index) => {
        const card = group.card ? cards[group.card] : undefined
        const here = index === filters.group
        return (
          <li key={group._uid ?? group.title}>
            <a
              href={page.href(page.path) + writeFilters({ ...filters, group: index })}
              aria-current={here ? 'true' : undefined}
              className="group flex w-[88px] flex-col items-center gap-2 text-center text-14 leading-tight no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
            >
              <span className="grid size-[76px] place-items-center overflow-hidden rounded-full bg-stage outline-offset-2 outline-accent group-aria-[current]:outline-2">
                {card && (
                  <CardPicture
                    page={page}
                    card={card}
                    width={card.design.widthMm > card.design.heightMm ? 54 : 40}
                    sizes="54px"
                    decorative
                  />
                )}
              </span>
              {group.title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Filters in force, each with a way out; count of results; sorting. */
function Chips({ page, filters, count }: { page: Page; filters: CardFilters; count: number }) {
  const { translate } = page
  const set = (['format', 'colour', 'foil'] as const satisfies Facet[]).flatMap(facet =>
    filters[facet].map(value => ({ facet, value, text: translate(`cards.${facet}-${value}`) })),
  )
  return (
    <div className="mt-7 mb-6 flex flex-wrap items-center gap-2.5">
      <button type="button" {...filterPanelTarget} className="chip nav:hidden">
        <FilterIcon size={18} />
        {set.length ? translate('cards.filter-active', { count: set.length }) : translate('cards.filter')}
      </button>
      {set.map(({ facet, value, text }) => (
        <FilterLink
          key={`${facet}-${value}`}
          page={page}
          filters={filters}
          facet={facet}
          value={value}
          className="chip"
        >
          <span className="sr-only">{translate('cards.without', { filter: text })}</span>
          <span aria-hidden="true">{text}</span>
          <CloseIcon size={16} />
        </FilterLink>
      ))}
      {set.length > 0 && (
        <a
          href={page.href(page.path) + writeFilters({ ...filters, format: [], colour: [], foil: [] })}
          className="px-2 py-2.5 text-15 font-semibold text-accent no-underline hover:underline"
        >
          {translate('cards.reset')}
        </a>
      )}
      <p role="status" className="ml-auto text-15 text-muted">
        {translate('cards.count', { count })}
      </p>
      <SortMenu page={page} filters={filters} />
    </div>
  )
}

function SortMenu({ page, filters }: { page: Page; filters: CardFilters }) {
  const { translate } = page
  return (
    <nav aria-label={translate('cards.sort')} className="max-sm:w-full">
      <ul className="flex gap-1 overflow-x-auto rounded-control [scrollbar-width:none] border border-line-strong bg-raised p-[3px] text-14">
        {SORTS.map(sort => (
          <li key={sort} className="max-sm:flex-1">
            <a
              href={page.href(page.path) + writeFilters({ ...filters, sort })}
              rel="nofollow"
              aria-current={sort === filters.sort ? 'true' : undefined}
              className="flex min-h-[38px] items-center justify-center rounded-control px-3.5 whitespace-nowrap no-underline hover:bg-row-hover aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent focus-visible:-outline-offset-2 max-sm:px-1.5"
            >
              {translate(`cards.sort-${sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
