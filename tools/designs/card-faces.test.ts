import { fileURLToPath } from 'node:url'
import { type CardDesign, designsOf, documentFromDesign } from '@passepartout/designs'
import {
  type CardSideLayer,
  type CardTexts,
  cardSideOf,
  cardTextsFromNames,
  DEFAULT_CROP,
  type Document,
  loadTypesetting,
  withCardTexts,
} from '@passepartout/document'
import { cardNameGroup, sanitiseCardNames } from '@passepartout/domain'
import { fillCardSide, renderCardSideSvg, sceneToSvg, toScene } from '@passepartout/render'
import type { Raster } from '@passepartout/render/testing/rasterise'
import { similarity } from '@passepartout/render/testing/similarity'
import { isLongRun } from '@passepartout/testing'
import type { Typesetter } from '@passepartout/typeset'
import { createDesignImageRenderer, type DesignImageRenderer } from '@passepartout/worker/design-pictures'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPreviewFinish, openDesigns } from './open-designs.ts'

/** Pixels of the comparison, and the factor at which drawings are rendered. */
const WIDTH = 480
const CLOSER = 4
/**
 * WebP quality of the stored layers; the whole card is compressed too, since the compression noise alone is 0.03 for
 * some drawings.
 */
const QUALITY = 85
const TYPED = {
  ...{ first: 'Mara', second: 'Ole', name: 'Tilda Marie', age: '7', date: '2028-05-12' },
  ...{ place: 'Gut Sonnenhof', sender: 'Familie Sommer' },
}
/** A photo with nothing but a gradient from one corner to the other. */
const PHOTO = { width: 300, height: 200 }

const { library, shaper } = await openDesigns()
/**
 * Foil, a box behind the day, an element over the age, photos below drawings, shapes over photos, lettering, many
 * photos.
 */
const SAMPLE = ['monogramm', 'bogen', 'azulejo', 'zahlenfenster', 'risskante', 'hochzeitsblatt', 'fuenfzig']
const designs = designsOf(library, 'card').filter(
  ({ id, card }) => cardNameGroup(card.occasions[0]) && (isLongRun || SAMPLE.includes(id)),
)

let pictures: DesignImageRenderer
let photoHref: string
beforeAll(async () => {
  pictures = createDesignImageRenderer({
    library,
    photoFolder: fileURLToPath(new URL('../../content/assets/photos', import.meta.url)),
    store: { read: async () => undefined, write: async () => undefined },
    onError: error => {
      throw error
    },
  })
  const slope = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width}" height="${PHOTO.height}"><linearGradient id="a" x2="1" y2="1"><stop stop-color="#234"/><stop offset="1" stop-color="#eb8"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  )
  photoHref = dataUri(await sharp(slope).png().toBuffer())
})
afterAll(() => pictures.close())

describe('a card with somebody’s names, as lists draw it from pictures of its parts', () => {
  test.each(designs.map(({ id }) => id))('looks as the designer draws it whole: %s', async id => {
    const design = designs.find(one => one.id === id) as CardDesign
    const words = wordsFor(design)
    const document = documentOf(design)
    const face = cardSideOf(document, design.card.occasions[0] ?? null)
    const hasPhoto = face.photos !== null
    const filled = fillCardSide(face, { words, hasPhoto })
    if (!filled) {
      expect(withCardTexts(document, words)).toBe(document)
      return
    }
    await loadTypesetting(shaper, document, filled.faces)
    const { hasCover } = (hasPhoto && face.photos) || face.words
    const part = (name: 'ground' | 'cover') => partOf(design, hasPhoto ? `bare-${name}` : name)
    const drawn = renderCardSideSvg(
      face,
      filled.document,
      {
        ground: await part('ground'),
        cover: hasCover ? await part('cover') : undefined,
        photo: hasPhoto ? { ...PHOTO, href: photoHref } : undefined,
      },
      shaper,
    )
    const whole = wholeOf(hasPhoto ? hung(document) : document, words, shaper)
    const { widthMm, heightMm } = design.trim
    const height = Math.round((WIDTH * heightMm) / widthMm)
    const likeness = similarity(
      await compared(await raster(drawn), height),
      await compared(
        await sharp(await raster(whole))
          .webp({ quality: QUALITY })
          .toBuffer(),
        height,
      ),
    )
    expect(likeness).toBeGreaterThan(0.98)
  })
})

const wordsFor = ({ card }: CardDesign): CardTexts => {
  const group = cardNameGroup(card.occasions[0])
  return group ? cardTextsFromNames(sanitiseCardNames(group, TYPED)) : {}
}

function documentOf(design: CardDesign): Document {
  const pages = [{ page: design.pages[0]?.id ?? '' }]
  const refinement = listPreviewFinish(design)
  const document = documentFromDesign(library, design, { pages, locale: 'de-DE', refinement })
  if (!document) throw new Error(`${design.id} has no front`)
  return document
}

async function partOf({ id, ...design }: CardDesign, part: CardSideLayer) {
  const refinement = listPreviewFinish({ id, ...design })
  const webp = await pictures.draw({
    kind: 'card',
    id,
    locale: 'de-DE',
    refinement,
    width: CLOSER * WIDTH,
    part,
  })
  const { data, info } = await sharp(webp).png().toBuffer({ resolveWithObject: true })
  return { href: dataUri(data), width: info.width, height: info.height }
}

/** With the photo in every slot. */
const hung = (document: Document): Document => ({
  ...document,
  assets: { own: { id: 'own', name: 'own', ...PHOTO, source: 'sample', notices: [] } },
  pages: document.pages.map(page => ({
    ...page,
    elements: page.elements.map(one =>
      one.type === 'photo' ? { ...one, photo: { assetId: 'own', crop: DEFAULT_CROP } } : one,
    ),
  })),
})

function wholeOf(document: Document, words: CardTexts, shaper: Typesetter): string {
  const artwork = (hash: string) => library.artwork[hash]
  const scene = toScene(withCardTexts(document, words), 0, { shaper, artwork, emptyFill: '#d9d7d2' })
  return sceneToSvg(scene, { hrefFor: () => photoHref, size: scene.trim })
}

/** A drawing at the size of the layers. */
function raster(svg: string): Promise<Buffer> {
  const width = /width="([\d.]+)"/.exec(svg)?.[1]
  const density = (CLOSER * 72 * WIDTH) / Number(width)
  return sharp(Buffer.from(svg), { density, limitInputPixels: 60_000_000 })
    .flatten({ background: '#fff' })
    .png()
    .toBuffer()
}

async function compared(picture: Buffer, height: number): Promise<Raster> {
  const { data, info } = await sharp(picture)
    // A layer has whole pixels, a little more or fewer than the card.
    .resize({ width: WIDTH, height, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data }
}

const dataUri = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`
