import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const loaded = () => import('./detail-image-registry.ts')
const answer = () => Promise.resolve(Response.json({}))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('asks once for the pictures that a photo can be laid into, however many want to know at the same time', async () => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const { areDetailImagesLoaded, fetchDetailImages } = await loaded()
  await Promise.all([fetchDetailImages(), fetchDetailImages()])
  await fetchDetailImages()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(areDetailImagesLoaded()).toBe(true)
})

it('asks again where the line was down', async () => {
  const fetched = vi.fn(answer).mockRejectedValueOnce(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  const { areDetailImagesLoaded, fetchDetailImages } = await loaded()
  await fetchDetailImages()
  expect(areDetailImagesLoaded()).toBe(false)
  await fetchDetailImages()
  expect(areDetailImagesLoaded()).toBe(true)
})
