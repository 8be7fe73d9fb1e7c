import {
  type DesignerAddressRules,
  type Nullable,
  omitUndefined,
  printFinishOf,
  validCount,
} from '../../designer/designer-address-rules.ts'
import type { KindMetadata } from '../kind.ts'

/** Parameters of a card in a designer's address. */
export interface CardDesignerParams {
  card?: string
  designId?: string
  themeId?: string
  occasion?: string
  category?: string
  formatType?: string
  folding?: string
  paper?: string
  punching?: string
  refinementType?: string
  ribbon?: string
  ribbonColor?: string
  bow?: string
  screw?: string
  seal?: string
  standard?: string
  tag?: string
  /** SKUs added to every card that have no field of their own. */
  accessories?: string[]
  envelope?: string
  liner?: string
  envelopePrint?: string
  quantity?: number
  isSample: boolean
  /** Referral source. */
  s?: string
}

export interface CardDesignerInput extends Omit<Nullable<CardDesignerParams>, 'quantity'> {
  /** `sample` instead of a number means one card. */
  quantity?: number | 'sample' | undefined
}

/** The quantity of a sample is one (spec 2). */
export const cardDesigner: DesignerAddressRules<CardDesignerParams, CardDesignerInput> = {
  fields: {
    card: 'text',
    designId: 'text',
    themeId: 'text',
    occasion: 'text',
    category: 'text',
    formatType: 'text',
    folding: 'text',
    paper: 'text',
    punching: 'text',
    refinementType: 'text',
    ribbon: 'text',
    ribbonColor: 'text',
    bow: 'text',
    screw: 'text',
    seal: 'text',
    standard: 'text',
    tag: 'text',
    accessories: 'list',
    envelope: 'text',
    liner: 'text',
    envelopePrint: 'text',
    quantity: 'number',
    isSample: 'flag',
    s: 'text',
  },
  alsoRead: query => (query.get('quantity') === 'sample' ? { quantity: 'sample' } : {}),
  complete: ({ quantity, isSample, refinementType, ...words }) => {
    const cards = isSample === true ? 'sample' : quantity
    return {
      ...omitUndefined({
        ...words,
        refinementType: printFinishOf(refinementType),
        quantity: cards === 'sample' ? 1 : validCount(cards),
      }),
      isSample: cards === 'sample',
    }
  },
}

export const cardFacts = {
  word: 'card',
  channels: ['kartenliebe', 'passepartout'],
  viewing: 'hand',
  madeBy: 'kind',
  madeByField: 'refinementType',
  line: 'designed',
  designer: { ...cardDesigner, saidByPage: ['themeId'], designerOnly: ['card', 's'] },
  designs: { folder: 'cards', needs: ['card', 'category', 'occasion', 'themeId'] },
} as const satisfies KindMetadata
