import type { CallToAction, Link } from '@passepartout/content-model'
import { Section } from '@passepartout/ui/section'
import type { Page } from '../../platform/page.ts'
import { SectionLink } from '../layout/call-to-action.tsx'
import { ProductTile } from '../product-list/product-tile.tsx'
import type { ProductDetail } from './product-detail.ts'

interface MatchingAccessoriesProps {
  page: Page
  product: ProductDetail
  /** Page of a single accessory. */
  detail: Link
  more?: CallToAction | undefined
}

/** Accessories that match a product, each with a link to its own page; nothing if there are none. */
export function MatchingAccessories({ page, product, detail, more }: MatchingAccessoriesProps) {
  const { matching = [], name } = product
  if (matching.length === 0) return null
  return (
    <Section
      title={page.translate('product.goes-with', { name })}
      more={<SectionLink page={page} more={more} />}
      className="pt-0"
    >
      <ul className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-6">
        {matching.map(tile => (
          <ProductTile key={tile.id} page={page} tile={tile} heading="h3" stage={1} detail={detail} />
        ))}
      </ul>
    </Section>
  )
}
