import type { Link } from '@passepartout/content-model'
import { inOneName, shopSettings, themeIdOf } from '@passepartout/domain'
import { Price } from '@passepartout/ui/price'
import { SwatchDots } from '@passepartout/ui/swatch'
import { Tile } from '@passepartout/ui/tile'
import type { Page } from '../../platform/page.ts'
import { TileImageView } from '../images/tile-image.tsx'
import { urlOf } from '../links/address.ts'
import { HeartButton } from '../wishlist/heart-button.tsx'
import type { ProductTile as ProductTileData } from './overview-list.ts'

interface ProductTileProps {
  page: Page
  tile: ProductTileData
  /** Heading level of the name, one below the heading of the list. */
  heading: 'h2' | 'h3'
  /** Width to height of the stage for images of the list. */
  stage: number
  /** Page that shows one product of the kind; without it the tile links to the product's own address. */
  detail?: Link | undefined
  priority?: boolean
}

/** A product of any kind in a list: image, name, facts, colours, lowest price. */
export function ProductTile({ page, tile, heading, stage, detail, priority }: ProductTileProps) {
  const href =
    detail && tile.detailQuery ? `${urlOf(detail, page)}?${tile.detailQuery}` : page.href(tile.address)
  const themeId = themeIdOf(tile.address)
  return (
    <Tile
      href={href}
      name={tile.name}
      heading={heading}
      stage={stage}
      badges={tile.badges}
      details={inOneName(page.shop.locale, tile.details).join(', ')}
      colours={<Colours page={page} colours={tile.colours} />}
      price={shopSettings(page.shop).overviewPrices && <TilePrice page={page} price={tile.price} />}
      corner={themeId && <HeartButton page={page} themeId={themeId} name={tile.name} />}
      picture={
        tile.picture ? (
          <TileImageView
            picture={tile.picture}
            stage={stage}
            width={300}
            sizes="(width >= 1000px) 280px, (width >= 576px) 30vw, 46vw"
            priority={priority ?? false}
          />
        ) : (
          <span
            className="size-2/5 rounded-full border border-hairline forced-color-adjust-none"
            style={{ background: tile.colours[0]?.swatch }}
          />
        )
      }
    />
  )
}

/** A lowest price as the API formatted it, `ab 16,95 €`. */
export function TilePrice({ page, price }: { page: Page; price: ProductTileData['price'] }) {
  const { translate } = page
  return (
    <Price
      current={price.text}
      {...(price.original ? { original: price.original } : {})}
      net={price.from?.net}
      texts={{ now: translate('shop.now'), before: translate('shop.before') }}
    />
  )
}

/** The colours of a product; screen readers announce them as one sentence. */
function Colours({ page, colours }: { page: Page; colours: ProductTileData['colours'] }) {
  if (colours.length < 2) return <span />
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <SwatchDots
      colours={colours}
      spoken={page.translate('overview.colours-of', { count: colours.length, names })}
    />
  )
}
