import type { Catalogue } from '../../catalogue/schema.ts'
import { PHOTOBOOK_TYPES, type PhotobookType } from '../../catalogue/vocabulary.ts'
import { type Shop, shopSettings } from '../../shops/shop.ts'
import { createFieldPicker } from '../shared/field-picker.ts'
import { printFinishesInChannel } from '../shared/print-finishes.ts'
import type { NormalisedProduct, ProductInput } from '../shared/rules.ts'
import {
  bindingOf,
  coverOf,
  type PhotobookConfiguration,
  photobookDefinition,
  photobookTypeOf,
} from './configuration.ts'
import { isPageCount, pageCountFor } from './page-counts.ts'
import { splitPhotobookType } from './photobook-names.ts'

const DEFAULT_TYPE: PhotobookType = 'digitalfotobuch'

/**
 * Turns any input into a photobook that can be made. Type and cover may be joined (`photobookType`); a page count
 * between two steps is rounded up, so that no page is lost; the lamination is the channel's (spec 9).
 */
export function normalisePhotobook(
  catalogue: Catalogue,
  given: ProductInput,
  shop: Shop,
): NormalisedProduct<PhotobookConfiguration> {
  const pick = createFieldPicker(splitTypeField(given))
  const photobookPrinting = pick.word('photobookPrinting', PHOTOBOOK_TYPES, DEFAULT_TYPE)
  const type = photobookTypeOf(photobookDefinition(catalogue), photobookPrinting)
  const first = type?.bindings[0]
  if (!type || !first) throw new RangeError(`The catalogue has no photobook "${photobookPrinting}".`)

  const bindings = type.bindings.map(({ id }) => id)
  const photobookBinding = pick.word('photobookBinding', bindings, first.id)
  const binding = bindingOf(type, photobookBinding) ?? first
  const covers = binding.covers.map(({ id }) => id)
  const photobookCover = pick.word('photobookCover', covers, covers[0] ?? 'hard')
  const cover = coverOf(binding, photobookCover)
  const papers = binding.papers.map(({ id }) => id)
  const laminations = cover?.laminations ?? []
  const wanted = shopSettings(shop).coverLamination
  const configuration: PhotobookConfiguration = {
    kind: 'photobook',
    photobookPrinting,
    photobookCover,
    photobookBinding,
    photobookPaper: pick.word('photobookPaper', papers, papers[0] ?? 'standard'),
    photobookFormat: pick.word('photobookFormat', type.formats, type.defaults['din-landscape']),
    photobookPageCount: pick.number(
      'photobookPageCount',
      pages => isPageCount(binding.pages, pages),
      (pages = 0) => pageCountFor(binding.pages, pages),
    ),
    photobookCoverLamination: pick.word(
      'photobookCoverLamination',
      laminations,
      laminations.find(each => each === wanted) ?? laminations[0] ?? wanted,
    ),
    refinementType: pick.word(
      'refinementType',
      printFinishesInChannel(cover?.refinements ?? [], shop),
      'none',
    ),
  }
  return { configuration, corrections: pick.corrections }
}

function splitTypeField(given: ProductInput): ProductInput {
  const { photobookType, photobookPrinting, photobookCover } = given
  if (typeof photobookType !== 'string') return given
  const whole = PHOTOBOOK_TYPES.some(type => type === photobookType)
  const { printing, cover } = whole
    ? { printing: photobookType, cover: undefined }
    : splitPhotobookType(photobookType)
  return {
    ...given,
    photobookPrinting: photobookPrinting ?? printing,
    photobookCover: photobookCover ?? cover,
  }
}
