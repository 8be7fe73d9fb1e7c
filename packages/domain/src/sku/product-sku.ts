import type { Catalogue } from '../catalogue/schema.ts'
import {
  CALENDAR_FORMATS,
  CALENDAR_MOUNTINGS,
  CALENDAR_TYPES,
  PHOTO_FORMATS,
  PHOTOBOOK_COVERS,
  PHOTOBOOK_TYPES,
  PHOTOBOX_SIZES,
  PRINT_TYPES,
} from '../catalogue/vocabulary.ts'
import { findAccessory } from '../products/accessory/find-accessory.ts'
import type { ProductConfiguration, RuledKind } from '../products/engine/registry.ts'
import type { ProductInput } from '../products/engine/rules.ts'
import { frameSku, parseFrameSku } from './frame-sku.ts'

/** What a SKU names: a kind and the choices that are part of the number; the rest keeps its defaults. */
export interface SkuTarget {
  kind: RuledKind
  input: ProductInput
}

/** A part of a SKU: a word of a list, or a whole number from 1 (`amount` in hundredths). */
interface SkuField {
  name: string
  words?: (catalogue: Catalogue) => readonly string[]
  minor?: true
  optional?: true
}

const word = (name: string, words: readonly string[]): SkuField => ({ name, words: () => words })
const count = (name: string): SkuField => ({ name, optional: true })

/**
 * The grammar of article numbers: the parts of each kind, joined by hyphens, as queries and the catalogue spell them.
 * Pictures (`leinwand-600x400-holzrahmen`) have `frameSku`, collages put `collage-<design>-` in front of a picture's,
 * accessories have numbers of their own in the catalogue. Kinds without a telling first part begin with their name.
 *
 * | Kind | Parts | Such as |
 * |---|---|---|
 * | calendar | type, format, mounting? | `wandkalender-a4-hoch-spirale` |
 * | photobook | printing, cover, format, pages? | `digitalfotobuch-hard-a4-quer-48` |
 * | photobox | size, format, photos? | `photobox-small-100x120-24` |
 * | photoprint | paper, format | `photoprint-fotopapier-matt-150x100` |
 * | card | design | `card-olivenhain` |
 * | gift-voucher | worth in whole units of the currency | `gift-voucher-50` |
 */
const GRAMMAR: Partial<Record<RuledKind, { prefix?: string; fields: readonly SkuField[] }>> = {
  calendar: {
    fields: [
      word('calendarType', CALENDAR_TYPES),
      word('formatType', CALENDAR_FORMATS),
      { ...word('mountingType', CALENDAR_MOUNTINGS), optional: true },
    ],
  },
  photobook: {
    fields: [
      word('photobookPrinting', PHOTOBOOK_TYPES),
      word('photobookCover', PHOTOBOOK_COVERS),
      {
        name: 'photobookFormat',
        words: ({ products }) => Object.keys(products.photobook?.formats ?? {}),
      },
      count('photobookPageCount'),
    ],
  },
  photobox: {
    prefix: 'photobox',
    fields: [word('boxSize', PHOTOBOX_SIZES), word('photoFormat', PHOTO_FORMATS), count('photos')],
  },
  photoprint: {
    prefix: 'photoprint',
    fields: [word('printType', PRINT_TYPES), word('photoFormat', PHOTO_FORMATS)],
  },
  card: {
    prefix: 'card',
    fields: [{ name: 'designId', words: ({ cards }) => cards.map(({ id }) => id) }],
  },
  'gift-voucher': { prefix: 'gift-voucher', fields: [{ name: 'amount', minor: true }] },
}

const COLLAGE = /^collage-([1-9]\d{0,5})-(.+)$/
const LONGEST = 64

/** The SKU of a product: its main choices; options, paper or refinement are no part of it. */
export function productSku(product: ProductConfiguration): string {
  if (product.kind === 'accessory') return product.sku
  if (product.kind === 'photo-frame') return frameSku(product)
  if (product.kind === 'collage') return `collage-${product.designId}-${frameSku(product)}`
  const { prefix, fields } = GRAMMAR[product.kind] ?? { fields: [] }
  const chosen = new Map<string, unknown>(Object.entries(product))
  const parts = fields.flatMap(({ name, minor }) => {
    const value = chosen.get(name)
    return value === undefined ? [] : [minor ? Number(value) / 100 : value]
  })
  return [...(prefix === undefined ? [] : [prefix]), ...parts].join('-')
}

/** What a SKU names; `undefined` where it names nothing that the catalogue knows. Whether it can be made, rules tell. */
export function parseSku(catalogue: Catalogue, sku: string): SkuTarget | undefined {
  if (sku.length > LONGEST) return undefined
  const picture = parseFrameSku(catalogue, sku)
  if (picture) return { kind: 'photo-frame', input: { ...picture } }
  const [, designId, rest = ''] = COLLAGE.exec(sku) ?? []
  const collage = designId === undefined ? undefined : parseFrameSku(catalogue, rest)
  if (collage) return { kind: 'collage', input: { ...collage, designId } }
  if (findAccessory(catalogue, sku)) return { kind: 'accessory', input: { sku } }
  for (const [kind, { prefix, fields }] of Object.entries(GRAMMAR)) {
    const input = readFields(catalogue, fields, prefix === undefined ? `-${sku}` : afterPrefix(sku, prefix))
    if (input) return { kind: kind as RuledKind, input }
  }
  return undefined
}

const afterPrefix = (sku: string, prefix: string): string =>
  sku.startsWith(`${prefix}-`) ? sku.slice(prefix.length) : ''

/** Reads `-part-part...`; words may hold hyphens themselves, so the longest that fits goes first. */
function readFields(
  catalogue: Catalogue,
  fields: readonly SkuField[],
  text: string,
): Record<string, string | number> | undefined {
  const input: Record<string, string | number> = {}
  let rest = text
  for (const { name, words, minor, optional } of fields) {
    if (rest === '' && optional) continue
    const part = words
      ? words(catalogue)
          .toSorted((a, b) => b.length - a.length)
          .find(value => rest === `-${value}` || rest.startsWith(`-${value}-`))
      : /^-([1-9]\d{0,5})(?=-|$)/.exec(rest)?.[1]
    if (part === undefined) return undefined
    input[name] = words ? part : Number(part) * (minor ? 100 : 1)
    rest = rest.slice(part.length + 1)
  }
  return rest === '' ? input : undefined
}
