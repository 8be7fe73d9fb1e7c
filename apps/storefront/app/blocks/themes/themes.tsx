import type { Themes as ThemesBlock } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import { SectionLink } from '../../features/layout/call-to-action.tsx'
import type { ProductTile as ProductTileData } from '../../features/product-list/overview-list.ts'
import { ProductTile } from '../../features/product-list/product-tile.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** A row of cards, which renders nothing without any. */
export function Themes({ block, page, data }: BlockProps<ThemesBlock, ProductTileData[]>) {
  if (data.length === 0) return null
  return (
    <Section title={block.headline} text={block.text} more={<SectionLink page={page} more={block.more} />}>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-6 md:gap-y-10">
        {data.map(tile => (
          <ProductTile key={tile.id} page={page} tile={tile} heading="h3" stage={230 / 276} />
        ))}
      </ul>
    </Section>
  )
}
