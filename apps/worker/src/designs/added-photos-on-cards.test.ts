import { type Design, type DesignLibrary, designsOf, documentFromDesign } from '@passepartout/designs'
import {
  type Asset,
  type Document,
  findSlot,
  isOwnPhoto,
  loadTypesetting,
  withOwnPhoto,
} from '@passepartout/document'
import { sceneToSvg, toScene } from '@passepartout/render'
import { readCatalogue } from '@passepartout/testing'
import { createTypesetter } from '@passepartout/typeset/node'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

let library: DesignLibrary
let magenta: string
beforeAll(async () => {
  library = (await readCatalogue()).designs
  const pixel = sharp({ create: { width: 4, height: 3, channels: 3, background: '#ff00ff' } })
  magenta = `data:image/png;base64,${(await pixel.png().toBuffer()).toString('base64')}`
})

const PHOTO: Asset = {
  ...{ id: 'photo', name: 'IMG_1.jpg', width: 4000, height: 3000, source: 'upload', notices: [] },
}
/** Pixels per mm: enough to detect what covers a photo. */
const SCALE = 1
/** Leaves and lines may overlap a photo, but not hide it. */
const LEAST_SEEN = 0.6
const shaper = createTypesetter()

/** The visible share of a customer's photo on a page: text over it counts as photo, as it is meant to be there. */
async function seenShare(document: Document, at: number): Promise<number> {
  const page = document.pages[at]
  const slot = page && findSlot(document, 'own-photo-1')?.slot
  if (!page || !slot) return 0
  const wordless = {
    ...document,
    pages: document.pages.map(one => ({
      ...one,
      elements: one.elements.filter(element => element.type !== 'text' && element.type !== 'code'),
    })),
  }
  await loadTypesetting(shaper, wordless)
  const scene = toScene(wordless, at, { shaper, artwork: hash => library.artwork[hash] })
  const svg = sceneToSvg(scene, { hrefFor: () => magenta, size: page.trim })
  const [width, height] = [page.trim.width * SCALE, page.trim.height * SCALE].map(Math.round)
  const { x: left, y: top, width: wide, height: high } = slot.box
  const [x, y, w, h] = [left + 1, top + 1, wide - 2, high - 2].map(mm => Math.round(mm * SCALE))
  const drawn = sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).removeAlpha()
  const png = await drawn.png().toBuffer()
  const region = { left: x ?? 0, top: y ?? 0, width: w ?? 1, height: h ?? 1 }
  const pixels = await sharp(png).extract(region).raw().toBuffer()
  let seen = 0
  for (let i = 0; i < pixels.length; i += 3)
    if ((pixels[i] ?? 0) > 200 && (pixels[i + 1] ?? 0) < 80 && (pixels[i + 2] ?? 0) > 200) seen++
  return (seen * 3) / pixels.length
}

const cardOf = (design: Design): Document | undefined =>
  documentFromDesign(library, design, { locale: 'de-DE', print: { bleed: 3 } })

test('a photo that the customer adds is seen on every face of every card', async () => {
  const hidden: string[] = []
  let faces = 0
  for (const design of designsOf(library, 'card')) {
    const card = cardOf(design)
    for (const [at, { id }] of (card?.pages ?? []).entries()) {
      if (!card) continue
      const added = withOwnPhoto(card, id, 'own-photo-1', PHOTO)
      expect(added.pages[at]?.elements.filter(isOwnPhoto), `${design.id}/${id}`).toHaveLength(1)
      const share = await seenShare(added, at)
      faces++
      if (share < LEAST_SEEN) hidden.push(`${design.id}/${id}: ${share.toFixed(2)}`)
    }
  }
  expect(faces).toBeGreaterThan(450)
  expect(hidden).toEqual([])
}, 120_000)
