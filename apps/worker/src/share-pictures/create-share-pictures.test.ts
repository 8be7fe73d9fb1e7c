import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSharePictures, type SharePictures } from './create-share-pictures.ts'

const stored = new Map<string, Buffer>()
let pictures: SharePictures

beforeAll(() => {
  pictures = createSharePictures({
    assetFolder: fileURLToPath(new URL('../../../../content/assets', import.meta.url)),
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
    const middle = async (photo: string) => {
      const drawn = await pictures.draw({ scene: 'living-room', pictures: [photo] })
      const { channels } = await sharp(drawn).extract({ left: 590, top: 240, width: 40, height: 40 }).stats()
      return channels.map(({ mean }) => mean)
    }
    const [red, , blue] = await middle('red-dune-hikers')
    expect(red).toBeGreaterThan(Number(blue) + 20)
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
