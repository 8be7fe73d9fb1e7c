import {
  type Catalogue,
  enumerateProducts,
  formatsOf,
  normaliseFrameConfiguration,
  type ProductConfiguration,
  type ProductKind,
  type Shop,
} from '@passepartout/domain'

/**
 * The configurations of one kind whose prices are recorded: those that a shop displays before a visitor configures
 * anything.
 */
export type RecordedConfigurations = (catalogue: Catalogue, shop: Shop) => Iterable<ProductConfiguration>

/** Every material in each of its listed formats, with its default options. */
const standardWallArt: RecordedConfigurations = function* (catalogue, shop) {
  for (const material of catalogue.materials) {
    for (const formatType of formatsOf(catalogue, material, shop)) {
      const input = { materialType: material.id, formatType }
      yield { kind: 'photo-frame', ...normaliseFrameConfiguration(catalogue, input, shop).configuration }
    }
  }
}

/** All configurations of a kind that has few and none that depends on the calendar. */
const allStandardConfigurations =
  (kind: ProductKind): RecordedConfigurations =>
  (catalogue, shop) =>
    enumerateProducts(catalogue, kind, shop)

/** The kind adapter of the jobs. Rendering and printing need none: they work from the document alone. */
export interface WorkerKindAdapter {
  /**
   * Configurations whose prices are recorded; for the others the price before a reduction comes from the price book's
   * own history.
   */
  recorded?: RecordedConfigurations
}

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

/** Recorded configurations of all kinds. */
export const RECORDED_CONFIGURATIONS: readonly RecordedConfigurations[] = Object.values(
  WORKER_KIND_ADAPTERS,
).flatMap(({ recorded }) => recorded ?? [])
