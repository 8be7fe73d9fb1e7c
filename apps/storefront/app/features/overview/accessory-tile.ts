import type { CallPayload } from '@passepartout/contracts'
import type { schemas } from '@passepartout/contracts/schemas'
import { pictureUrl } from '../pictures/picture-url.ts'
import { tilePrice } from './design-tile.ts'
import type { ProductTile, TilePicture } from './overview-list.ts'

type Accessory = CallPayload<(typeof schemas)['getAccessories']>['items'][number]

const WIDTHS = [240, 480, 720]

/** An article from the shelf, in the colour that has a picture. */
export function accessoryTile(item: Accessory): ProductTile {
  const [first] = item.variants
  const pictured = item.variants.find(({ picture }) => picture !== null)
  return {
    id: item.id,
    name: item.name,
    details: [item.text],
    address: '/',
    detailQuery: `sku=${pictured?.sku ?? first?.sku}`,
    picture: pictured?.picture ? goodsPicture(pictured.picture) : undefined,
    badges: [],
    colours: item.variants.map(({ colour, swatch }) => ({ name: colour.name, swatch })),
    price: tilePrice(item.priceFrom),
  }
}

/** A picture of goods below the content's assets. */
export const goodsPicture = (file: string): TilePicture => ({
  sources: WIDTHS.map(width => ({ width, src: pictureUrl(`goods/${file}`, { width }) })),
  ratio: 1,
  look: 'goods',
})
