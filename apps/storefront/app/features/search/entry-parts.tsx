import { shopSettings } from '@passepartout/domain'
import type { Page } from '../../platform/page.ts'
import { TileImageView } from '../images/tile-image.tsx'
import { Visual } from '../images/visual.tsx'
import { urlOf } from '../links/address.ts'
import { StartingPrice, type StartingPrices } from '../prices/starting-price.tsx'
import { TilePrice } from '../product-list/product-tile.tsx'
import type { SearchEntry } from './search-entry.ts'

export const hrefOf = ({ link }: SearchEntry, page: Page): string =>
  typeof link === 'string' ? page.href(link) : urlOf(link, page)

/** The lowest price of a result, if the shop shows prices in lists. */
export function EntryPrice({
  page,
  entry,
  prices,
}: {
  page: Page
  entry: SearchEntry
  prices: StartingPrices
}) {
  if (entry.tile) {
    return shopSettings(page.shop).overviewPrices ? <TilePrice page={page} price={entry.tile.price} /> : null
  }
  return <StartingPrice page={page} prices={prices} of={entry.priceName} />
}

/** Image of a result, filling its stage. The name beside it describes it. */
export function SearchEntryImage({
  entry,
  stage,
  width,
  sizes,
}: {
  entry: SearchEntry
  stage: number
  width: number
  sizes: string
}) {
  const { tile, sample, visual } = entry
  const drawn = tile?.picture ?? sample
  if (drawn) return <TileImageView picture={drawn} stage={stage} width={width} sizes={sizes} />
  if (!visual?.scene && !visual?.picture) return null
  const silent = {
    scene: visual.scene && { ...visual.scene, alt: '' },
    picture: visual.picture && { ...visual.picture, alt: '' },
  }
  return <Visual of={silent} width={width} height={Math.round(width / stage)} sizes={sizes} />
}
