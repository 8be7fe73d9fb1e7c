// @vitest-environment happy-dom
import {
  createPagesDocument,
  createSlot,
  type Document,
  type Element,
  measureTexts,
  type Pixels,
  preflight,
  withAssets,
  withPhoto,
} from '@passepartout/document'
import { sampleText } from '@passepartout/document/testing/sample-text'
import { createEditor } from '@passepartout/editor'
import { squareShaper } from '@passepartout/typeset/testing/square-shaper'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { DesignerBase } from '../state/designer-base.ts'
import { createStore } from '../state/store.ts'
import { trackTextBackdrops } from './text-backdrops.ts'

const PHOTO = { id: 'a', name: 'a.jpg', width: 100, height: 100, source: 'upload' as const, notices: [] }
const flat = (level: number): Pixels => ({ width: 1, height: 1, data: [level, level, level, 255] })
const text = sampleText('Mara und Ole', { own: true, colour: '#222222' })

function card(below: Element): Document {
  const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
  const plain = createPagesDocument('card', [page], { locale: 'de-DE' })
  const drawn = { ...plain, pages: plain.pages.map(one => ({ ...one, elements: [below, text] })) }
  return below.type === 'photo' ? withPhoto(withAssets(drawn, [PHOTO]), below.id, PHOTO) : drawn
}

/** Preflight's findings about a text on a background, after the pause. */
async function told(document: Document, { pixels, alpha = 255 }: { pixels?: Pixels; alpha?: number }) {
  const level = 30
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(4 * width * height).map((_, at) => (at % 4 === 3 ? alpha : level)),
    }),
  } as never)
  const editor = createEditor({ document })
  const texts = measureTexts(document, squareShaper)
  const design = createStore({ texts, pixels: 0, grounds: {} })
  const drawing = { pictureOf: async () => 'blob:layer' }
  trackTextBackdrops({ editor, design } as unknown as DesignerBase, drawing as never, () => pixels)
  await vi.advanceTimersByTimeAsync(600)
  const { grounds } = design.get()
  const found = preflight(document, { quality: () => ({ grade: 'sharp' }), texts, grounds })
  return { grounds, ids: found.map(({ id }) => id).filter(id => id === 'contrast') }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      decode = async () => undefined
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const place = createSlot({ id: 'photo', box: { x: 0, y: 0, width: 105, height: 148 } })
const shape: Element = {
  ...{ id: 'shape', type: 'shape', box: place.box, turn: 0, locked: true, shape: 'rect', path: null },
  ...{ fill: '#1e1e1e', stroke: null, strokeMm: 0.3, dashMm: null, radiusMm: 0, opacity: 1 },
} as Element

test('dark words on a dark photo are told, on a light one they are not', async () => {
  expect((await told(card(place), { pixels: flat(40) })).ids).toEqual(['contrast'])
  expect((await told(card(place), { pixels: flat(240) })).ids).toEqual([])
})

test('dark words on a dark drawing are told, and what can be seen through it counts', async () => {
  const { grounds, ids } = await told(card(shape), { alpha: 255 })
  expect(ids).toEqual(['contrast'])
  expect(new Set(Object.values(grounds).flat())).toEqual(new Set(['#1e1e1e']))
  expect((await told(card(shape), { alpha: 20 })).ids).toEqual([])
})

test('words over other words are told, and beside them they are not', async () => {
  const under = (y: number) => sampleText('Wir heiraten', { id: 'under', box: { ...text.box, y } })
  expect((await told(card(under(text.box.y)), {})).ids).toEqual(['contrast'])
  const { grounds, ids } = await told(card(under(text.box.y + 2 * text.box.height)), {})
  expect([grounds, ids]).toEqual([{}, []])
})

test('nothing is said while the photo is not known', async () => {
  const { grounds, ids } = await told(card(place), {})
  expect([grounds, ids]).toEqual([{}, []])
})
