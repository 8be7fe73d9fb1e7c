import type { DesignerFields } from '../../designer/designer-fields.ts'
import { countOf, type DesignerKind, definedOnly, type Loose } from '../../designer/designer-kind.ts'
import type { KindFacts } from '../kind.ts'

/** A picture on its way to the designer. Without `materialType` it is a frame alone (specification, "Designer addresses"). */
export interface PhotoFrameDesignerParams {
  materialType?: string
  /** Width x height in mm. */
  formatType?: string
  optionTypes: string[]
  frameType?: string
  matType?: string
  /** Millimetres; 0 is no mat. */
  matSize?: number
  /** Goes into the cart at once. */
  addToCart: boolean
}

export interface PhotoFrameDesignerInput extends Loose<PhotoFrameDesignerParams> {
  /** Leaves the material out. */
  frameOnly?: boolean | undefined
}

export const pictureFields = {
  materialType: 'text',
  formatType: 'text',
  optionTypes: 'list',
  frameType: 'text',
  matType: 'text',
  matSize: 'number',
} as const satisfies Partial<DesignerFields<PhotoFrameDesignerParams>>

/** A frame without a picture: the address names a frame and no material. */
export const isFrameOnly = ({ materialType, frameType }: Loose<PhotoFrameDesignerParams>): boolean =>
  !materialType && Boolean(frameType)

export const photoFrameDesigner: DesignerKind<PhotoFrameDesignerParams, PhotoFrameDesignerInput> = {
  fields: { ...pictureFields, addToCart: 'flag' },
  complete: ({ frameOnly, materialType, optionTypes, addToCart, matSize, ...chosen }) => ({
    ...definedOnly({
      ...chosen,
      materialType: frameOnly ? undefined : materialType,
      matSize: countOf(matSize, 0),
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
  isSaidBy: ({ materialType, frameType }) => Boolean(materialType || frameType),
  pageFields: { formats: /^all$/, material: 'word', sku: 'word' },
} as const satisfies KindFacts
