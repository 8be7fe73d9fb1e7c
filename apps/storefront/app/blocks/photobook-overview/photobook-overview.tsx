import type { PhotobookOverview as PhotobookOverviewBlock } from '@passepartout/content-model'
import { Visual } from '../../features/images/visual.tsx'
import { KIND_TILE_SIZES, OverviewKinds } from '../../features/product-list/overview-kinds.tsx'
import type { LoadedOverview } from '../../features/product-list/overview-list.ts'
import { ProductListLayout } from '../../features/product-list/product-list-layout.tsx'
import type { BlockProps } from '../../platform/page.ts'

/** Photobooks: kinds to choose from, filters, result. */
export function PhotobookOverview({ block, page, data }: BlockProps<PhotobookOverviewBlock, LoadedOverview>) {
  const { headline, text, kinds = [], photobookTypes, detail } = block
  const { stage, width, sizes } = KIND_TILE_SIZES
  return (
    <ProductListLayout page={page} headline={headline} text={text} overview={data} detail={detail}>
      {kinds.length > 0 && (
        <OverviewKinds
          page={page}
          kinds={kinds.map(kind => ({
            name: kind.title,
            text: kind.text,
            link: kind.link,
            here: photobookTypes?.includes(kind.photobookType) ?? false,
            picture: <Visual of={kind} width={width} height={width / stage} sizes={sizes} />,
          }))}
        />
      )}
    </ProductListLayout>
  )
}
