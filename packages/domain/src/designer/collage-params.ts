import { countOf, type DesignerKind, definedOnly } from './designer-kind.ts'
import { type PhotoFrameDesignerParams, pictureFields } from './photo-frame-params.ts'

/** A picture of many photos on its way to the designer. */
export interface CollageDesignerParams extends Omit<PhotoFrameDesignerParams, 'addToCart'> {
  /** The channel's own collage where it is missing (spec 9). */
  designId?: string
  /** The colours of the design; its first ones where it is missing. */
  palette?: string
  /** Tells a collage without a design from a picture (spec 2). */
  collage: true
}

export const collageDesigner: DesignerKind<CollageDesignerParams> = {
  fields: { designId: 'text', palette: 'text', collage: 'flag', ...pictureFields },
  complete: ({ optionTypes, matSize, collage: _always, ...chosen }) => ({
    ...definedOnly({ ...chosen, matSize: countOf(matSize, 0) }),
    optionTypes: optionTypes ?? [],
    collage: true,
  }),
}
