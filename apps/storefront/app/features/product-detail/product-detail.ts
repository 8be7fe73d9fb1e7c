import type { Configurator } from '../configurator/configurator.ts'
import type { DeliveryPromise } from '../configurator/delivery-promise.ts'
import { paletteAsked } from '../configurator/palette-section.ts'
import { designPicture } from '../overview/design-picture.ts'
import { type DesignItem, tilePrice } from '../overview/design-tile.ts'
import type { TilePicture, TilePrice } from '../overview/overview-list.ts'

/** One product of any kind, as its page shows it. */
export interface ProductDetail {
  name: string
  /** A card design, which can be kept on the wishlist. */
  theme?: { themeId: string; palette: string | undefined }
  badges: readonly string[]
  pictures: readonly { picture: TilePicture; name: string | undefined }[]
  /** Ways it comes in, each with the query that shows it. */
  palettes: readonly { name: string; swatch: string; query: string; here: boolean }[]
  price: TilePrice
  facts: readonly Fact[]
  prices: readonly PriceTable[]
  /** Inner path with query; without it there is nothing to design. */
  designer: string | undefined
  /** What can be chosen; without it the product is shown with its facts alone. */
  configured?: { configurator: Configurator; delivery: DeliveryPromise | undefined } | undefined
}

export interface Fact {
  /** Message `product.fact-<term>`. */
  term: string
  values: readonly string[]
}

export interface PriceTable {
  /** Message `product.prices-<title>`, said above the table. */
  title: string
  rows: readonly { name: string; price: string }[]
}

interface Design extends DesignItem {
  previews: readonly { name: string | null; url: string; blank: boolean }[]
}

/** What the pages of all designs have in common, in the palette that the address asks for. */
export function designDetail(item: Design, address: URLSearchParams, named = '', paletteField = 'designId') {
  const palette = paletteAsked(address, item.palettes)
  const shown = item.palettes.find(({ id }) => id === palette)
  const printed = item.previews.filter(({ blank }) => !blank)
  const pictures = printed.map(({ name, url }) => ({
    picture: designPicture(shown ? `${url}&palette=${encodeURIComponent(shown.id)}` : url, item.sizeMm),
    name: name ?? undefined,
  }))
  return {
    name: item.name,
    badges: item.labels.map(label => label.name),
    pictures,
    palettes: item.palettes.map(one => ({
      name: one.name,
      swatch: one.swatch,
      query: [named, `${paletteField}=${one.id}`].filter(Boolean).join('&'),
      here: one === shown,
    })),
    price: tilePrice(item.priceFrom),
    designer: item.designerUrl,
  }
}

export const namesOf = (values: readonly { name: string }[]): string[] => values.map(({ name }) => name)
