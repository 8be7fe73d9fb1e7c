import type { DisplayMoney } from '@passepartout/contracts'
import { termsOf } from '@passepartout/domain'
import type { LoadContext } from '../../platform/block.ts'
import { designImage } from '../images/design-image.ts'
import type { FilterDisplay, ProductTile } from './overview-list.ts'

/** Common fields of the items in all design lists of the API. */
export interface DesignItem {
  name: string
  labels: readonly { value: string; name: string }[]
  palettes: readonly { id: string; name: string; swatch: string; preview: string }[]
  previews: readonly { url: string }[]
  sizeMm: { width: number; height: number }
  priceFrom: {
    text: string
    priceCurrent: DisplayMoney
    priceOriginal: DisplayMoney
    discountPercent: number
  }
  designerUrl: string
}

export const COLOUR_FILTER: FilterDisplay = { name: 'color', title: 'color', look: 'swatches' }
export const ORIENTATION_FILTER: FilterDisplay = { name: 'categoryIds', title: 'orientation', look: 'shapes' }

interface Shown {
  id: string
  details: readonly (string | undefined)[]
  /** Inner path of the tile's own link; by default the designer. */
  address?: string
  detailQuery: string
}

/** A design as a tile: its first page, type, colours and lowest price. */
export function designTile(item: DesignItem, { id, details, address, detailQuery }: Shown): ProductTile {
  const [first] = item.previews
  return {
    id,
    name: item.name,
    details: details.filter(detail => detail !== undefined),
    address: address ?? item.designerUrl,
    detailQuery,
    picture: first && {
      ...designImage(first.url, item.sizeMm),
      foil: item.labels.some(({ value }) => value === 'foil'),
    },
    // All other labels repeat what the image shows.
    badges: item.labels.filter(({ value }) => value === 'new').map(({ name }) => name),
    colours: item.palettes.map(({ name, swatch }) => ({ name, swatch })),
    price: tilePrice(item.priceFrom),
  }
}

export const tilePrice = ({
  text,
  priceCurrent,
  priceOriginal,
  discountPercent,
}: DesignItem['priceFrom']) => ({
  text,
  from: priceCurrent,
  original: discountPercent > 0 ? priceOriginal.text : undefined,
})

/** Swatches of the catalogue's colours, by value. */
export function designSwatches({ catalogue }: Pick<LoadContext, 'catalogue'>) {
  const swatches = new Map(termsOf(catalogue, 'colours').map(({ id, swatch }) => [id, swatch]))
  return (value: string) => swatches.get(value)
}
