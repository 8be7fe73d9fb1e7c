import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Photo } from '@passepartout/contracts'
import { difficultFile } from '@passepartout/testing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { bodyOf, newVisitor, useShop } from '../../shop.fixture.ts'

const shop = useShop()

const photoOf = async (answer: Response) => (await bodyOf<Photo & { already: boolean }>(answer)).payload

describe('a photo that works', () => {
  test.each([
    ['tiny-300px.jpg', 'image/jpeg', 300, 169, []],
    ['huge-6016x4016.jpg', 'image/jpeg', 6016, 4016, []],
    ['huge-96mp-12032x8032.jpg', 'image/jpeg', 12032, 8032, []],
    ['cmyk-with-profile.jpg', 'image/jpeg', 2000, 1333, ['cmyk-converted']],
    ['grayscale.jpg', 'image/jpeg', 2560, 2560, []],
    ['exif-orientation-6.jpg', 'image/jpeg', 1620, 2160, []],
    ['alpha.png', 'image/png', 1080, 1080, ['transparency-white', 'messenger-copy']],
    ['png-16bit.png', 'image/png', 1400, 1400, ['messenger-copy']],
    ['photo.webp', 'image/webp', 1600, 1600, ['messenger-copy']],
    ['photo.avif', 'image/avif', 1600, 1600, ['messenger-copy']],
    ['photo.heic', 'image/heic', 1600, 1600, ['messenger-copy']],
    ['photo.tif', 'image/tiff', 1600, 900, ['messenger-copy']],
  ])('%s is taken in with its upright size and its notices', async (name, mime, width, height, notices) => {
    const visitor = shop().visitor()
    const answer = await visitor.uploadOdd(name)
    expect(answer.status).toBe(201)
    const photo = await photoOf(answer)
    expect(photo).toMatchObject({ name, mime, width, height, notices, already: false })
    const shown = await visitor.request(`${photo.previewUrl}?size=640`)
    expect(shown.status).toBe(200)
    const { format, ...facts } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(format).toBe('webp')
    expect(Math.max(facts.width, facts.height)).toBe(Math.min(640, Math.max(width, height)))
    expect(facts.width / facts.height).toBeCloseTo(width / height, 1)
    expect([facts.exif, facts.xmp, facts.icc]).toEqual([undefined, undefined, undefined])
  })

  test('keeps its original byte for byte', async () => {
    const photo = await photoOf(await shop().visitor().uploadOdd('cmyk-with-profile.jpg'))
    const kept = await readFile(join(shop().storageDir, 'photos', photo.id, 'original'))
    expect(kept.equals(await readFile(difficultFile('cmyk-with-profile.jpg')))).toBe(true)
  })

  test.each(['huge-6016x4016.jpg', 'alpha.png', 'photo.webp', 'photo.heic', 'photo.avif'])(
    '%s is kept without what was appended to it, and is the same photo with and without it',
    async name => {
      const visitor = shop().visitor()
      const bytes = await readFile(difficultFile(name))
      const answer = await visitor.upload(Buffer.concat([bytes, Buffer.alloc(2_000_000, 0xd9)]), name)
      const photo = await photoOf(answer)
      expect([answer.status, photo.size]).toEqual([201, bytes.length])
      const kept = await readFile(join(shop().storageDir, 'photos', photo.id, 'original'))
      expect(kept.equals(bytes)).toBe(true)
      expect(await photoOf(await visitor.upload(bytes, name))).toMatchObject({ id: photo.id, already: true })
    },
  )

  test('keeps its name as one line without a path, whatever is sent', async () => {
    const bytes = await readFile(difficultFile('tiny-300px.jpg'))
    const names = ['Größe 日本.jpg', '../../etc/passwd', 'a\nb\u0000c.jpg', '', 'x'.repeat(500)]
    const kept: string[] = []
    for (const name of names) {
      kept.push((await photoOf(await shop().visitor().upload(bytes, name))).name)
    }
    expect(kept).toEqual(['Größe 日本.jpg', 'passwd', 'a b c.jpg', 'Foto', 'x'.repeat(120)])
  })

  test('sent again is the same photo, also when both come at once', async () => {
    const visitor = shop().visitor()
    const first = await photoOf(await visitor.uploadOdd('tiny-300px.jpg'))
    const again = await visitor.uploadOdd('tiny-300px.jpg')
    expect([again.status, await photoOf(again)]).toMatchObject([200, { id: first.id, already: true }])
    const both = await Promise.all([visitor.uploadOdd('photo.webp'), visitor.uploadOdd('photo.webp')])
    const [one, two] = await Promise.all(both.map(photoOf))
    expect(one?.id).toBe(two?.id)
    expect((await shop().objects()).filter(name => name.endsWith('original'))).toHaveLength(2)
    const other = await photoOf(await shop().visitor().uploadOdd('tiny-300px.jpg'))
    expect(other).toMatchObject({ already: false })
    expect(other.id).not.toBe(first.id)
  })
})

