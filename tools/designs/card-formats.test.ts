import {
  availableCardFormats,
  type CardDesign,
  designsOf,
  documentFromDesign,
  fitDesignToFormat,
} from '@passepartout/designs'
import { layOutTextElement, loadTypesetting, parseDocument, withDesignLayout } from '@passepartout/document'
import { definitionOf } from '@passepartout/domain'
import { isLongRun } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { openDesigns } from './open-designs.ts'

const { catalogue, library, shaper } = await openDesigns()
const { formats, bleedMm } = definitionOf(catalogue, 'card')
const cards = designsOf(library, 'card').filter(design => availableCardFormats(design).length > 1)
/** Some of each proportion; all of them in the long run. */
const looked = isLongRun ? cards : cards.filter((_, index) => index % 14 === 0)

function inFormat(design: CardDesign, format: string) {
  const trim = formats.find(({ id }) => id === format) ?? { ...design.trim }
  const made = documentFromDesign(library, design, { locale: 'de-DE', trim, print: { bleed: bleedMm } })
  if (!made) throw new Error(`${design.id} has no pages in ${format}`)
  return made
}

describe('a card in each of its formats', () => {
  test.each(looked.map(design => [design.id, design] as const))(
    '%s: is a document that can be kept, its words fit, and the way back leads to the card of before',
    async (_id, design) => {
      const [own = '', ...others] = availableCardFormats(design)
      const first = inFormat(design, own)
      await loadTypesetting(shaper, first)
      for (const format of others) {
        const there = inFormat(design, format)
        const changed = withDesignLayout(first, first.pages, there.pages)
        expect(changed.pages, format).toEqual(there.pages)
        expect(parseDocument(JSON.parse(JSON.stringify(changed))), format).toMatchObject({ ok: true })
        for (const page of changed.pages)
          for (const element of page.elements)
            if (element.type === 'text')
              expect(layOutTextElement(changed, page, element, shaper).fits, `${format} ${element.id}`).toBe(
                true,
              )
        expect(withDesignLayout(changed, there.pages, first.pages), format).toEqual(first)
      }
    },
  )

  test('keeps to the sheet', () => {
    for (const design of looked) {
      for (const format of availableCardFormats(design)) {
        const trim = formats.find(({ id }) => id === format) ?? { ...design.trim }
        const fitted = fitDesignToFormat(design, { widthMm: trim.widthMm, heightMm: trim.heightMm })
        for (const { x, y, width, height, kind, id } of fitted.pages.flatMap(({ elements }) => elements)) {
          if (kind === 'artwork') continue
          const where = `${design.id} ${format} ${id}`
          expect(Math.min(x, y), where).toBeGreaterThanOrEqual(-bleedMm - 0.01)
          expect(x + width, where).toBeLessThanOrEqual(trim.widthMm + bleedMm + 0.01)
          expect(y + height, where).toBeLessThanOrEqual(trim.heightMm + bleedMm + 0.01)
        }
      }
    }
  })
})
