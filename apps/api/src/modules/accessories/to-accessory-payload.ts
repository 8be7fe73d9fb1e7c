import {
  type AccessoryArticle,
  definitionOf,
  findAccessory,
  inOneName,
  localised,
  termName,
} from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'

type Context = Pick<CallContext, 'catalogue' | 'shop'>

/** The fields of an accessory that every response contains. */
export function toAccessoryPayload({ catalogue, shop: { locale } }: Context, article: AccessoryArticle) {
  const { id, type, name, text, weightGrams, variants } = article
  return {
    id,
    type: { value: type, name: termName(catalogue, 'card-accessory-types', type, locale) },
    name: localised(name, locale),
    text: localised(text, locale),
    weightGrams,
    variants: variants.map(({ sku, colour, picture = null }) => ({
      sku,
      colour: { value: colour, name: colourName({ catalogue, shop: { locale } }, colour) },
      swatch: coloursOf(catalogue).find(({ id }) => id === colour)?.swatch ?? '',
      picture,
    })),
  }
}

interface Naming {
  catalogue: CallContext['catalogue']
  shop: Pick<CallContext['shop'], 'locale'>
}

export function colourName({ catalogue, shop }: Naming, colour: string): string {
  const found = coloursOf(catalogue).find(({ id }) => id === colour)
  return found ? localised(found.name, shop.locale) : colour
}

/** An accessory with its colour, such as `Satinband, Gold`; an unknown SKU is returned unchanged. */
export function accessoryName(naming: Naming, sku: string): string {
  const found = findAccessory(naming.catalogue, sku)
  if (!found) return sku
  const { locale } = naming.shop
  const names = [localised(found.article.name, locale), colourName(naming, found.variant.colour)]
  return inOneName(locale, names).join(', ')
}

const coloursOf = (catalogue: CallContext['catalogue']) => definitionOf(catalogue, 'accessory').colours
