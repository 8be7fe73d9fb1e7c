import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkQueue } from '@passepartout/http'
import { readCatalogue } from '@passepartout/testing'
import { createLeadImages, type LeadImages } from '@passepartout/worker'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createImageService } from './image-service.ts'
import { drawnLeadImages, mountLeadImages } from './lead-images.ts'
import type { ShopEnvironment } from './shop-app.ts'

const assetRoot = join(import.meta.dirname, '../../../content/assets')
const secret = 'a secret that is long enough to sign with'

let folder: string
let images: LeadImages
let app: Hono<ShopEnvironment>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lead-images-'))
  images = createLeadImages({ catalogue: (await readCatalogue()).catalogue, assetRoot })
  app = shopWith(100)
})
afterAll(async () => {
  await images.close()
  await rm(folder, { recursive: true })
})

/** A shop with this length of the rendering queue. */
function shopWith(waiting: number): Hono<ShopEnvironment> {
  const pictures = createImageService({
    root: assetRoot,
    cacheDir: join(folder, `cache-${waiting}`),
    isOffered: modifiers => modifiers === 'w_320&f_webp',
    secret,
    requesterOf: () => 'anna',
    drawn: drawnLeadImages(images),
    queue: createWorkQueue({ places: 1, memory: 1, waiting, each: { places: 1, waiting } }),
  })
  const made = new Hono<ShopEnvironment>()
  mountLeadImages(made, images, pictures, secret)
  made.get('/_ipx/*', c => pictures(c.req.raw))
  return made
}

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })
const bodyOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

describe('a lead image', () => {
  test.each([
    ['/leadimage/leinwand/corner/standard.jpg', 'jpeg'],
    ['/leadimage/leinwand/corner/keilrahmen-38.jpg', 'jpeg'],
    ['/leadimage/leinwand/corner/rand-farbig.png', 'png'],
    ['/leadimage/leinwand/corner/rand-umgeschlagen+keilrahmen-38.jpg', 'jpeg'],
    ['/leadimage/acrylglas/corner/standard.jpg', 'jpeg'],
    ['/leadimage/poster/frame/holzrahmen-eiche+mat-weiss.jpg', 'jpeg'],
    ['/leadimage/poster/frame-perspective/alurahmen-eckig-gold.jpg', 'jpeg'],
    ['/leadimage/aludibond/frontal/standard.jpg', 'jpeg'],
    ['/leadimage/aludibond/no-shadow/materialausfuehrung-gebuerstet.jpg', 'jpeg'],
    ['/leadimage/aludibond/frontal/no-shadow/standard.jpg', 'jpeg'],
  ])('is drawn from the scenes: %s', async (path, format) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`])
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=86400/)
    const body = await bodyOf(answer)
    const found = await sharp(body).metadata()
    expect([found.format, found.width]).toEqual([format, 1200])
    // The image is not blank.
    const { channels } = await sharp(body).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15)
    const again = await get(path, { 'if-none-match': answer.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  test('is there of the corner of every material', async () => {
    const { catalogue } = await readCatalogue()
    for (const { id } of catalogue.materials)
      expect([id, images.read(`${id}/corner/standard.jpg`).ok]).toEqual([id, true])
  })

  test('looks as its options say', async () => {
    const seen = async (path: string) =>
      sharp(await bodyOf(await get(path)))
        .resize(24, 18, { fit: 'fill' })
        .raw()
        .toBuffer()
    const apart = async (one: string, other: string) => {
      const [a, b] = [await seen(one), await seen(other)]
      return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length
    }
    for (const [one, other] of [
      ['leinwand/corner/standard', 'leinwand/corner/keilrahmen-38'],
      ['leinwand/corner/standard', 'leinwand/corner/rand-farbig'],
      ['leinwand/corner/standard', 'leinwand/corner/rand-umgeschlagen'],
      ['poster/frame/holzrahmen-eiche', 'poster/frame/holzrahmen-schwarz'],
      ['poster/frame/holzrahmen-eiche', 'poster/frame/holzrahmen-eiche+mat-schwarz'],
      ['poster/frontal/standard', 'poster/no-shadow/standard'],
    ])
      expect([other, (await apart(`/leadimage/${one}.jpg`, `/leadimage/${other}.jpg`)) > 0.8]).toEqual([
        other,
        true,
      ])
  })

  test('comes in the sizes of all pictures, too', async () => {
    const answer = await get('/_ipx/w_320&f_webp/leadimage/leinwand/corner/standard.jpg')
    expect(await sharp(await bodyOf(answer)).metadata()).toMatchObject({ width: 320, format: 'webp' })
    expect((await get('/_ipx/w_321&f_webp/leadimage/leinwand/corner/standard.jpg')).status).toBe(400)
    expect((await get('/_ipx/w_320&f_webp/leadimage/leinwand/corner/rand-bunt.jpg')).status).toBe(404)
  })

  test.each([
    ['/leadimage', 404],
    ['/leadimage/x', 404],
    ['/leadimage/kork/corner/standard.jpg', 404],
    ['/leadimage/leinwand/side/standard.jpg', 404],
    ['/leadimage/leinwand/corner/standard.webp', 404],
    ['/leadimage/leinwand/corner/standard.jpg/', 404],
    ['/leadimage/leinwand/corner/.jpg', 404],
    ['/leadimage/leinwand/corner/..%2F..%2Fphotos%2Fx.jpg', 404],
    ['/leadimage/leinwand/corner/Standard.jpg', 404],
    ['/leadimage/leinwand/frontal/corner/standard.jpg', 404],
    ['/leadimage/constructor/corner/standard.jpg', 404],
    ['/leadimage/leinwand/corner/rand-bunt.jpg', 422],
    ['/leadimage/poster/corner/keilrahmen-38.jpg', 422],
    ['/leadimage/leinwand/corner/rand-farbig+rand-gespiegelt.jpg', 422],
    ['/leadimage/leinwand/corner/rand-farbig+rand-farbig.jpg', 422],
    ['/leadimage/leinwand/corner/standard.png', 422],
    ['/leadimage/leinwand/frame/standard.jpg', 422],
    ['/leadimage/leinwand/frame/holzrahmen-eiche.jpg', 422],
    ['/leadimage/poster/frontal/holzrahmen-eiche.jpg', 422],
    ['/leadimage/poster/frame-perspective/alurahmen-rund-gold.jpg', 422],
    ['/leadimage/poster/frame/holzrahmen-eiche+holzrahmen-schwarz.jpg', 422],
    [`/leadimage/poster/corner/${Array.from({ length: 40 }, (_, at) => `a${at}`).join('+')}.jpg`, 422],
  ])('is refused where there is none: %s', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('waits in the line of all pictures, and a flood is turned away', async () => {
    app = shopWith(3)
    const finishes = ['eiche', 'natur', 'schwarz', 'weiss', 'schwarz-gemasert', 'weiss-gemasert']
    const answers = await Promise.all(
      ['mat-weiss', 'mat-creme', 'mat-schwarz'].flatMap(mat =>
        finishes.map(finish => get(`/leadimage/poster/frame/holzrahmen-${finish}+${mat}.jpg`)),
      ),
    )
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(busy.length).toBeGreaterThan(5)
    expect(busy[0]?.headers.get('retry-after')).toBe('2')
  })
})
