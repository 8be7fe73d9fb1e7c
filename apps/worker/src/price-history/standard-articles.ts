import {
  type Catalogue,
  enumerateProducts,
  formatsOf,
  normaliseFrameConfiguration,
  type ProductConfiguration,
  type RuledKind,
  type Shop,
} from '@passepartout/domain'

/** The articles of one kind whose prices are recorded: those that a shop shows before anybody has configured anything. */
export type StandardArticles = (catalogue: Catalogue, shop: Shop) => Iterable<ProductConfiguration>

/** Every material in each of its listed formats, with the options it comes with. */
const frames: StandardArticles = function* (catalogue, shop) {
  for (const material of catalogue.materials) {
    for (const formatType of formatsOf(catalogue, material, shop)) {
      const input = { materialType: material.id, formatType }
      yield { kind: 'photo-frame', ...normaliseFrameConfiguration(catalogue, input, shop).configuration }
    }
  }
}

/** All that can be made of a kind which has few articles and none that follows the calendar. */
const all =
  (kind: RuledKind): StandardArticles =>
  (catalogue, shop) =>
    enumerateProducts(catalogue, kind, shop)

/** One row per kind of product; the reference price of the others comes from the price book's own past. */
export const STANDARD_ARTICLES: readonly StandardArticles[] = [
  frames,
  all('photobox'),
  all('photoprint'),
  all('accessory'),
]
