import {
  createRun,
  type Document,
  fontFacesOf,
  freezeDocument,
  hyphenationLocale,
  layOutTextElement,
  loadTypesetting,
} from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { createTypesetter } from '@passepartout/typeset/node'
import { describe, expect, it } from 'vitest'
import { renderPdf } from './pdf/render-pdf.ts'
import { sceneToSvg } from './scene-to-svg.ts'
import { designedPage } from './testing/designed-page.ts'
import { pdfWords } from './testing/rasterise.ts'
import { srgbProfile } from './testing/test-image.ts'
import { toScene } from './to-scene.ts'

const WORDS = 'Hochzeitseinladungen zur Donaudampfschifffahrt'
const document = (hyphens: boolean, locale: Document['locale'] = 'de-DE'): Document =>
  designedPage(
    [
      sampleText('', {
        ...{ id: 'message', role: 'message', runs: [createRun(WORDS)], wrap: true },
        ...(hyphens && { hyphens: true as const }),
        ...{ face: 'Figtree', sizePt: 14, minSizePt: 14, box: { x: 5, y: 5, width: 32, height: 60 } },
      }),
    ],
    { locale },
  )

/** Lines of the message in reading order. */
async function linesOf(card: Document): Promise<string[]> {
  const shaper = createTypesetter()
  await loadTypesetting(shaper, card)
  const [page] = card.pages
  const [text] = page?.elements ?? []
  if (!page || text?.type !== 'text') throw new Error('There is no text')
  return layOutTextElement(card, page, text, shaper).lines.map(
    ({ range }) => WORDS.slice(range.from, range.until) + (range.isParted ? '-' : ''),
  )
}

describe('words that are parted', () => {
  it('are those of a text that asks for it, by the rules of the document’s language', async () => {
    expect(hyphenationLocale(document(true))).toBe('de-DE')
    expect(await linesOf(document(true))).toEqual([
      'Hochzeitsein-',
      'ladungen zur',
      'Donaudampf-',
      'schifffahrt',
    ])
    expect(hyphenationLocale(document(false))).toBeUndefined()
    expect(await linesOf(document(false))).toEqual(['Hochzeitseinladungen', 'zur', 'Donaudampfschifffahrt'])
  })

  it('print as they were seen, without the rules', async () => {
    const card = document(true)
    const shaper = createTypesetter()
    await loadTypesetting(shaper, card)
    const svgOf = (shown: Document, by: typeof shaper) =>
      sceneToSvg(toScene(shown, 0, { shaper: by }), { hrefFor: () => null, area: 'bleed' })
    const ordered = freezeDocument(card, { artwork: () => undefined, shaper })
    const plain = createTypesetter()
    await plain.load(fontFacesOf(card))
    expect(svgOf(ordered, plain)).toBe(svgOf(card, shaper))
  })

  it('are read with their hyphens in a proof', async () => {
    const card = document(true)
    const shaper = createTypesetter()
    await loadTypesetting(shaper, card)
    const pdf = await renderPdf(toScene(card, 0, { shaper, readable: true }), {
      ...{ icc: await srgbProfile(), createdAt: new Date('2026-11-27T08:00:00Z') },
      readable: { locale: 'de-DE' },
      loadImage: () => {
        throw new Error('There are no photos')
      },
    })
    expect(pdfWords(pdf).map(({ text }) => text)).toContain('Hochzeitsein-')
  })
})
