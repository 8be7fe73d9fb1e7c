import {
  type DesignerAddressRules,
  type Nullable,
  omitUndefined,
  printFinishOf,
  validCount,
} from '../../designer/designer-address-rules.ts'
import { readFields } from '../../designer/designer-fields.ts'
import type { KindMetadata } from '../kind.ts'
import { type PhotobookTemplate, photobookTemplate, splitPhotobookType } from './photobook-names.ts'

/** Parameters of a photobook in a designer's address. */
export interface PhotobookDesignerParams {
  photobookPrinting?: string
  photobookCover?: string
  photobookBinding?: string
  photobookPaper?: string
  photobookFormat?: string
  photobookPageCount?: number
  photobookCoverLamination?: string
  refinementType?: string
  designGroupSetId?: string
  /** The palette of the design. */
  designId?: string
  amount: number
  /** Derived from the format, if there is one. */
  templateId?: PhotobookTemplate
}

export interface PhotobookDesignerInput extends Nullable<PhotobookDesignerParams> {
  /** Printing and cover joined, such as `digitalfotobuch-hard`. */
  photobookType?: string | undefined
  /** The specification's alternative to `amount`; it wins if both are present. */
  quantity?: number | undefined
}

const TEMPLATES: readonly unknown[] = ['landscape', 'portrait', 'square'] satisfies PhotobookTemplate[]

/**
 * Splits the type into printing and cover, derives the template from the format's name, defaults to one copy, and drops
 * a print finish of `none` (spec 2).
 */
export const photobookDesigner: DesignerAddressRules<PhotobookDesignerParams, PhotobookDesignerInput> = {
  fields: {
    photobookPrinting: 'text',
    photobookCover: 'text',
    photobookBinding: 'text',
    photobookPaper: 'text',
    photobookFormat: 'text',
    photobookPageCount: 'number',
    photobookCoverLamination: 'text',
    refinementType: 'text',
    designGroupSetId: 'text',
    designId: 'text',
    amount: 'number',
    templateId: 'text',
  },
  alsoRead: query => ({
    photobookType: query.get('photobookType') ?? undefined,
    ...readFields<{ quantity: number }>({ quantity: 'number' }, query),
  }),
  complete: ({
    photobookType,
    photobookPageCount,
    amount,
    quantity,
    templateId,
    refinementType,
    ...words
  }) => {
    const format = words.photobookFormat
    const named = TEMPLATES.includes(templateId) ? templateId : undefined
    const { printing, cover } = splitPhotobookType(photobookType ?? '')
    return {
      ...omitUndefined({
        ...words,
        photobookPrinting: words.photobookPrinting || printing,
        photobookCover: words.photobookCover || cover,
        photobookPageCount: validCount(photobookPageCount),
        refinementType: printFinishOf(refinementType),
        templateId: format ? photobookTemplate(format) : named,
      }),
      amount: validCount(amount) ?? validCount(quantity) ?? 1,
    }
  },
}

export const photobookFacts = {
  word: 'photobook',
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  madeByField: 'photobookPrinting',
  line: 'designed',
  designer: { ...photobookDesigner, designerOnly: ['templateId'] },
  designs: { folder: 'photobooks', needs: ['designGroupSetId'] },
  calculator: { look: 'form' },
} as const satisfies KindMetadata
