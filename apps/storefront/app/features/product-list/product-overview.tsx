import type { Link } from '@passepartout/content-model'
import type { BlockProps } from '../../platform/page.ts'
import type { LoadedOverview } from './overview-list.ts'
import { ProductListLayout } from './product-list-layout.tsx'

interface OverviewBlock {
  headline: string
  text?: string | undefined
  detail?: Link | undefined
}

/** An overview with only the parts that all of them have. */
export function ProductOverview({ block, page, data }: BlockProps<OverviewBlock, LoadedOverview>) {
  return (
    <ProductListLayout
      page={page}
      headline={block.headline}
      text={block.text}
      overview={data}
      detail={block.detail}
    />
  )
}
