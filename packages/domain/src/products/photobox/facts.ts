import { PHOTOBOX_TYPES, type PhotoboxType } from '../../catalogue/vocabulary.ts'
import {
  type DesignerAddressRules,
  omitUndefined,
  validCount,
} from '../../designer/designer-address-rules.ts'
import { dimensionString, isEmptySize, parseDimension } from '../../sizes/dimension.ts'
import type { KindMetadata } from '../kind.ts'

/** Parameters of a photo box, or of prints, in a designer's address. */
export interface PhotoboxDesignerParams {
  /** Millimetres, such as `130x90`. */
  photoboxFormat?: string
  /** `small` is the box, `photoprint` means prints without a box (spec 2). */
  photoboxType: PhotoboxType
  /** Capacity of the box in photos. */
  photoboxQuantityMax?: number
  boxSize?: string
  /** Number of photos in it. */
  photos?: number
  /** Paper of prints. */
  printType?: string
  /** Number of boxes, or copies of every print. */
  amount?: number
}

/** A box by default; drops a format that is not a size. */
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

/** A box with prints. Its designer also opens prints without a box. */
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
} as const satisfies KindMetadata
