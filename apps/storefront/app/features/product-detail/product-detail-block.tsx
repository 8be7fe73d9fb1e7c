import type { CallToAction, Link } from '@passepartout/content-model'
import type { BlockProps } from '../../platform/page.ts'
import type { LoadedDetail } from './load-detail.ts'
import { MatchingAccessories } from './matching-accessories.tsx'
import { ProductDetailView } from './product-detail-view.tsx'

interface DetailBlock {
  overview?: Link | undefined
  cta?: CallToAction | undefined
  accessory?: Link | undefined
  moreAccessories?: CallToAction | undefined
}

/** Detail block for any kind of product. */
export function ProductDetailBlock({ block, page, data }: BlockProps<DetailBlock, LoadedDetail>) {
  const { overview, cta, accessory, moreAccessories } = block
  return (
    <>
      <ProductDetailView page={page} data={data} overview={overview} cta={cta} />
      {data.product && accessory && (
        <MatchingAccessories page={page} product={data.product} detail={accessory} more={moreAccessories} />
      )}
    </>
  )
}
