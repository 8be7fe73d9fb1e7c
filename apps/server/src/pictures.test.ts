import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parsePictureModifiers } from './picture-modifiers.ts'
import { createPictures } from './pictures.ts'

let folder: string
let pictures: (request: Request) => Promise<Response>
const get = (path: string, headers: Record<string, string> = {}) =>
  pictures(new Request(`http://shop.test/_ipx/${path}`, { headers }))
const sizeOf = async (response: Response) => sharp(await response.arrayBuffer()).metadata()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const root = join(folder, 'assets')
  await mkdir(join(root, 'photos'), { recursive: true })
  const photo = sharp({ create: { width: 600, height: 400, channels: 3, background: '#c63' } }).jpeg()
  await photo.clone().toFile(join(root, 'photos/dune.jpg'))
  await photo.clone().toFile(join(folder, 'secret.jpg'))
  await writeFile(join(root, 'notes.txt'), 'not a picture')
  await writeFile(join(root, 'broken.jpg'), 'not a picture either')
  await symlink(join(folder, 'secret.jpg'), join(root, 'link.jpg'))
  pictures = createPictures({ root, cacheDir: join(folder, 'cache') })
})
afterAll(() => rm(folder, { recursive: true }))

describe('a picture', () => {
  test('comes in the asked width and format, and may be kept', async () => {
    const response = await get('w_300&f_webp/photos/dune.jpg')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('image/webp')
    expect(response.headers.get('Cache-Control')).toContain('max-age=86400')
    expect(await sizeOf(response)).toMatchObject({ width: 300, height: 200, format: 'webp' })
  })

  test('may be kept for ever where its address carries a version', async () => {
    const response = await get('w_300&f_webp/photos/dune.jpg?v=7')
    expect(response.headers.get('Cache-Control')).toContain('immutable')
  })

  test('is never enlarged, and a box beyond it keeps its own shape', async () => {
    expect(await sizeOf(await get('w_3000/photos/dune.jpg'))).toMatchObject({ width: 600, height: 400 })
    expect(await sizeOf(await get('s_1200x1200/photos/dune.jpg'))).toMatchObject({ width: 400, height: 400 })
  })

  test('that is no file is drawn once for the size that is asked for', async () => {
    const front = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer()
    let drawings = 0
    const draws = createPictures({
      root: join(folder, 'assets'),
      cacheDir: join(folder, 'drawn'),
      drawn: path =>
        path === 'cards/fr-FR/bogen--rose.webp'
          ? { version: '1', read: async () => (++drawings ? front : undefined) }
          : undefined,
    })
    const ask = (file: string) => draws(new Request(`http://shop.test/_ipx/w_30&f_webp/cards/fr-FR/${file}`))
    expect(await sizeOf(await ask('bogen--rose.webp'))).toMatchObject({ width: 30, height: 45 })
    await ask('bogen--rose.webp')
    expect(drawings).toBe(1)
    expect((await ask('bogen--none.webp')).status).toBe(404)
  })

  test('that has not changed answers 304', async () => {
    const etag = (await get('w_200/photos/dune.jpg')).headers.get('ETag')!
    const again = await get('w_200/photos/dune.jpg', { 'If-None-Match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('in format auto is what the browser accepts, and says that it depends on it', async () => {
    const modern = await get('w_100&f_auto/photos/dune.jpg', { Accept: 'image/avif,image/webp,*/*' })
    const old = await get('w_100&f_auto/photos/dune.jpg', { Accept: '*/*' })
    expect([modern, old].map(({ headers }) => headers.get('Content-Type'))).toEqual([
      'image/avif',
      'image/jpeg',
    ])
    expect(modern.headers.get('Vary')).toBe('Accept')
  })

  test('asked for many times at once is rendered once', async () => {
    const bodies = await Promise.all(Array.from({ length: 20 }, () => get('w_123&q_61/photos/dune.jpg')))
    expect(new Set(bodies.map(({ headers }) => headers.get('ETag'))).size).toBe(1)
    expect(bodies.every(({ status }) => status === 200)).toBe(true)
  })
})

describe('an address that asks for too much', () => {
  test.each([
    'w_99999',
    'w_0',
    'w_abc',
    'w_-5',
    'w_1.5',
    'w_',
    'h_3841',
    's_100',
    's_100x',
    's_100x99999',
    's_1x1x1',
    'q_0',
    'q_101',
    'blur_101',
    'brightness_101',
    'rotate_45',
    'fit_stretch',
    'f_gif',
    'f_svg',
    'b_red',
    'pos_javascript',
    'enlarge',
    'extend_20000_20000_20000_20000',
    'sharpen_10',
    'trim_5',
    'w_100&w_200',
    'w_100&width_200',
    'toString_1',
    '__proto___1',
    'w_100&',
  ])('%s is refused with 400', async modifiers => {
    const response = await get(`${modifiers}/photos/dune.jpg`)
    expect(response.status).toBe(400)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test.each([
    '_',
    'w_100',
    'width_100,height=50',
    's:100x50&fit_contain&b_ffffff',
    'q_1&f_jpg',
    'blur_3',
    'brightness_20',
    'rotate_270',
    'pos_left+top&w_10&h_10',
  ])('%s is fine', modifiers => expect(parsePictureModifiers(modifiers)).toBeDefined())
})

describe('a path outside the pictures', () => {
  test.each([
    '../secret.jpg',
    '..%2Fsecret.jpg',
    '%2e%2e/secret.jpg',
    'photos/..%2f..%2fsecret.jpg',
    '/etc/passwd',
    'notes.txt',
    'link.jpg',
    'photos%00/dune.jpg',
    'http://other.test/a.jpg',
    'https:/other.test/a.jpg',
    '.hidden.jpg',
    'photos%5Cdune.jpg',
    'missing.jpg',
    'photos',
    '%E0%A4%A',
    '',
  ])('%s is not found', async path => {
    const response = await get(`w_10/${path}`)
    expect([400, 404]).toContain(response.status)
    expect(response.headers.get('Content-Type')).toContain('text/plain')
  })
})

test('a file that is no picture after all is not found, and nothing is kept of it', async () => {
  const response = await get('w_10/broken.jpg')
  expect(response.status).toBe(404)
})

test('more pictures than may wait are turned away, to be asked for again', async () => {
  const narrow = createPictures({
    root: join(folder, 'assets'),
    cacheDir: join(folder, 'narrow'),
    concurrency: 1,
    maxWaiting: 1,
  })
  const answers = await Promise.all(
    [31, 32, 33, 34].map(width => narrow(new Request(`http://shop.test/_ipx/w_${width}/photos/dune.jpg`))),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter(status => status === 200)).toHaveLength(2)
  expect(statuses.filter(status => status === 503)).toHaveLength(2)
})

test('the folder of renderings stays within its size', async () => {
  const cacheDir = join(folder, 'small')
  const small = createPictures({ root: join(folder, 'assets'), cacheDir, maxCacheBytes: 4000 })
  for (let width = 100; width < 140; width += 1)
    await small(new Request(`http://shop.test/_ipx/w_${width}/photos/dune.jpg`))
  const kept = await readdir(cacheDir)
  expect(kept.length).toBeGreaterThan(0)
  expect(kept.length).toBeLessThan(30)
})

test('only reading is allowed', async () => {
  const response = await pictures(
    new Request('http://shop.test/_ipx/w_10/photos/dune.jpg', { method: 'POST' }),
  )
  expect(response.status).toBe(405)
})
