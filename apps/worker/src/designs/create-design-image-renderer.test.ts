import { fileURLToPath } from 'node:url'
import { designsOf } from '@passepartout/designs'
import { readCatalogue } from '@passepartout/testing'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDesignImageRenderer, type DesignImageRenderer } from './create-design-image-renderer.ts'

const stored = new Map<string, Buffer>()
let pictures: DesignImageRenderer
let card: { id: string; trim: { widthMm: number; heightMm: number }; palettes: { id: string }[] }

beforeAll(async () => {
  const { designs } = await readCatalogue()
  const [first] = designsOf(designs, 'card').filter(({ palettes }) => palettes.length > 1)
  if (!first) throw new Error('There is no card with two palettes')
  card = first
  pictures = createDesignImageRenderer({
    library: designs,
    photoFolder: fileURLToPath(new URL('../../../../content/assets/photos', import.meta.url)),
    onError: error => {
      throw error
    },
    store: {
      read: async key => stored.get(key),
      write: async (key, body) => void stored.set(key, body),
    },
  })
})
afterAll(() => pictures.close())

const wanted = () => ({ kind: 'card', id: card.id, locale: 'de-DE', refinement: 'none', width: 240 }) as const

describe('the picture of a design', () => {
  test('is as wide as asked, in the shape of the trim', async () => {
    const bytes = await pictures.draw(wanted())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ format, width }).toEqual({ format: 'webp', width: 240 })
    expect((height ?? 0) / 240).toBeCloseTo(card.trim.heightMm / card.trim.widthMm, 1)
  })

  test('differs from palette to palette', async () => {
    const [first, second] = await Promise.all(
      card.palettes.slice(0, 2).map(({ id }) => pictures.draw({ ...wanted(), palette: id })),
    )
    expect(first).not.toEqual(second)
  })

  test('is drawn once and kept', async () => {
    const before = await pictures.draw({ ...wanted(), width: 480 })
    const kept = stored.size
    expect(await pictures.draw({ ...wanted(), width: 480 })).toEqual(before)
    expect(stored.size).toBe(kept)
  })

  test('is made of the one that lists show, where a narrower one is wanted', async () => {
    const fresh = { ...wanted(), palette: card.palettes.at(-1)?.id as string }
    const before = new Set(stored.keys())
    await pictures.draw({ ...fresh, width: 480 })
    const [key = ''] = [...stored.keys()].filter(one => !before.has(one))
    const red = sharp({ create: { width: 480, height: 480, channels: 3, background: '#f00' } })
    stored.set(key, await red.webp().toBuffer())
    for (const width of [160, 320]) {
      const small = sharp(await pictures.draw({ ...fresh, width }))
      const [first] = (await small.stats()).channels
      expect([(await small.metadata()).width, first?.min]).toEqual([width, expect.closeTo(255, -1)])
    }
  })

  test('is drawn ahead once for all addresses that mean it', async () => {
    await pictures.prepare([{ ...wanted(), width: 720 }], new AbortController().signal)
    const kept = stored.size
    await pictures.draw({ ...wanted(), width: 720, palette: card.palettes[0]?.id as string })
    expect(stored.size).toBe(kept)
  })

  test('is not drawn ahead any more once the shop stops', async () => {
    const kept = stored.size
    await pictures.prepare([{ ...wanted(), width: 721 }], AbortSignal.abort())
    expect(stored.size).toBe(kept)
  })

  test('is not drawn for somebody who left before their turn', async () => {
    const waiting = [241, 242].map(width => pictures.draw({ ...wanted(), width }))
    const kept = stored.size
    const left = new AbortController()
    const abandoned = pictures.draw({ ...wanted(), width: 243 }, left.signal)
    left.abort()
    expect(await abandoned).toBeUndefined()
    await Promise.all(waiting)
    expect(stored.size).toBe(kept + waiting.length)
  })

  test('is drawn when one of two who asked for it stays', async () => {
    const left = new AbortController()
    const asked = [left.signal, undefined].map(signal => pictures.draw({ ...wanted(), width: 244 }, signal))
    left.abort()
    expect((await Promise.all(asked)).map(bytes => bytes?.length)).toEqual([
      expect.any(Number),
      expect.any(Number),
    ])
  })

  test.each([{ id: 'no-such-card' }, { page: 'no-such-page' }, { palette: 'no-such-palette' }])(
    'is none for %o',
    async part => {
      expect(await pictures.draw({ ...wanted(), ...part })).toBeUndefined()
    },
  )
})
