import {
  type DesignerAddressRules,
  omitUndefined,
  validCount,
} from '../../designer/designer-address-rules.ts'
import type { KindMetadata } from '../kind.ts'
import { type PhotoFrameDesignerParams, wallArtFields } from '../photo-frame/facts.ts'

/** Parameters of a picture with many photos in a designer's address. */
export interface CollageDesignerParams extends Omit<PhotoFrameDesignerParams, 'addToCart'> {
  /** By default the channel's own collage (spec 9). */
  designId?: string
  /** The colours of the design; by default its first palette. */
  palette?: string
  /** Distinguishes a collage without a design from a picture (spec 2). */
  collage: true
}

export const collageDesigner: DesignerAddressRules<CollageDesignerParams> = {
  fields: { designId: 'text', palette: 'text', collage: 'flag', ...wallArtFields },
  complete: ({ optionTypes, matSize, collage: _always, ...chosen }) => ({
    ...omitUndefined({ ...chosen, matSize: validCount(matSize, 0) }),
    optionTypes: optionTypes ?? [],
    collage: true,
  }),
}

export const collageFacts = {
  word: 'collage',
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'wall',
  madeBy: 'material',
  line: 'designed',
  designer: { ...collageDesigner, designerOnly: ['collage'] },
  designs: { folder: 'collages', needs: ['designId'] },
  calculator: { look: 'form' },
} as const satisfies KindMetadata
