import {
  availableCardFormats,
  type Design,
  documentFromDesign,
  fitDesignToFormat,
  folderOf,
} from '@passepartout/designs'
import {
  type Document,
  isOrnament,
  type Ornament,
  ornamentBounds,
  type Page,
  parseDocument,
  resetOrnament,
  safeBox,
  trimBox,
  withMovedOrnament,
  withOrnamentRotation,
  withOrnamentWidth,
} from '@passepartout/document'
import { definitionOf } from '@passepartout/domain'
import { valueByRun } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { inkBoundsOf } from './ink-bounds.ts'
import { openDesigns } from './open-designs.ts'

const { library, catalogue } = await openDesigns()
const { formats, bleedMm } = definitionOf(catalogue, 'card')

/** Designs with a drawing that customers may move. */
const movable = library.designs.flatMap(design => {
  const drawings = design.pages.flatMap(page =>
    page.elements.flatMap(one => (one.kind === 'artwork' && one.hand ? [{ page, drawing: one }] : [])),
  )
  return design.kind === 'card' && drawings.length > 0 ? [{ design, drawings }] : []
})
const table = movable.map(one => [one.design.id, one] as const)

const files = (drawing: { file: string; fileByPalette: Record<string, string> }) =>
  new Set([drawing.file, ...Object.values(drawing.fileByPalette)])
const svgOf = (design: Design, file: string) =>
  library.artwork[library.artworkHashes[`${folderOf(design)}/${file}`] ?? ''] ?? ''

const inFormat = (design: Design, format: string): Document => {
  const trim = formats.find(({ id }) => id === format)
  const size = trim && { trim: { widthMm: trim.widthMm, heightMm: trim.heightMm } }
  const document = documentFromDesign(library, design, {
    locale: 'de-DE',
    print: { bleed: bleedMm },
    ...size,
  })
  if (!document) throw new Error(`${design.id} cannot be had in ${format}`)
  return document
}

const ornamentsOf = (document: Document) =>
  document.pages.flatMap(page => page.elements.filter(isOrnament).map(ornament => ({ page, ornament })))

const FAR = 400
const CORNERS = [
  { x: -FAR, y: -FAR },
  { x: FAR, y: -FAR },
  { x: FAR, y: FAR },
  { x: -FAR, y: FAR },
]

/** The limits of moving it: into each corner, as large and as small as allowed, rotated both ways. */
function* takenToItsLimits(document: Document, { id, hand }: Ornament) {
  for (const width of [1, 9_000])
    for (const turn of [0, -hand.degrees, hand.degrees, hand.degrees / 2])
      for (const by of CORNERS)
        yield withMovedOrnament(
          withOrnamentRotation(withOrnamentWidth(document, id, width), id, turn),
          id,
          by,
        )
}

/** How far an outline extends beyond a box, in mm. */
function outside(ornament: Ornament, zone: ReturnType<typeof trimBox>): number {
  const { x, y, width, height } = ornamentBounds(ornament)
  return Math.max(
    ...[zone.x - x, zone.y - y],
    ...[x + width - zone.x - zone.width, y + height - zone.y - zone.height],
  )
}

const zoneOf = (page: Page, { hand }: Ornament) => (hand.within === 'safe' ? safeBox(page) : trimBox(page))

describe('ornament that a customer may move', () => {
  test('is there in a good part of the designs', () => expect(movable.length).toBeGreaterThan(30))

  test.each(table)('%s: its box holds all ink of its drawing', async (_id, { design, drawings }) => {
    for (const { drawing } of drawings)
      for (const file of files(drawing)) {
        const ink = await inkBoundsOf(svgOf(design, file), drawing)
        const { x, y, width, height } = drawing
        const over = ink && [x - ink.left, y - ink.top, ink.right - x - width, ink.bottom - y - height]
        expect(Math.max(...(over ?? [Number.NaN])), file).toBeLessThan(0.3)
      }
  })

  test.each(table)('%s: no words and no photo of the design lie on it', (_id, { design, drawings }) => {
    const overlaid = availableCardFormats(design).flatMap(format => {
      const trim = formats.find(({ id }) => id === format)
      const fitted = trim
        ? fitDesignToFormat(design, { widthMm: trim.widthMm, heightMm: trim.heightMm })
        : design
      return fitted.pages.flatMap(({ id, elements }) =>
        elements.flatMap(element => {
          if (
            element.kind !== 'artwork' ||
            !drawings.some(one => one.page.id === id && one.drawing.id === element.id)
          )
            return []
          const inner = elements.filter(
            ({ kind, x, y, width, height }) =>
              (kind === 'photo' || kind === 'text') &&
              x + width / 2 > element.x &&
              x + width / 2 < element.x + element.width &&
              y + height / 2 > element.y &&
              y + height / 2 < element.y + element.height,
          )
          return inner.map(one => `${format} ${one.id}`)
        }),
      )
    })
    expect(overlaid).toEqual([])
  })

  test.each(table)('%s: taken to its limits it stays inside them in every format', (_id, { design }) => {
    const wanted = availableCardFormats(design).slice(0, valueByRun({ all: undefined, gate: 3, short: 1 }))
    for (const format of wanted) {
      const document = inFormat(design, format)
      for (const { page, ornament } of ornamentsOf(document)) {
        const allowed = Math.max(0, outside(ornament, zoneOf(page, ornament))) + 1e-6
        for (const taken of takenToItsLimits(document, ornament)) {
          const [now] = ornamentsOf(taken).filter(one => one.ornament.id === ornament.id)
          expect(now && outside(now.ornament, zoneOf(page, ornament)), format).toBeLessThanOrEqual(allowed)
          expect(parseDocument(taken), format).toEqual({ ok: true, document: taken, repairs: [] })
          expect(resetOrnament(taken, ornament.id)).toEqual(document)
        }
      }
    }
  })
})
