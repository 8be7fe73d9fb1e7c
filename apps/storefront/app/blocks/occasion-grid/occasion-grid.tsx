import type { Occasion, OccasionGrid as OccasionGridBlock } from '@passepartout/content-model'
import { dayInZone, inSeason, LAB_TIME_ZONE } from '@passepartout/domain'
import { Section } from '@passepartout/ui/section'
import type { Cards, DisplayedCard } from '../../features/cards/card-designs.ts'
import { CardImage } from '../../features/cards/card-image.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import { urlOf } from '../../features/links/address.ts'
import type { BlockProps, Page } from '../../platform/page.ts'

/** Every occasion as a pair of its cards on a tint of its own. */
export function OccasionGrid({ block, page, data }: BlockProps<OccasionGridBlock, Cards>) {
  const today = dayInZone(LAB_TIME_ZONE, new Date())
  const items = inSeason(block.items, ({ occasion }) => occasion, page.shop, today)
  return (
    <Section title={block.headline} more={<SectionLink page={page} more={block.more} />}>
      <ul className={`grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-6 md:gap-y-9 ${columnsFor(items.length)}`}>
        {items.map(item => (
          <Tile key={item._uid ?? item.title} page={page} occasion={item} cards={data} />
        ))}
      </ul>
    </Section>
  )
}

/** Four columns, five on wide screens where the last of four would stand alone. */
function columnsFor(count: number): string {
  if (count === 4) return 'md:grid-cols-4'
  return `md:grid-cols-3 nav:grid-cols-4 ${count % 4 === 1 ? 'min-[75rem]:grid-cols-5' : ''}`
}

function Tile({ page, occasion, cards }: { page: Page; occasion: Occasion; cards: Cards }) {
  const [front, back] = occasion.cards.map(reference => cards[reference])
  return (
    <li className={occasion.link ? 'tile' : ''}>
      <div className="tile-picture overflow-hidden rounded-picture" style={{ background: occasion.tint }}>
        <div className="relative aspect-[302/290]">
          {back && <Placed page={page} card={back} className="right-[2%] bottom-[8%] rotate-6" high={0.68} />}
          {front && (
            <Placed page={page} card={front} className="bottom-[6%] left-[14%] -rotate-2" high={0.84} />
          )}
        </div>
      </div>
      <h3 className="type-h3 mt-caption max-sm:text-18 max-[359px]:text-15!">
        {occasion.link ? (
          <a href={urlOf(occasion.link, page)} className="tile-link tile-name no-underline">
            {occasion.title}
          </a>
        ) : (
          occasion.title
        )}
      </h3>
      <p className="mt-1 text-14 text-muted">{occasion.text}</p>
    </li>
  )
}

/** A card with the given share of the tile's height; a wide one is limited by the tile's width. */
function Placed({
  page,
  card,
  high,
  className,
}: {
  page: Page
  card: DisplayedCard
  high: number
  className: string
}) {
  const ratio = card.design.widthMm / card.design.heightMm
  const share = Math.min(0.72, (high * ratio * 290) / 302)
  return (
    <div className={`absolute ${className}`} style={{ width: `${Math.round(share * 1000) / 10}%` }}>
      <CardImage
        page={page}
        card={card}
        width={Math.round(302 * share)}
        sizes={`(width >= 1000px) ${Math.round(302 * share)}px, ${Math.round(46 * share)}vw`}
        decorative
        className="h-auto w-full"
      />
    </div>
  )
}
