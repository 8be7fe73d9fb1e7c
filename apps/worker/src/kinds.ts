import {
  type Catalogue,
  enumerateProducts,
  formatsOf,
  normaliseFrameConfiguration,
  type ProductConfiguration,
  type ProductKind,
  type Shop,
} from '@passepartout/domain'

/** The articles of one kind whose prices are recorded: those that a shop shows before anybody has configured anything. */
export type RecordedConfigurations = (catalogue: Catalogue, shop: Shop) => Iterable<ProductConfiguration>

/** Every material in each of its listed formats, with the options it comes with. */
const standardWallArt: RecordedConfigurations = function* (catalogue, shop) {
  for (const material of catalogue.materials) {
    for (const formatType of formatsOf(catalogue, material, shop)) {
      const input = { materialType: material.id, formatType }
      yield { kind: 'photo-frame', ...normaliseFrameConfiguration(catalogue, input, shop).configuration }
    }
  }
}

/** All that can be made of a kind which has few articles and none that follows the calendar. */
const allStandardConfigurations =
  (kind: ProductKind): RecordedConfigurations =>
  (catalogue, shop) =>
    enumerateProducts(catalogue, kind, shop)

/** What a kind of product brings to the jobs. A design is drawn and printed by its document, whatever it is of. */
export interface WorkerKindAdapter {
  /** Articles whose prices are recorded; of the others the price before a reduction comes from the price book's own past. */
  recorded?: RecordedConfigurations
}

/** What every kind brings to the jobs. */
export const WORKER_KIND_ADAPTERS: Readonly<Record<ProductKind, WorkerKindAdapter>> = {
  'photo-frame': { recorded: standardWallArt },
  frame: {},
  collage: {},
  calendar: {},
  photobook: {},
  photobox: { recorded: allStandardConfigurations('photobox') },
  photoprint: { recorded: allStandardConfigurations('photoprint') },
  card: {},
  accessory: { recorded: allStandardConfigurations('accessory') },
  'gift-voucher': {},
}

/** The articles of all kinds whose prices are recorded. */
export const RECORDED_CONFIGURATIONS: readonly RecordedConfigurations[] = Object.values(
  WORKER_KIND_ADAPTERS,
).flatMap(({ recorded }) => recorded ?? [])
