import type { CardRow as CardRowBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { type Cards, pickCards } from '../../features/cards/card-designs.ts'
import { CardTile } from '../../features/cards/card-tile.tsx'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** A selection of cards, four in a row. */
export function CardRow({ block, page, data }: BlockProps<CardRowBlock, Cards>) {
  return (
    <Section title={block.headline} text={block.text} more={<SectionLink page={page} more={block.more} />}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-6 md:gap-y-10">
        {pickCards(data, block.cards).map(card => (
          <CardTile heading="h3" key={`${card.design.id}-${card.palette.name}`} page={page} card={card} />
        ))}
      </ul>
    </Section>
  )
}
