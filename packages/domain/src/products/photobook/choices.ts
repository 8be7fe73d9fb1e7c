import type { Catalogue } from '../../catalogue/schema.ts'
import {
  PHOTOBOOK_BINDINGS,
  PHOTOBOOK_COVERS,
  PHOTOBOOK_PAPERS,
  PHOTOBOOK_TYPES,
  type PhotobookBinding,
  type PhotobookCover,
  type PhotobookPaper,
  type PhotobookType,
  PRINT_FINISHES,
  type PrintFinish,
} from '../../catalogue/vocabulary.ts'
import type { Shop } from '../../shops/shop.ts'
import { checkOfField, choicesOf, type ProductChoice } from '../shared/choices.ts'
import { printFinishesInChannel } from '../shared/print-finishes.ts'
import { checkPhotobook } from './check.ts'
import { availablePageCounts, type PhotobookConfiguration, photobookDefinition } from './configuration.ts'
import { LAMINATIONS, type Lamination } from './laminations.ts'

export interface PhotobookChoices {
  photobookPrinting: ProductChoice<PhotobookType>[]
  photobookCover: ProductChoice<PhotobookCover>[]
  photobookBinding: ProductChoice<PhotobookBinding>[]
  photobookPaper: ProductChoice<PhotobookPaper>[]
  photobookFormat: ProductChoice[]
  photobookCoverLamination: ProductChoice<Lamination>[]
  refinementType: ProductChoice<PrintFinish>[]
  graduationsPageCount: number[]
}

/**
 * Options for the next choice of a book, with the reason code of unavailable ones. Type before binding before cover and
 * paper: later choices adapt (`normaliseProduct`) and never rule out an earlier one.
 */
export function photobookChoices(
  catalogue: Catalogue,
  configuration: PhotobookConfiguration,
  shop: Shop,
): PhotobookChoices {
  const field = <F extends Exclude<keyof PhotobookConfiguration, 'kind' | 'photobookPageCount'>>(
    name: F,
    values: readonly PhotobookConfiguration[F][],
  ) =>
    choicesOf(values, configuration[name], value =>
      checkOfField(checkPhotobook(catalogue, { ...configuration, [name]: value }, shop), name),
    )
  return {
    photobookPrinting: field('photobookPrinting', PHOTOBOOK_TYPES),
    photobookCover: field('photobookCover', PHOTOBOOK_COVERS),
    photobookBinding: field('photobookBinding', PHOTOBOOK_BINDINGS),
    photobookPaper: field('photobookPaper', PHOTOBOOK_PAPERS),
    photobookFormat: field('photobookFormat', Object.keys(photobookDefinition(catalogue).formats)),
    photobookCoverLamination: field('photobookCoverLamination', LAMINATIONS),
    refinementType: field('refinementType', printFinishesInChannel(PRINT_FINISHES, shop)),
    graduationsPageCount: availablePageCounts(catalogue, configuration),
  }
}
