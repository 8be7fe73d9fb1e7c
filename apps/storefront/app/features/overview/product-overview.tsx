import type { Link } from '@passepartout/content-model'
import type { BlockProps } from '../../platform/page.ts'
import { ProductListLayout } from './overview-frame.tsx'
import type { LoadedOverview } from './overview-list.ts'

interface OverviewBlock {
  headline: string
  text?: string | undefined
  detail?: Link | undefined
}

/** An overview that needs nothing beside what all of them have. */
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
