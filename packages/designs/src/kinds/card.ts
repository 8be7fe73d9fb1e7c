import { definitionOf } from '@passepartout/domain'
import { availableCardFormats } from '../fit/card-formats.ts'
import type { CardDesign, DesignPage } from '../schema/design.ts'
import type { DesignKindRules, DesignProblem } from './design-kind-rules.ts'

export const card: DesignKindRules<CardDesign> = {
  hasMovableOrnaments: true,
  occasions: design => design.card.occasions,
  listedFinish: design => design.card.refinements[0],
  finishes: design => design.card.refinements,
  isOnRecycledPaper(design, catalogue) {
    const [first] = design.card.papers
    return definitionOf(catalogue, 'card').papers.some(
      ({ id, recycledPercent = 0 }) => id === first && recycledPercent > 0,
    )
  },
  sizeIn(design, format, catalogue) {
    if (!availableCardFormats(design).includes(format)) return null
    const found = definitionOf(catalogue, 'card').formats.find(({ id }) => id === format)
    if (!found) return null
    return format === design.card.format ? {} : { trim: { widthMm: found.widthMm, heightMm: found.heightMm } }
  },
  isFreestanding: design => design.card.freestanding,
  problems: findLayoutDifferences,
}

/** All layouts must have the same texts and photo slots, and the same drawing for each artwork id. */
function findLayoutDifferences(design: CardDesign): DesignProblem[] {
  const content = (pages: readonly DesignPage[]) =>
    pages.map(({ id, elements }) => [
      id,
      ...elements.flatMap(({ kind, id: own }) =>
        kind === 'text' || kind === 'photo' ? [`${kind} ${own}`] : [],
      ),
    ])
  const drawings = new Map<string, string>()
  const named = ({ pages }: { pages: readonly DesignPage[] }) =>
    pages.flatMap(({ id, elements }) =>
      elements.flatMap(element => {
        if (element.kind !== 'artwork') return []
        const [name, files] = [`${id} ${element.id}`, JSON.stringify([element.file, element.fileByPalette])]
        const known = drawings.get(name) ?? files
        drawings.set(name, known)
        return known === files ? [] : [`${element.id} is another drawing in the design itself`]
      }),
    )
  named(design)
  return design.layouts.flatMap((layout, index) => {
    const sorted = (pages: readonly DesignPage[]) =>
      String(
        content(pages)
          .map(page => page.sort())
          .sort(),
      )
    const messages = [
      ...(sorted(layout.pages) === sorted(design.pages)
        ? []
        : ['must hold the same pages, texts and photos']),
      ...named(layout),
    ]
    return messages.map(message => ({ path: `layouts[${index}]`, message }))
  })
}
