import type { Catalogue } from '../../catalogue/schema.ts'
import type {
  PhotobookBinding,
  PhotobookCover,
  PhotobookPaper,
  PhotobookType,
  PrintFinish,
} from '../../catalogue/vocabulary.ts'
import { definitionOf } from '../shared/limits.ts'
import type { Lamination } from './laminations.ts'
import { pageCounts } from './page-counts.ts'
import type { PhotobookBindingDefinition, PhotobookDefinition, PhotobookTypeDefinition } from './schema.ts'

/** A photobook as ordered; field names are those of the query (spec 3). */
export interface PhotobookConfiguration {
  kind: 'photobook'
  /** The type: `digitalfotobuch`; joined with the cover it is the `photobookType` of an address. */
  photobookPrinting: PhotobookType
  photobookCover: PhotobookCover
  photobookBinding: PhotobookBinding
  photobookPaper: PhotobookPaper
  photobookFormat: string
  photobookPageCount: number
  photobookCoverLamination: Lamination
  refinementType: PrintFinish
}

/** The definition of photobooks. @throws RangeError for a catalogue slice without photobooks */
export const photobookDefinition = (catalogue: Catalogue): PhotobookDefinition =>
  definitionOf(catalogue, 'photobook')

export const photobookTypeOf = (
  { types }: PhotobookDefinition,
  printing: string,
): PhotobookTypeDefinition | undefined => types.find(({ id }) => id === printing)

export const bindingOf = (
  { bindings }: PhotobookTypeDefinition,
  id: string,
): PhotobookBindingDefinition | undefined => bindings.find(binding => binding.id === id)

export const coverOf = ({ covers }: PhotobookBindingDefinition, id: string) =>
  covers.find(cover => cover.id === id)

/** Every available page count of this type and binding: `graduationsPageCount` (spec 3). */
export const availablePageCounts = (
  catalogue: Catalogue,
  {
    photobookPrinting,
    photobookBinding,
  }: Pick<PhotobookConfiguration, 'photobookPrinting' | 'photobookBinding'>,
): number[] => {
  const type = photobookTypeOf(photobookDefinition(catalogue), photobookPrinting)
  const binding = type && bindingOf(type, photobookBinding)
  return binding ? pageCounts(binding.pages) : []
}
