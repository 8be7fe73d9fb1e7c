import { PHOTOBOX_TYPES, type PhotoboxType } from '../../catalogue/vocabulary.ts'
import {
  type DesignerAddressRules,
  omitUndefined,
  validCount,
} from '../../designer/designer-address-rules.ts'
import { dimensionString, isEmptySize, parseDimension } from '../../sizes/dimension.ts'
import type { KindMetadata } from '../kind.ts'

/** A box of pictures, or prints, on their way to the designer. */
export interface PhotoboxDesignerParams {
  /** Millimetres, such as `130x90`. */
  photoboxFormat?: string
  /** `small` is the box, `photoprint` prints without one (spec 2). */
  photoboxType: PhotoboxType
  /** How many pictures the box takes. */
  photoboxQuantityMax?: number
  boxSize?: string
  /** How many pictures go into it. */
  photos?: number
  /** Paper of prints. */
  printType?: string
  /** Boxes, or copies of every print. */
  amount?: number
}

/** The box where no type is named; a format that is no size is none. */
export const photoboxDesigner: DesignerAddressRules<PhotoboxDesignerParams> = {
  fields: {
    photoboxFormat: 'text',
    photoboxType: 'text',
    photoboxQuantityMax: 'number',
    boxSize: 'text',
    photos: 'number',
    printType: 'text',
    amount: 'number',
  },
  complete: ({
    photoboxFormat = '',
    photoboxType,
    photoboxQuantityMax,
    boxSize,
    photos,
    printType,
    amount,
  }) => {
    const size = parseDimension(photoboxFormat)
    return {
      ...omitUndefined({
        photoboxFormat: isEmptySize(size) ? undefined : dimensionString(size),
        photoboxQuantityMax: validCount(photoboxQuantityMax),
        boxSize,
        photos: validCount(photos),
        printType,
        amount: validCount(amount),
      }),
      photoboxType: PHOTOBOX_TYPES.find(type => type === photoboxType) ?? 'small',
    }
  },
}

/** A box with prints in it. Its designer also opens prints without one. */
export const photoboxFacts = {
  word: 'photobox',
  channels: ['passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  line: 'designed',
  designer: {
    ...photoboxDesigner,
    documentKind: 'prints',
    saidByPage: ['photoboxType'],
    designerOnly: ['photoboxQuantityMax'],
  },
  calculator: { look: 'form' },
  isSaidBy: ({ photoboxType }) => Boolean(photoboxType),
  pageFields: { photos: /^\d{1,4}$/ },
} as const satisfies KindMetadata
