import { type Document, fontFacesOf } from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { createTypesetter } from '@passepartout/typeset/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeElement, designedPage, shapeElement } from '../testing/designed-page.ts'
import { srgbProfile } from '../testing/test-image.ts'
import { toScene } from '../to-scene.ts'
import { blackShare } from './black-ink.ts'
import { renderPdf } from './render-pdf.ts'

const shaper = createTypesetter()
let icc: Uint8Array
beforeAll(async () => {
  icc = await srgbProfile()
})

/** The operators that set a colour, in the order of the file. */
async function coloursOf(document: Document, readable?: { locale: string }): Promise<string[]> {
  await shaper.load(fontFacesOf(document))
  const pdf = await renderPdf(toScene(document, 0, { shaper }), {
    icc,
    createdAt: new Date('2026-11-29T08:00:00Z'),
    loadImage: () => {
      throw new Error('There is no photo')
    },
    ...(readable && { readable }),
  })
  const content = Buffer.from(pdf).toString('latin1')
  return [
    ...content.matchAll(/(?:\/State\d+ gs )?(?:[\d.]+ ){4}[kK]\b|\/\w+ (?:cs|CS) [\d. ]+ (?:scn|SCN)/g),
  ].map(([one]) => one.replace(/\/State\d+ gs/, 'overprint'))
}

const BLACK = 'overprint 0 0 0 1 k'
const words = (colour: string) => sampleText('Am Deich 4', { colour, face: 'Figtree' })
const white = (document: Document): Document => ({
  ...document,
  pages: document.pages.map(page => ({ ...page, background: '#ffffff' })),
})
const card = (...elements: Parameters<typeof designedPage>[0]) => white(designedPage(elements))

describe('type that is neutral and dark', () => {
  it.each(['#000000', '#1f1d1a', '#24231f', '#333333'])('prints with black ink alone: %s', async colour => {
    expect(await coloursOf(card(words(colour)))).toEqual([BLACK])
  })

  it('is screened where it is grey, and then knocks out what lies below', async () => {
    expect(await coloursOf(card(words('#6e6a62')))).toEqual(['0 0 0 0.63 k'])
  })

  it.each(['#3a2b25', '#1d2a5c', '#a8442f', '#d9d5cc', '#ffffff'])(
    'keeps its inks where it has a colour or is light: %s',
    async colour => {
      expect(await coloursOf(card(words(colour)))).toEqual([expect.stringMatching(/^\/Srgb cs/)])
    },
  )

  it('prints so as a rule and as a code, but not as a drawing or a ground', async () => {
    const rule = shapeElement({ shape: 'line', fill: null, stroke: '#24231f' })
    expect(await coloursOf(card(rule))).toEqual(['overprint 0 0 0 1 K'])
    const code = { ...codeElement('https://example.com'), colour: '#000000', ground: null } as typeof rule
    expect(await coloursOf(card(code))).toEqual([BLACK])
    expect(await coloursOf(card(shapeElement({ fill: '#24231f' })))).toEqual([
      expect.stringMatching(/^\/Srgb cs/),
    ])
  })

  it('takes metal away where it stands on it', async () => {
    const gold = card(shapeElement({ fill: 'foil' }), words('#000000'))
    expect(await coloursOf({ ...gold, refinement: 'gold' })).toContain('0 0 0 1 k')
  })

  it('keeps its inks on walls and photo prints, and in files that are read on a screen', async () => {
    const collage: Document = { ...card(words('#000000')), kind: 'collage' }
    expect(await coloursOf(collage)).toEqual(['/Srgb cs 0 0 0 scn'])
    expect(await coloursOf(card(words('#000000')), { locale: 'de-DE' })).toContain('/Srgb cs 0 0 0 scn')
  })
})

describe('the share of black ink', () => {
  it('grows as the colour gets darker', () => {
    const shares = ['#808080', '#666666', '#4d4d4d', '#333333', '#000000'].map(blackShare)
    expect(shares).toEqual([0.52, 0.66, 0.79, 1, 1])
  })
})
