import {
  type ArticleKind,
  type Catalogue,
  enumerateProducts,
  formatsOf,
  normaliseFrameConfiguration,
  type ProductConfiguration,
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
  (kind: ArticleKind): StandardArticles =>
  (catalogue, shop) =>
    enumerateProducts(catalogue, kind, shop)

/** What a kind of product brings to the jobs. A design is drawn and printed by its document, whatever it is of. */
export interface WorkerKind {
  /** Articles whose prices are recorded; of the others the price before a reduction comes from the price book's own past. */
  recorded?: StandardArticles
}

/** What every kind brings to the jobs. */
export const WORKER_KINDS: Readonly<Record<ArticleKind, WorkerKind>> = {
  'photo-frame': { recorded: frames },
  frame: {},
  collage: {},
  calendar: {},
  photobook: {},
  photobox: { recorded: all('photobox') },
  photoprint: { recorded: all('photoprint') },
  card: {},
  accessory: { recorded: all('accessory') },
  'gift-voucher': {},
}

/** The articles of all kinds whose prices are recorded. */
export const STANDARD_ARTICLES: readonly StandardArticles[] = Object.values(WORKER_KINDS).flatMap(
  ({ recorded }) => recorded ?? [],
)
