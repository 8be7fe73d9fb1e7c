import { createTypesetter } from '@passepartout/typeset/node'
import { describe, expect, test } from 'vitest'
import { createPagesDocument } from '../create-pages-document.ts'
import { loadTypesetting } from '../document-dependencies.ts'
import type { TextElement } from '../elements/text/text.ts'
import { layOutTextElement } from '../elements/text/text-runs.ts'
import type { Document } from '../model.ts'
import { parseDocument } from '../parse-document.ts'
import { sampleText } from '../testing/sample-text.ts'
import { envelopeDocument, envelopePreview } from './envelope-document.ts'

const plain = createPagesDocument('card', [
  { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] },
])
const cardWith = (...texts: TextElement[]): Document => ({
  ...plain,
  pages: plain.pages.map(page => ({ ...page, elements: texts })),
})
const SIZES = {
  C6: { width: 162, height: 114 },
  B6: { width: 176, height: 125 },
  'DIN lang': { width: 220, height: 110 },
  square: { width: 155, height: 155 },
  C5: { width: 229, height: 162 },
}
const SENDER = ['Familie Lindner', 'Lindenweg 14', '99423 Weimar']
const LONG = [
  'Frau Dr. Maximiliane-Charlotte von Hohenstein-Ellwangen und Familie',
  'c/o Gemeinnützige Wohnungsbaugesellschaft Zwickau-Eckersbach mbH',
  'Bürgermeister-Smidt-Straße 121, Hinterhaus, 3. Stock links',
  '27568 Bremerhaven',
]
const textsOf = ({ pages }: Document) =>
  pages.flatMap(page => page.elements.map(element => ({ page, element: element as TextElement })))

describe('the envelopes of a card', () => {
  test('have a front for each address and one back, which is a document like any other', () => {
    const made = envelopeDocument(plain, { envelope: SIZES.C6, sender: SENDER, recipients: [LONG, SENDER] })
    expect(made.pages.map(({ role, trim }) => [role, trim])).toEqual([
      ['front', SIZES.C6],
      ['front', SIZES.C6],
      ['back', SIZES.C6],
    ])
    expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true })
  })

  test('have no back where nobody is named as their sender', () => {
    const made = envelopeDocument(plain, { envelope: SIZES.C6, sender: [], recipients: [LONG] })
    expect(made.pages.map(({ role }) => role)).toEqual(['front'])
  })

  test.each(Object.entries(SIZES))(
    'of %s keep even a long address where the post’s machines read it',
    async (_, envelope) => {
      const made = envelopeDocument(plain, { envelope, sender: LONG, recipients: [LONG] })
      const shaper = createTypesetter()
      await loadTypesetting(shaper, made)
      for (const { page, element } of textsOf(made)) {
        const { lines, fits, sizeMm, missing } = layOutTextElement(made, page, element, shaper)
        expect([fits, missing]).toEqual([true, []])
        const { box } = element
        const top = box.y + Math.min(...lines.map(({ y }) => y)) - sizeMm
        const bottom = box.y + Math.max(...lines.map(({ y }) => y)) + 0.3 * sizeMm
        if (page.role !== 'front') continue
        expect(top).toBeGreaterThanOrEqual(38)
        expect(envelope.height - bottom).toBeGreaterThanOrEqual(15)
        expect(
          envelope.width - Math.max(...lines.map(({ x, widthMm }) => box.x + x + widthMm)),
        ).toBeGreaterThanOrEqual(15)
        expect(box.x).toBeGreaterThanOrEqual(15)
      }
    },
  )

  test('are set in the face of the card, or in a plain one where machines could not read it', () => {
    const faceIn = (card: Document) =>
      textsOf(envelopeDocument(card, { envelope: SIZES.C6, sender: SENDER, recipients: [] }))[0]?.element.face
    const names = sampleText('Mara & Ole', { face: 'Great Vibes' })
    const place = sampleText('Gut Lindenhof bei Weimar', { id: 'place', face: 'Marcellus' })
    expect(faceIn(cardWith(names, place))).toBe('Marcellus')
    expect(faceIn(cardWith(names))).toBe('Figtree')
  })

  test('are shown on their paper, with the flap behind and a place for the stamp in front', () => {
    const print = { envelope: SIZES.C6, sender: SENDER, recipients: [LONG, SENDER] }
    const sides = (['front', 'back'] as const).map(side =>
      envelopePreview(plain, print, { side, paper: '#efe6d3' }),
    )
    expect(sides.map(made => made?.pages.map(page => [page.background, page.elements[0]?.id]))).toEqual([
      [['#efe6d3', 'stamp']],
      [['#efe6d3', 'flap']],
    ])
    expect(envelopePreview(plain, { ...print, sender: [] }, { side: 'back', paper: '#ffffff' })).toBeNull()
    const seal = { diameterMm: 25, colour: '#7a1f2b' }
    const closed = envelopePreview(plain, print, { side: 'back', paper: '#ffffff', seal })
    expect(closed?.pages[0]?.elements.at(-1)).toMatchObject({
      ...{ id: 'seal', shape: 'ellipse', fill: '#7a1f2b' },
      box: { x: 68.5, y: 44.5, width: 25, height: 25 },
    })
    expect(
      envelopePreview(plain, print, { side: 'front', paper: '#ffffff', seal })?.pages[0]?.elements.at(-1)?.id,
    ).toBe('to-1')
    for (const made of [...sides, closed])
      expect(parseDocument(JSON.parse(JSON.stringify(made)))).toMatchObject({ ok: true })
  })
})