describe('a file that does not work', () => {
  test.each([
    ['empty.jpg', 422, 'photo-empty', 'Die Datei ist leer.', 'The file is empty.'],
    [
      'text-file.jpg',
      415,
      'unsupported-file',
      'Das ist kein Bild, sondern ein Text',
      'This is a text file, not a picture',
    ],
    ['one-page.pdf', 415, 'unsupported-file', 'PDF mit 1 Seite', 'PDF with 1 page'],
    ['truncated.jpg', 422, 'photo-broken', 'Unvollständig', 'incomplete'],
    [
      'bomb-30000x30000.png',
      422,
      'photo-too-many-pixels',
      '30.000 × 30.000 Pixel sind zu viel',
      '30,000 × 30,000 pixels',
    ],
  ])(
    '%s is refused in words a customer understands, and leaves nothing behind',
    async (name, status, code, de, en) => {
      for (const [locale, words] of [
        ['de-DE', de],
        ['en-GB', en],
      ] as const) {
        const visitor = shop().visitor({ locale })
        const answer = await visitor.uploadOdd(name)
        const body = await bodyOf(answer)
        expect([answer.status, body.code]).toEqual([status, code])
        expect(body.message.text).toContain(words)
        expect(await (await visitor.request('/web-api/photos')).json()).toEqual({ payload: { photos: [] } })
      }
      expect(await shop().objects()).toEqual([])
    },
  )

  test.each(['photo.heic', 'photo.avif', 'photo.webp', 'png-16bit.png', 'photo.tif', 'grayscale.jpg'])(
    '%s cut in half is refused as incomplete',
    async name => {
      const bytes = await readFile(difficultFile(name))
      const answer = await shop()
        .visitor()
        .upload(bytes.subarray(0, bytes.length / 2), name)
      expect([answer.status, (await bodyOf(answer)).code]).toEqual([422, 'photo-broken'])
      expect(await shop().objects()).toEqual([])
    },
  )

  test.each([
    ['a GIF', Buffer.from('GIF89a............')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    [
      'an SVG that begins like an AVIF',
      Buffer.from('<!--ftypavif  avif --><svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    ],
    ['noise', Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251))],
    ['a JPEG mark alone', Buffer.from([0xff, 0xd8, 0xff])],
    [
      'a PNG mark with rubbish',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000, 7)]),
    ],
    [
      'a HEIC mark with rubbish',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000, 7)]),
    ],
  ])('%s is refused', async (_, bytes) => {
    const answer = await shop().visitor().upload(bytes)
    expect([415, 422]).toContain(answer.status)
    expect(await shop().objects()).toEqual([])
  })

  test('costs by its bytes, not by the pieces it comes in', async () => {
    const head = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(3_900_000, 32)])
    const pieces = ReadableStream.from([head, ...Array.from({ length: 3000 }, () => Buffer.from(' '))])
    const before = process.cpuUsage()
    const answer = await shop().visitor().upload(pieces)
    const { user, system } = process.cpuUsage(before)
    expect(answer.status).toBe(415)
    // Copying the received bytes with every chunk took 8 s; inspecting each byte once takes 0.1 s.
    expect((user + system) / 1e6).toBeLessThan(5)
  })

  test('larger than 80 MB is refused while it arrives, without waiting for its end', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = new Uint8Array(1_000_000)
        if (sent === 0) piece.set([0xff, 0xd8, 0xff, 0xe0])
        sent++
        controller.enqueue(piece)
      },
    })
    const answer = await shop().visitor().upload(endless)
    expect([answer.status, (await bodyOf(answer)).message.text]).toEqual([
      413,
      'Die Datei ist größer als 80\u00a0MB. Bitte ein kleineres Foto wählen.',
    ])
    expect(sent).toBeLessThan(90)
    expect(await shop().objects()).toEqual([])
  })

  test('that says beforehand it is too large is not read at all', async () => {
    const answer = await shop()
      .visitor()
      .request('/web-api/photos', {
        method: 'POST',
        body: new Uint8Array(10),
        headers: { 'content-length': '80000001' },
      })
    expect(answer.status).toBe(413)
  })

  test('whose connection breaks is forgotten', async () => {
    let pieces = 0
    const breaking = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pieces++ > 2) controller.error(new Error('connection reset'))
        else controller.enqueue(new Uint8Array(1000).fill(0xff))
      },
    })
    const answer = await shop().visitor().upload(breaking)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await shop().objects()).toEqual([])
  })
})

describe('when the disk is nearly full', () => {
  const full = (free: number) => {
    const { deps } = shop()
    const storage = { ...deps.storage, freeBytes: async () => free }
    return newVisitor(createApi({ ...deps, storage, minFreeBytes: 1_000_000_000 }))
  }

  test('a photo is refused in words before the database has no room left', async () => {
    const answer = await full(999_999_999).uploadOdd('tiny-300px.jpg')
    const { code, message } = await bodyOf(answer)
    expect([answer.status, code]).toEqual([507, 'storage-full'])
    expect(message.text).toContain('kein Platz')
    expect(await shop().objects()).toEqual([])
  })

  test('one that still fits is taken', async () => {
    expect((await full(1_100_000_000).uploadOdd('tiny-300px.jpg')).status).toBe(201)
  })

  test('so is a disk that is full all of a sudden', async () => {
    const { deps } = shop()
    const keep = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
    const api = createApi({ ...deps, storage: { ...deps.storage, keep } })
    expect((await newVisitor(api).uploadOdd('tiny-300px.jpg')).status).toBe(507)
  })
})
