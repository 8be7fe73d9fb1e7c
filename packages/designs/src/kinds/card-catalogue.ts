import type { Catalogue, DataProblem } from '@passepartout/domain'
import { additionalFormats } from '../fit/card-formats.ts'
import type { CardDesign, Design } from '../schema/design.ts'
import { folderOf } from '../schema/kinds.ts'

export type KnownCardValues = Pick<Catalogue, 'cards'> & Partial<Pick<Catalogue, 'products'>>

const cardsAmong = (designs: readonly Design[]): CardDesign[] =>
  designs.filter((design): design is CardDesign => design.kind === 'card')

/** Card fronts in the catalogue without a design or with other data than it, and formats that a file lists wrongly. */
export const checkCardsAgainstCatalogue = (
  designs: readonly Design[],
  catalogue: KnownCardValues,
): DataProblem[] => {
  const cards = cardsAmong(designs)
  return [...checkFronts(cards, catalogue), ...checkFormats(cards, catalogue)]
}

function checkFronts(designs: readonly CardDesign[], { cards }: KnownCardValues): DataProblem[] {
  return cards.flatMap((front, index) => {
    const design = designs.find(({ id }) => id === front.id)
    const problem = (message: string) => [{ file: 'cards.json', path: `cards[${index}]`, message }]
    if (!design) return problem(`there is no design ${front.id}`)
    const { trim, card, palettes } = design
    if (trim.widthMm !== front.widthMm || trim.heightMm !== front.heightMm || card.format !== front.format)
      return problem('has another size than its design')
    if (!card.occasions.includes(front.occasion)) return problem('is for another occasion than its design')
    if (String(palettes.map(({ id }) => id)) !== String(front.palettes.map(({ id }) => id)))
      return problem('has other palettes than its design')
    return []
  })
}

/** The additional formats that a design's file lists: the product rules rely on them. */
function checkFormats(designs: readonly CardDesign[], { products }: KnownCardValues): DataProblem[] {
  const formats = products?.card?.formats
  if (!formats) return []
  return designs.flatMap(design => {
    const fitting = additionalFormats(design, formats)
    if (String(fitting) === String(design.card.otherFormats)) return []
    const message = `must be ${JSON.stringify(fitting)}, as its layouts are`
    return [{ file: `${folderOf(design)}/${design.id}.json`, path: 'card.otherFormats', message }]
  })
}
