import type { Catalogue, DataProblem } from '@passepartout/domain'
import type { Design } from '../schema/design.ts'

/** Card fronts of the grids that no design stands behind, or that say something else than their design. */
export function checkAgainstCatalogue(
  designs: readonly Design[],
  { cards }: Pick<Catalogue, 'cards'>,
): DataProblem[] {
  return cards.flatMap((front, index) => {
    const design = designs.find(({ kind, id }) => kind === 'card' && id === front.id)
    const problem = (message: string) => [{ file: 'cards.json', path: `cards[${index}]`, message }]
    if (design?.kind !== 'card') return problem(`there is no design ${front.id}`)
    const { trim, card, palettes } = design
    if (trim.widthMm !== front.widthMm || trim.heightMm !== front.heightMm || card.format !== front.format)
      return problem('has another size than its design')
    if (!card.occasions.includes(front.occasion)) return problem('is for another occasion than its design')
    if (String(palettes.map(({ id }) => id)) !== String(front.palettes.map(({ id }) => id)))
      return problem('has other palettes than its design')
    return []
  })
}
