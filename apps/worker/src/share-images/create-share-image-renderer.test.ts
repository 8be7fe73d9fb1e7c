import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createShareImageRenderer, type ShareImageRenderer } from './create-share-image-renderer.ts'

const drawing = (background: string) =>
  sharp({ create: { width: 400, height: 600, channels: 3, background } })
    .webp()
    .toBuffer()
/** Mean of each channel in the centre of a share image. */
async function middleOf(drawn: Uint8Array | undefined): Promise<number[]> {
  const middle = await sharp(drawn).extract({ left: 580, top: 280, width: 40, height: 40 }).toBuffer()
  const { channels } = await sharp(middle).stats()
  return channels.map(({ mean }) => mean)
}
const stored = new Map<string, Buffer>()
let pictures: ShareImageRenderer

beforeAll(() => {
  pictures = createShareImageRenderer({
    assetFolder: fileURLToPath(new URL('../../../../content/assets', import.meta.url)),
    drawn: name =>
      name === 'card.blue.front' ? { version: '1', read: () => drawing('#2040c0') } : undefined,
    onError: error => {
      throw error
    },
    store: { read: async key => stored.get(key), write: async (key, body) => void stored.set(key, body) },
  })
})
afterAll(() => pictures.close())

describe('a picture for sharing', () => {
  test.each([
    ['a room with a framed photograph', 'living-room', ['red-dune-hikers']],
    ['a tall room', 'hallway-portrait', ['red-dune-hikers']],
    ['a canvas with its edges', 'canvas-perspective', ['red-dune-hikers']],
    ['two cards on a table', 'desk-cards', ['olivenhain--salbei', 'regenbogen--meer']],
  ])('of %s has the size that networks show', async (_, scene, shown) => {
    const drawn = await pictures.draw({ scene, pictures: shown })
    expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 627 })
  })

  test('shows what hangs in the scene', async () => {
    const drawn = await pictures.draw({ scene: 'living-room', pictures: ['red-dune-hikers'] })
    const [red, , blue] = await middleOf(drawn)
    expect(red).toBeGreaterThan(Number(blue) + 20)
  })

  test.each([
    ['in a scene', 'card-folded'],
    ['by itself', 'flat'],
  ])('shows a page of a design %s', async (_, scene) => {
    const drawn = await pictures.draw({ scene, pictures: ['card.blue.front'] })
    const [red, , blue] = await middleOf(drawn)
    expect(blue).toBeGreaterThan(Number(red) + 40)
  })

  test('of an article lies on the article’s own ground', async () => {
    const drawn = await pictures.draw({ scene: 'flat', pictures: ['satinband-gold'] })
    const corner = await sharp(drawn).extract({ left: 20, top: 20, width: 20, height: 20 }).toBuffer()
    const beside = await sharp(drawn).extract({ left: 340, top: 300, width: 20, height: 20 }).toBuffer()
    const [red] = (await sharp(corner).stats()).channels.map(({ mean }) => mean)
    const [own] = (await sharp(beside).stats()).channels.map(({ mean }) => mean)
    expect(Math.abs(Number(red) - Number(own))).toBeLessThan(12)
  })

  test('is drawn once and kept', async () => {
    const wanted = { scene: 'hallway', pictures: ['red-dune-hikers'] }
    const before = await pictures.draw(wanted)
    const kept = stored.size
    expect(await pictures.draw(wanted)).toEqual(before)
    expect(stored.size).toBe(kept)
  })

  test.each([
    ['an unknown scene', 'no-such-room', ['red-dune-hikers']],
    ['an unknown picture', 'living-room', ['no-such-photo']],
    ['a way out of the folder', '../scenes/living-room', ['red-dune-hikers']],
    ['no picture', 'living-room', []],
    ['a bare wall', 'living-room-empty', ['red-dune-hikers']],
  ])('is none for %s', async (_, scene, shown) => {
    expect(await pictures.draw({ scene, pictures: shown })).toBeUndefined()
  })
})
