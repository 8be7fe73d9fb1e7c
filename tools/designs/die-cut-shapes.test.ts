import { availableCardFormats, documentFromDesign, fitDesignToFormat } from '@passepartout/designs'
import {
  type Document,
  isInDieCut,
  loadTypesetting,
  measureTexts,
  samplePointsUnder,
} from '@passepartout/document'
import { definitionOf, LOCALES } from '@passepartout/domain'
import { expect, it } from 'vitest'
import { listPreviewFinish, openDesigns } from './open-designs.ts'

/** The safe distance of cards, less the lab's tolerance. */
const SAFE_MM = 4.5

const { library, shaper, catalogue } = await openDesigns()
const { formats, punchings } = definitionOf(catalogue, 'card')
const shaped = library.designs.flatMap(design =>
  design.kind === 'card'
    ? punchings
        .filter(({ id, formats }) => formats && design.card.punchings.includes(id))
        .map(punching => [design.id, punching.id, { design, punching }] as const)
    : [],
)

it.each(['arch', 'oval'])('cards can be had in the shape of an %s', shape => {
  expect(shaped.filter(([, id]) => id === shape).length).toBeGreaterThan(8)
})

it.each(shaped)('%s keeps all words inside its %s, in each format and country', async (_, shape, made) => {
  const { design, punching } = made
  const away: string[] = []
  for (const format of availableCardFormats(design).filter(id => punching.formats?.includes(id))) {
    const { widthMm, heightMm } = formats.find(({ id }) => id === format) ?? design.trim
    const fitted = fitDesignToFormat(design, { widthMm, heightMm })
    for (const locale of LOCALES) {
      const pages = fitted.pages.map(({ id }) => ({ page: id }))
      const refinement = listPreviewFinish(design)
      const plain = documentFromDesign(library, fitted, { locale, refinement, pages }) as Document
      const document: Document = {
        ...plain,
        card: { envelope: null, read: null, ...plain.card, punching: shape },
      }
      await loadTypesetting(shaper, document)
      const measures = measureTexts(document, shaper)
      for (const page of document.pages)
        for (const element of page.elements) {
          const measure = measures[element.id]
          if (element.type !== 'text' || !measure) continue
          if (isInDieCut(document, page, samplePointsUnder(element, measure), SAFE_MM))
            away.push(`${format} ${locale} ${page.id} ${element.id}`)
        }
    }
  }
  expect(away).toEqual([])
})
