import type { CallToAction, Link } from '../../blocks/fields.ts'
import type { BlockProps } from '../../platform/page.ts'
import type { LoadedDetail } from './load-detail.ts'
import { ProductDetailView } from './product-detail-view.tsx'

interface DetailBlock {
  overview?: Link | undefined
  cta?: CallToAction | undefined
}

/** A detail wrapper of any kind of product. */
export function ProductDetailBlock({ block, page, data }: BlockProps<DetailBlock, LoadedDetail>) {
  return <ProductDetailView page={page} data={data} overview={block.overview} cta={block.cta} />
}
