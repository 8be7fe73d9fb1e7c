import type { CardOverview as CardOverviewBlock } from '@passepartout/content-model'
import { cardNameGroup } from '@passepartout/domain'
import { NamesBar } from '../../features/card-names/names-bar.tsx'
import { TileImageView } from '../../features/images/tile-image.tsx'
import { withToggledValue, writeListState } from '../../features/product-list/list-state.ts'
import { ProductListLayout } from '../../features/product-list/product-list-layout.tsx'
import type { BlockProps, Page } from '../../platform/page.ts'
import type { LoadedCards } from './load-card-overview.ts'

/** Width to height of the background of every card. */
const STAGE = 230 / 276

/** The cards of an occasion: form for names on them, kinds to choose from, filters, result. */
export function CardOverview({ block, page, data }: BlockProps<CardOverviewBlock, LoadedCards>) {
  const names = cardNameGroup(block.occasion)
  return (
    <ProductListLayout
      page={page}
      headline={block.headline}
      text={block.text}
      overview={data.overview}
      stage={STAGE}
      bar={names && <NamesBar page={page} group={names} />}
    >
      {data.groups.length > 0 && <Groups page={page} data={data} />}
    </ProductListLayout>
  )
}

/** The kinds as round images, one selectable at a time; the first selects all. */
function Groups({ page, data }: { page: Page; data: LoadedCards }) {
  const { state } = data.overview
  const chosen = state.chosen.category ?? []
  const { category: _, ...others } = state.chosen
  const all = { ...state, chosen: others, page: 1 }
  const circles = [
    {
      key: '',
      text: page.translate('overview.all'),
      card: data.first,
      state: all,
      here: chosen.length === 0,
    },
    ...data.groups.map(({ value, name, card }) => ({
      key: value,
      text: name,
      card,
      state: withToggledValue(all, 'category', value),
      here: chosen.includes(value),
    })),
  ]
  return (
    <ul data-part="groups" className="snap-row gap-4 p-1 max-md:bleed-right max-nav:mt-6 nav:mt-3 nav:gap-2">
      {circles.map(({ key, text, card, state: leading, here }) => (
        <li key={key}>
          <a
            href={page.href(page.path) + writeListState(leading)}
            aria-current={here ? 'true' : undefined}
            className="group flex items-center gap-2 text-14 leading-tight no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-accent max-nav:w-[88px] max-nav:flex-col max-nav:text-center nav:pr-4"
          >
            <span className="grid size-[76px] place-items-center overflow-hidden rounded-full bg-stage nav:size-11 outline-offset-2 outline-accent group-aria-[current]:outline-2">
              {card?.picture && (
                <TileImageView
                  picture={card.picture}
                  stage={1}
                  width={64}
                  sizes="(width >= 1000px) 36px, 64px"
                />
              )}
            </span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
