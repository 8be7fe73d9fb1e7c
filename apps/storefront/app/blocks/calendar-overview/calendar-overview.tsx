import type { CalendarOverview as CalendarOverviewBlock } from '@passepartout/content-model'
import { TileImageView } from '../../features/images/tile-image.tsx'
import { KIND_TILE_SIZES, OverviewKinds } from '../../features/product-list/overview-kinds.tsx'
import { ProductListLayout } from '../../features/product-list/product-list-layout.tsx'
import type { BlockProps } from '../../platform/page.ts'
import type { LoadedCalendars } from './load-calendar-overview.ts'

/** Calendars: kinds to choose from, filters, result. */
export function CalendarOverview({ block, page, data }: BlockProps<CalendarOverviewBlock, LoadedCalendars>) {
  return (
    <ProductListLayout
      page={page}
      headline={block.headline}
      text={block.text}
      overview={data.overview}
      detail={block.detail}
    >
      {data.kinds.length > 0 && (
        <OverviewKinds
          page={page}
          kinds={data.kinds.map(kind => ({
            ...kind,
            picture: <TileImageView {...KIND_TILE_SIZES} picture={kind.picture} />,
          }))}
        />
      )}
    </ProductListLayout>
  )
}
