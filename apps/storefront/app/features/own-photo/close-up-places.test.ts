import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const loaded = () => import('./close-up-places.ts')
const answer = () => Promise.resolve(Response.json({}))

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

it('asks once for the pictures that a photo can be laid into, however many want to know at the same time', async () => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const { areCloseUpsKnown, learnCloseUps } = await loaded()
  await Promise.all([learnCloseUps(), learnCloseUps()])
  await learnCloseUps()
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(areCloseUpsKnown()).toBe(true)
})

it('asks again where the line was down', async () => {
  const fetched = vi.fn(answer).mockRejectedValueOnce(new TypeError('offline'))
  vi.stubGlobal('fetch', fetched)
  const { areCloseUpsKnown, learnCloseUps } = await loaded()
  await learnCloseUps()
  expect(areCloseUpsKnown()).toBe(false)
  await learnCloseUps()
  expect(areCloseUpsKnown()).toBe(true)
})
