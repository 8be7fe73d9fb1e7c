import { shopSettings } from '@passepartout/domain'
import { Price } from '@passepartout/ui/price'
import type { Link } from '../../blocks/fields.ts'
import type { Page } from '../../platform/page.ts'
import { addressInShop, addressOf } from '../links/address.ts'
import type { ProductTile as ProductTileData } from './overview-list.ts'
import { TilePictureView } from './tile-picture.tsx'

const MOST_COLOURS = 6

interface ProductTileProps {
  page: Page
  tile: ProductTileData
  /** Level of the name below the heading that stands over the list. */
  heading: 'h2' | 'h3'
  /** Width to height of the ground that pictures of a list stand on. */
  stage: number
  /** Page that shows one product of the kind; without it the tile leads where the product says. */
  detail?: Link | undefined
  priority?: boolean
}

/** A product of any kind in a list: picture, name, facts, colours, lowest price. */
export function ProductTile({ page, tile, heading: Heading, stage, detail, priority }: ProductTileProps) {
  const href =
    detail && tile.detailQuery
      ? `${addressOf(detail, page)}?${tile.detailQuery}`
      : addressInShop(tile.address, page)
  return (
    <li className="tile group">
      <div className="tile-picture relative" style={{ aspectRatio: stage }}>
        <div className="absolute inset-0 grid place-items-center">
          {tile.picture ? (
            <TilePictureView
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
          )}
        </div>
        {tile.badges.length > 0 && (
          <p className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5">
            {tile.badges.map(badge => (
              <span key={badge} className="badge">
                {badge}
              </span>
            ))}
          </p>
        )}
      </div>
      <Heading className="mt-3 font-text text-15 leading-snug font-semibold">
        <a href={href} className="tile-link tile-name no-underline">
          {tile.name}
        </a>
      </Heading>
      {tile.details.length > 0 && <p className="text-14 text-muted">{tile.details.join(', ')}</p>}
      <div className="mt-1.5 flex min-h-5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-15">
        <Colours page={page} colours={tile.colours} />
        {shopSettings(page.shop).overviewPrices && <TilePrice page={page} price={tile.price} />}
      </div>
    </li>
  )
}

/** A lowest price as the API wrote it, `ab 16,95 €`. */
export function TilePrice({ page, price }: { page: Page; price: ProductTileData['price'] }) {
  const { translate } = page
  return (
    <Price
      current={price.text}
      {...(price.original ? { original: price.original } : {})}
      texts={{ now: translate('shop.now'), before: translate('shop.before') }}
    />
  )
}

/** The colours that it comes in, spoken as one sentence. */
function Colours({ page, colours }: { page: Page; colours: ProductTileData['colours'] }) {
  if (colours.length < 2) return <span />
  const names = colours.map(({ name }) => name).join(', ')
  return (
    <p className="flex items-center gap-1.5">
      <span className="sr-only">
        {page.translate('overview.colours-of', { count: colours.length, names })}
      </span>
      {colours.slice(0, MOST_COLOURS).map(({ name, swatch }) => (
        <span
          key={name}
          aria-hidden="true"
          className="size-3.5 rounded-full border border-[rgb(0_0_0/0.16)] forced-color-adjust-none"
          style={{ background: swatch }}
        />
      ))}
    </p>
  )
}
