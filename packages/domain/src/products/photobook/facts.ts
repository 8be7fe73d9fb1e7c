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

/** A photobook on its way to the designer. */
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
  /** Follows the format where there is one. */
  templateId?: PhotobookTemplate
}

export interface PhotobookDesignerInput extends Nullable<PhotobookDesignerParams> {
  /** Printing and cover in one word, such as `digitalfotobuch-hard`. */
  photobookType?: string | undefined
  /** The specification's other word for the amount, which wins where both are said. */
  quantity?: number | undefined
}

const TEMPLATES: readonly unknown[] = ['landscape', 'portrait', 'square'] satisfies PhotobookTemplate[]

/** Type split into printing and cover, template by the format's name, one copy, no refinement of none (spec 2). */
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
  isSaidBy: ({ photobookType, photobookPrinting }) => Boolean(photobookType || photobookPrinting),
  pageFields: {
    photobookType: 'word',
    photobookPageCount: /^\d{1,4}$/,
    quantity: /^\d{1,6}$/,
    palette: 'word',
    categoryIds: 'word',
    color: 'word',
  },
} as const satisfies KindMetadata
