import {
  definitionOf,
  findAccessory,
  formatMoney,
  formatSize,
  frameOf,
  localised,
  materialOf,
  money,
  type ProductConfiguration,
  parseDimension,
  termName,
  type VocabularyGroup,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Named = Pick<CallContext, 'catalogue' | 'shop' | 'translate'>

/** An article in a line: what it is, its size and what tells it from others, such as `Poster, 60 × 40 cm`. */
export const articleName = (context: Named, product: ProductConfiguration): string =>
  partsOf(context, product).join(', ')

function partsOf({ catalogue, shop, translate }: Named, product: ProductConfiguration): string[] {
  const { locale, currency } = shop
  const term = (group: VocabularyGroup, id: string) => termName(catalogue, group, id, locale)
  switch (product.kind) {
    case 'photo-frame':
    case 'collage': {
      const frame = product.frameType === undefined ? undefined : frameOf(catalogue, product.frameType)
      return [
        ...(product.kind === 'collage' ? [term('product-kinds', 'collage')] : []),
        localised(materialOf(catalogue, product.materialType).name, locale),
        formatSize(parseDimension(product.formatType), locale),
        ...(frame ? [localised(frame.kind.name, locale), localised(frame.finish.name, locale)] : []),
      ]
    }
    case 'calendar':
      return [
        term('calendar-types', product.calendarType),
        term('calendar-formats', product.formatType),
        term('calendar-mountings', product.mountingType),
      ]
    case 'photobook':
      return [
        term('photobook-types', product.photobookPrinting),
        term('photobook-covers', product.photobookCover),
        term('photobook-formats', product.photobookFormat),
      ]
    case 'photobox':
      return [
        term('product-kinds', 'photobox'),
        term('photobox-sizes', product.boxSize),
        term('photo-formats', product.photoFormat),
      ]
    case 'photoprint':
      return [term('print-types', product.printType), term('photo-formats', product.photoFormat)]
    case 'card': {
      const front = catalogue.cards.find(({ id }) => id === product.designId)
      return [term('product-kinds', 'card'), ...(front ? [localised(front.name, locale)] : [])]
    }
    case 'accessory': {
      const found = findAccessory(catalogue, product.sku)
      const colour = definitionOf(catalogue, 'accessory').colours.find(
        ({ id }) => id === found?.variant.colour,
      )
      return [found?.article.name, colour?.name].flatMap(name => (name ? [localised(name, locale)] : []))
    }
    case 'gift-voucher':
      return [
        translate('article.gift-voucher', { amount: formatMoney(money(product.amount, currency), locale) }),
      ]
  }
}
