import {
  collageLayouts,
  createPagesDocument,
  createRun,
  DEFAULT_CROP,
  type Document,
  type Foil,
  isCustomerStencil,
  MASKS,
  type PhotoSlot,
  STENCIL_SHAPES,
  slotsOf,
  type TextElement,
  withAddedText,
  withCorners,
  withCrop,
  withLayout,
  withMovedStencil,
  withPageBackground,
  withPhoto,
  withPrints,
  withStencilShape,
  withStencilWidth,
  withTextRotation,
  withTextStyle,
  withTextWidth,
} from '@passepartout/document'
import { crops } from '@passepartout/document/testing/arbitraries'
import { sampleText } from '@passepartout/document/testing/sample-text'
import fc from 'fast-check'
import { shapeElement } from './designed-page.ts'
import { PHOTO as SMALL } from './frame-with-photo.ts'

/** Large enough that no crop shows single pixels, which libraries interpolate differently. */
export const PHOTO = { ...SMALL, width: 2 * SMALL.width, height: 2 * SMALL.height }

const photo = (index: number) => ({ ...PHOTO, id: `photo-${index}` })
/** Realistic crops. */
const cropped = crops.map(crop => ({ ...crop, zoom: Math.min(crop.zoom, 2.5) }))
const colour = fc.nat(0xffffff).map(value => `#${value.toString(16).padStart(6, '0')}`)
const words = fc.constantFrom('Unser Sommer', 'Mara & Ole\n2027', 'Zoë & Łukasz', 'IM GARTEN', 'Nguyễn Ánh')
const face = fc.constantFrom(
  ...([
    'Figtree',
    'Playfair Display',
    'Great Vibes',
    'Cormorant',
    'Fraunces',
  ] as const satisfies TextElement['face'][]),
)
const metal = fc.constantFrom('gold', 'rosegold', 'silver', 'relief') satisfies fc.Arbitrary<Foil>
const sheet = (widthMm: number, heightMm: number) => ({ widthMm, heightMm, bleed: 3, safe: 4 })

export const collages = fc
  .record({
    count: fc.integer({ min: 2, max: 12 }),
    layout: fc.nat(7),
    gap: fc.integer({ min: 0, max: 12 }),
    radius: fc.integer({ min: 0, max: 12 }),
    ground: colour,
    taken: fc.array(cropped, { minLength: 12, maxLength: 12 }),
    figure: fc.option(fc.constantFrom(...STENCIL_SHAPES)),
    text: fc.option(words),
    turn: fc.integer({ min: -180, max: 180 }),
    widthMm: fc.integer({ min: 20, max: 160 }),
    face,
    figureMm: fc.integer({ min: 30, max: 200 }),
    by: fc.record({ x: fc.integer({ min: -80, max: 80 }), y: fc.integer({ min: -60, max: 60 }) }),
  })
  .map(
    ({
      count,
      layout,
      gap,
      radius,
      ground,
      taken,
      figure,
      text,
      turn,
      widthMm,
      face,
      figureMm,
      by,
    }): Document => {
      const empty = createPagesDocument('collage', [{ id: 'page', ...sheet(180, 120), slots: [] }])
      const layouts = collageLayouts(count, 1.5)
      const free = Array.from({ length: count }, (_, index) => photo(index))
      const chosen = layouts[layout % layouts.length]
      if (!chosen) throw new Error(`There is no layout for ${count} photos`)
      let document = withLayout(empty, 'page', chosen, { free, gapMm: gap })
      for (const [index, { id }] of document.pages.flatMap(slotsOf).entries())
        document = withCrop(document, id, taken[index] ?? DEFAULT_CROP)
      document = withPageBackground(withCorners(document, 'page', radius), 'page', ground)
      document = withStencilShape(document, 'page', figure, 'WIR')
      const form = document.pages[0]?.elements.find(isCustomerStencil)?.id
      if (form) document = withMovedStencil(withStencilWidth(document, form, figureMm), form, by)
      if (text === null) return document
      const own = 'own-text-1'
      const lettered = withTextRotation(
        withTextWidth(withAddedText(document, 'page', own, text), own, widthMm),
        own,
        turn,
      )
      return {
        ...lettered,
        pages: lettered.pages.map(page => ({
          ...page,
          elements: page.elements.map(textInFontFace(own, face)),
        })),
      }
    },
  )

const textInFontFace =
  (id: string, face: TextElement['face']) => (element: Document['pages'][number]['elements'][number]) =>
    element.id === id && element.type === 'text'
      ? withTextStyle(element, { face, weight: 400, italic: false })
      : element

export const cards = fc
  .record({
    mask: fc.constantFrom(...MASKS),
    crop: cropped,
    turn: fc.integer({ min: -30, max: 30 }),
    wording: words,
    align: fc.constantFrom('left' as const, 'centre' as const, 'right' as const),
    sizePt: fc.integer({ min: 12, max: 30 }),
    colour,
    metal: fc.option(metal),
    foil: fc.boolean(),
    face,
    frame: fc.constantFrom(null, 'filled' as const, 'lined' as const, 'covered' as const),
    opacity: fc.constantFrom(1, 1, 0.6),
  })
  .map(
    ({ mask, crop, turn, wording, align, sizePt, metal, foil, face, frame, opacity, ...more }): Document => {
      const refinement = metal ?? 'none'
      const slots = [{ id: 'photo', box: { x: 12, y: 14, width: 80, height: 70 } }]
      const plain = createPagesDocument('card', [{ id: 'front', ...sheet(105, 148), slots }])
      const text = sampleText('', {
        ...{ id: 'names', align, sizePt, face, opacity, runs: [createRun(wording)] },
        box: { x: 10, y: 95, width: 85, height: 30 },
        colour: foil && metal ? 'foil' : more.colour,
      })
      const ink = metal ? 'foil' : more.colour
      const looks = {
        filled: { fill: ink, stroke: more.colour, strokeMm: 1.5 },
        lined: { fill: null, stroke: ink, strokeMm: 2 },
        // Foil covered by a photo.
        covered: { fill: ink, stroke: null },
      }
      const box = { x: 8, y: 60, width: 70, height: 40 }
      const shape = frame && shapeElement({ id: 'frame', box, radiusMm: 4, ...looks[frame] })
      const masked = plain.pages.map(page => ({
        ...page,
        elements: [
          ...(shape && frame === 'covered' ? [shape] : []),
          ...page.elements.map(one => ({ ...(one as PhotoSlot), mask, turn, radiusMm: 6 })),
          ...(shape && frame !== 'covered' ? [shape] : []),
          text,
        ],
      }))
      return withPhoto({ ...plain, refinement, pages: masked }, 'photo', photo(0), crop)
    },
  )

export const prints = fc
  .record({
    crop: cropped,
    fit: fc.constantFrom('cover' as const, 'contain' as const),
    borderMm: fc.constantFrom(0, 3, 5, 10),
    format: fc.constantFrom(
      { width: 150, height: 100 },
      { width: 100, height: 100 },
      { width: 180, height: 130 },
    ),
  })
  .map(({ crop, ...look }): Document => {
    const { width: widthMm, height: heightMm } = look.format
    const page = { id: 'print-1', widthMm, heightMm, bleed: 2, safe: 3, slots: [] }
    const empty = createPagesDocument('prints', [page])
    const document = withPrints(empty, [{ pageId: 'print-1', asset: photo(0) }], { look, bleed: 2, safe: 3 })
    const [slot] = document.pages.flatMap(slotsOf)
    return slot ? withCrop(document, slot.id, { ...crop, fit: look.fit }) : document
  })
