import type { TeaserTile as Tile } from '@passepartout/content-model'
import { Visual } from '../../features/images/visual.tsx'
import { urlOf } from '../../features/links/address.ts'
import { ExperimentPrice } from '../../features/prices/experiment-price.tsx'
import type { StartingPrices } from '../../features/prices/starting-price.tsx'
import type { Page } from '../../platform/page.ts'

interface TeaserTileProps {
  tile: Tile
  page: Page
  prices: StartingPrices | undefined
  /** Classes of the tile in its grid and of its image, and the width of the image there. */
  layout: TileLayout
}

export interface TileLayout {
  tile: string
  picture: string
  sizes: string
  /** Class of the name where tiles are small. */
  name?: string
  /** Class of the description; without it there is no space for one. */
  text?: string
}

/** A product kind as a scene, with its name, a description and its starting price; all of it is the link. */
export function TeaserTile({ tile, page, prices, layout }: TeaserTileProps) {
  return (
    <li className={`tile md:@container ${layout.tile}`}>
      <div className={`tile-picture ${layout.picture}`}>
        <Visual of={tile} width={640} height={480} sizes={layout.sizes} />
      </div>
      <div className="mt-caption @min-[18rem]:flex @min-[18rem]:flex-wrap @min-[18rem]:items-baseline @min-[18rem]:justify-between @min-[18rem]:gap-x-4">
        <h3 className={layout.name ?? 'type-h3'}>
          <a href={urlOf(tile.link, page)} className="tile-link tile-name no-underline">
            {tile.title}
          </a>
        </h3>
        <ExperimentPrice
          page={page}
          prices={prices}
          of={tile}
          className="block text-14 md:text-15 @min-[18rem]:text-right"
        />
      </div>
      {tile.text && layout.text !== undefined && (
        <p className={`mt-0.5 text-14 text-muted ${layout.text}`}>{tile.text}</p>
      )}
    </li>
  )
}
