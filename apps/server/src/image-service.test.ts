import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkQueue } from '@passepartout/http'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseImageModifiers } from './image-modifiers.ts'
import { createImageService, signImageUrl } from './image-service.ts'

/** Without limits. */
const open = {
  isOffered: () => true,
  secret: 'a secret that is long enough to sign with',
  requesterOf: () => 'anna',
}

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
  pictures = createImageService({ ...open, root, cacheDir: join(folder, 'cache') })
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
    const draws = createImageService({
      ...open,
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
  ])('%s is fine', modifiers => expect(parseImageModifiers(modifiers)).toBeDefined())
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

describe('renderings take turns', () => {
  const one = { places: 1, memory: 1, waiting: 20, each: { places: 1, waiting: 2 } }
  const requesterOf = (request: Request) => request.headers.get('x-asker') ?? ''
  /** A service with one slot, which is occupied until `free` is called. */
  function busyPictures(name: string, change: Partial<Parameters<typeof createImageService>[0]> = {}) {
    const turns = createWorkQueue(one)
    let entered = 0
    const queue: typeof turns = {
      with: (...turn) => {
        entered++
        return turns.with(...turn)
      },
    }
    let free = () => {}
    void turns.with({ keys: ['nobody'] }, 0, () => new Promise<void>(done => (free = done)))
    const root = join(folder, 'assets')
    const service = createImageService({
      ...open,
      root,
      cacheDir: join(folder, name),
      requesterOf,
      queue,
      ...change,
    })
    const ask = (asker: string, width: number, signal?: AbortSignal) =>
      service(
        new Request(`http://shop.test/_ipx/w_${width}/photos/dune.jpg`, {
          headers: { 'x-asker': asker },
          ...(signal ? { signal } : {}),
        }),
      )
    return { ask, entered: () => entered, free: () => free() }
  }

  test('and more of one asker than may wait are turned away, to be asked for again', async () => {
    const { ask, free } = busyPictures('turned-away')
    const greedy = [31, 32, 33, 34].map(width => ask('greedy', width))
    const other = ask('other', 35)
    // Which two of them come too late depends on the disk.
    const refused: Response[] = []
    for (const one of greedy) void one.then(response => refused.push(response))
    await expect.poll(() => refused.length).toBe(2)
    expect(refused.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
      [503, '2'],
      [503, '2'],
    ])
    free()
    const statuses = (await Promise.all(greedy)).map(({ status }) => status)
    expect([statuses.sort(), (await other).status]).toEqual([[200, 200, 503, 503], 200])
  })

  test('and what nobody waits for any more is not rendered', async () => {
    const { ask, entered, free } = busyPictures('left')
    const gone = new AbortController()
    const left = ask('anna', 41, gone.signal)
    const stays = ask('anna', 42)
    await expect.poll(entered).toBe(2)
    gone.abort()
    expect((await left).status).toBe(408)
    free()
    expect((await stays).status).toBe(200)
    expect(await readdir(join(folder, 'left'))).toHaveLength(1)
  })

  test('but while one of several waits for the same it is', async () => {
    const { ask, entered, free } = busyPictures('shared')
    const gone = new AbortController()
    void ask('anna', 41, gone.signal)
    const stays = ask('ben', 41)
    await expect.poll(entered).toBeGreaterThan(0)
    gone.abort()
    free()
    expect((await stays).status).toBe(200)
  })

  test('and who had too many rendered is told how long to wait; what is there already is theirs', async () => {
    let allowed = 1
    const root = join(folder, 'assets')
    const spend = async () => (allowed-- > 0 ? undefined : 90)
    const service = createImageService({ ...open, root, cacheDir: join(folder, 'spent'), spend })
    const ask = (width: number) => service(new Request(`http://shop.test/_ipx/w_${width}/photos/dune.jpg`))
    expect((await ask(51)).status).toBe(200)
    const refused = await ask(52)
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '90'])
    expect((await ask(51)).status).toBe(200)
  })
})

describe('sizes and effects that the shop does not offer', () => {
  const ask = (address: string) =>
    createImageService({
      ...open,
      isOffered: modifiers => modifiers === 'w_100',
      root: join(folder, 'assets'),
      cacheDir: join(folder, 'offered'),
    })(new Request(`http://shop.test${address}`))
  const odd = '/_ipx/w_100&blur_40&brightness_30&q_100/photos/dune.jpg'

  test('are refused without being rendered', async () => {
    expect((await ask('/_ipx/w_100/photos/dune.jpg')).status).toBe(200)
    expect((await ask(odd)).status).toBe(400)
    expect((await ask('/_ipx/width_100/photos/dune.jpg')).status).toBe(400)
  })

  test('are made where the shop signed the address, and only for that address', async () => {
    const signed = signImageUrl(odd, open.secret)
    expect((await ask(signed)).status).toBe(200)
    expect((await ask(signed.replace('blur_40', 'blur_41'))).status).toBe(400)
    expect((await ask(signImageUrl(odd, 'another secret, also long enough'))).status).toBe(400)
  })

  test('stay impossible beyond what any picture may be, signed or not', async () => {
    const address = signImageUrl('/_ipx/w_99999/photos/dune.jpg', open.secret)
    expect((await ask(address)).status).toBe(400)
  })
})

test('the folder of renderings stays within its size', async () => {
  const cacheDir = join(folder, 'small')
  const small = createImageService({ ...open, root: join(folder, 'assets'), cacheDir, maxCacheBytes: 4000 })
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
