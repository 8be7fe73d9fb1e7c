import type { Document } from '@passepartout/document'
import {
  type Catalogue,
  enumerateProducts,
  formatsOf,
  isProductKind,
  normaliseFrameConfiguration,
  type ProductKind,
} from '@passepartout/domain'
import { type BookPress, bookPressOf, type Ordered } from '../print/book-press.ts'
import { type BoundSheets, bookSheets, calendarSheets } from '../production/bound-sheets.ts'
import type { RecordedConfigurations, WorkerKindAdapter } from './worker-kind-adapter.ts'

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

export const WORKER_KIND_ADAPTERS: Readonly<Record<ProductKind, WorkerKindAdapter>> = {
  'photo-frame': { recorded: standardWallArt, materialField: 'materialType' },
  frame: { materialField: 'frameType' },
  collage: { materialField: 'materialType' },
  calendar: { materialField: 'paperType', boundSheets: calendarSheets },
  photobook: { materialField: 'photobookPaper', press: bookPressOf, boundSheets: bookSheets },
  photobox: { recorded: allStandardConfigurations('photobox') },
  photoprint: {
    recorded: allStandardConfigurations('photoprint'),
    materialField: 'printType',
    sidesPerPiece: () => 1,
    isPrintedOnce: true,
  },
  card: { materialField: 'paper', sidesPerPiece: ({ pages }) => pages.length },
  accessory: { recorded: allStandardConfigurations('accessory') },
  'gift-voucher': {},
}

/** The adapter of a stored line's kind; empty for a kind without one. */
export const workerKindAdapter = (kind: string): WorkerKindAdapter =>
  (isProductKind(kind) && WORKER_KIND_ADAPTERS[kind]) || {}

/** The press settings of a line; undefined where it is no book. */
export const pressOf = (catalogue: Catalogue, line: Ordered): BookPress | undefined =>
  workerKindAdapter(line.kind).press?.(catalogue, line)

/** The ticket's description of each page of a bound product; undefined where the product is not bound. */
export const boundSheets = (
  catalogue: Catalogue,
  line: Ordered,
  document: Document,
): BoundSheets | undefined => workerKindAdapter(line.kind).boundSheets?.(catalogue, line, document)

/** Recorded configurations of all kinds. */
export const RECORDED_CONFIGURATIONS: readonly RecordedConfigurations[] = Object.values(
  WORKER_KIND_ADAPTERS,
).flatMap(({ recorded }) => recorded ?? [])
