import {
  type DesignerAddressRules,
  type Nullable,
  omitUndefined,
  validCount,
} from '../../designer/designer-address-rules.ts'
import type { DesignerFields } from '../../designer/designer-fields.ts'
import type { KindMetadata } from '../kind.ts'

/**
 * Parameters of a picture in a designer's address. Without `materialType` it is a frame without print (specification,
 * "Designer addresses").
 */
export interface PhotoFrameDesignerParams {
  materialType?: string
  /** Width x height in mm. */
  formatType?: string
  optionTypes: string[]
  frameType?: string
  matType?: string
  /** Millimetres; 0 without mat. */
  matSize?: number
  /** Adds it to the cart at once. */
  addToCart: boolean
}

export interface PhotoFrameDesignerInput extends Nullable<PhotoFrameDesignerParams> {
  /** Drops the material. */
  frameOnly?: boolean | undefined
}

export const wallArtFields = {
  materialType: 'text',
  formatType: 'text',
  optionTypes: 'list',
  frameType: 'text',
  matType: 'text',
  matSize: 'number',
} as const satisfies Partial<DesignerFields<PhotoFrameDesignerParams>>

/** A frame without print: the address names a frame and no material. */
export const isFrameWithoutPrint = ({
  materialType,
  frameType,
}: Nullable<PhotoFrameDesignerParams>): boolean => !materialType && Boolean(frameType)

export const photoFrameDesigner: DesignerAddressRules<PhotoFrameDesignerParams, PhotoFrameDesignerInput> = {
  fields: { ...wallArtFields, addToCart: 'flag' },
  complete: ({ frameOnly, materialType, optionTypes, addToCart, matSize, ...chosen }) => ({
    ...omitUndefined({
      ...chosen,
      materialType: frameOnly ? undefined : materialType,
      matSize: validCount(matSize, 0),
    }),
    optionTypes: optionTypes ?? [],
    addToCart: addToCart === true,
  }),
}

/** Wall art: any material, framed or not. */
export const photoFrameFacts = {
  word: 'photoframe',
  channels: ['passepartout'],
  viewing: 'wall',
  madeBy: 'material',
  line: 'designed',
  designer: {
    ...photoFrameDesigner,
    isChosenInside: true,
    saidByPage: ['materialType', 'addToCart'],
    designerOnly: ['addToCart'],
  },
  calculator: { look: 'wall', products: ['photo-frame', 'framed-material'] },
} as const satisfies KindMetadata
