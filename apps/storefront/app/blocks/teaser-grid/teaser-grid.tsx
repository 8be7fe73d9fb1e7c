import type { TeaserGrid as TeaserGridBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import type { StartingPrices } from '../../features/prices/starting-price.tsx'
import type { BlockProps } from '../../platform/page.ts'
import { TeaserTile } from '../teaser-tile/teaser-tile.tsx'
import { isSwipeableOnPhone, tileLayout } from './tile-layout.ts'

/** Product kinds as scenes, in rows of mixed or of equal widths. */
export function TeaserGrid({ block, page, data }: BlockProps<TeaserGridBlock, StartingPrices | undefined>) {
  const spans = block.items.map(item => item.span)
  return (
    <Section
      title={block.headline}
      more={<SectionLink page={page} more={block.more} />}
      {...(block.anchor ? { id: block.anchor } : {})}
    >
      <ul
        className={
          isSwipeableOnPhone(spans)
            ? 'gap-x-3 gap-y-12 max-md:snap-row max-md:bleed-right md:grid md:grid-cols-12 md:gap-x-6'
            : 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-12 md:gap-x-6 md:gap-y-12'
        }
      >
        {block.items.map((item, index) => (
          <TeaserTile
            key={item._uid ?? item.title}
            tile={item}
            page={page}
            prices={data}
            layout={tileLayout(spans, index)}
          />
        ))}
      </ul>
    </Section>
  )
}
