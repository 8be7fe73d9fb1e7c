import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { imageUrl } from '../images/image-url.ts'
import type { TileImage } from '../images/tile-image.tsx'
import { tilePrice } from './design-tile.ts'
import type { ProductTile, TilePrice } from './overview-list.ts'

type Accessory = CallPayload<(typeof schemas)['getAccessories']>['items'][number]
type CardAccessory = CallPayload<(typeof schemas)['getCardAccessories']>['items'][number]

const WIDTHS = [160, 240, 320, 480, 720]

export const accessoryTile = (item: Accessory): ProductTile =>
  accessoryTileBase(item, tilePrice(item.priceFrom))

/** Tile of an accessory beside a card, at its price for as many cards. */
export const cardAccessoryTile = (item: CardAccessory): ProductTile =>
  accessoryTileBase(item, { text: item.loose.priceCurrent.text, original: undefined })

/** Tile of an accessory, in the first colour that has an image. */
function accessoryTileBase(
  item: Pick<Accessory, 'id' | 'name' | 'text' | 'variants'>,
  price: TilePrice,
): ProductTile {
  const [first] = item.variants
  const pictured = item.variants.find(({ picture }) => picture !== null)
  return {
    id: item.id,
    name: item.name,
    details: [item.text],
    address: '/',
    detailQuery: `sku=${pictured?.sku ?? first?.sku}`,
    picture: pictured?.picture ? accessoryImage(pictured.picture) : undefined,
    badges: [],
    colours: item.variants.map(({ colour, swatch }) => ({ name: colour.name, swatch })),
    price,
  }
}

/** An image of goods below the content's assets. */
export const accessoryImage = (file: string): TileImage => ({
  sources: WIDTHS.map(width => ({ width, src: imageUrl(`goods/${file}`, { width }) })),
  ratio: 1,
  look: 'goods',
})
