import { readFile } from 'node:fs/promises'
import { difficultFile } from '@passepartout/testing'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'
import { expectRefusal, fetched, resultsOf, sendOdd, sendTo } from './tools.fixture.ts'

const shop = useShop()

describe('a picture', () => {
  test.each([
    ['tiny-300px.jpg', 300, 169],
    ['huge-6016x4016.jpg', 6016, 4016],
    ['huge-96mp-12032x8032.jpg', 12032, 8032],
    ['cmyk-with-profile.jpg', 2000, 1333],
    ['grayscale.jpg', 2560, 2560],
    ['exif-orientation-6.jpg', 1620, 2160],
    ['alpha.png', 1080, 1080],
    ['png-16bit.png', 1400, 1400],
    ['photo.webp', 1600, 1600],
    ['photo.avif', 1600, 1600],
    ['photo.heic', 1600, 1600],
    ['photo.tif', 1600, 900],
  ])('%s becomes an upright sRGB JPEG in its own size', async (name, widthPx, heightPx) => {
    const visitor = shop().visitor()
    const { result, bytes, facts } = await fetched(
      visitor,
      await resultsOf(await sendOdd(visitor, 'convert-file', name)),
    )
    expect(result).toMatchObject({
      name: name.replace(/\.\w+$/, '.jpg'),
      type: 'image/jpeg',
      widthPx,
      heightPx,
      bytes: bytes.length,
    })
    expect(facts).toMatchObject({
      format: 'jpeg',
      space: 'srgb',
      channels: 3,
      width: widthPx,
      height: heightPx,
    })
    expect([facts.orientation, facts.exif, facts.icc]).toEqual([undefined, undefined, undefined])
  })

  test('with more colours than a screen shows keeps their look', async () => {
    const visitor = shop().visitor()
    const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c86432' } })
    const wide = await flat.withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
    const { bytes } = await fetched(visitor, await resultsOf(await sendTo(visitor, 'convert-file', wide)))
    const { channels } = await sharp(bytes).stats()
    const apart = channels.map(({ mean }, index) => Math.abs(mean - ([200, 100, 50][index] ?? 0)))
    expect(Math.max(...apart)).toBeLessThan(4)
  })

  test('is recognised by its bytes, whatever type the sender names', async () => {
    const bytes = await readFile(difficultFile('photo.webp'))
    const headers = { 'content-type': 'application/pdf' }
    const { results } = await resultsOf(
      await sendTo(shop().visitor(), 'convert-file', bytes, { name: 'x.exe', headers }),
    )
    expect(results).toMatchObject([{ name: 'x.jpg', type: 'image/jpeg' }])
  })

  test('gets a name that every disk takes', async () => {
    const bytes = await readFile(difficultFile('tiny-300px.jpg'))
    const kept = []
    for (const name of [
      'Größe 日本.HEIC',
      '../../etc/passwd',
      'C:\\x\\a?.png',
      '..',
      'a\r\nb.jpg',
      'x'.repeat(500),
    ]) {
      kept.push(
        (await resultsOf(await sendTo(shop().visitor(), 'convert-file', bytes, { name }))).results[0]?.name,
      )
    }
    expect(kept).toEqual([
      'Größe 日本.jpg',
      'passwd.jpg',
      'a-.jpg',
      'Foto.jpg',
      'a b.jpg',
      `${'x'.repeat(120)}.jpg`,
    ])
  })

  test('needs no visitor, and makes none', async () => {
    const answer = await sendOdd(shop().visitor(), 'convert-file', 'tiny-300px.jpg')
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('a file that cannot be converted', () => {
  test.each([
    ['empty.jpg', 422, 'photo-empty', 'Die Datei ist leer.', 'The file is empty.'],
    ['text-file.jpg', 415, 'unsupported-file', 'können wir nicht umwandeln', 'can’t convert'],
    ['one-page.pdf', 415, 'unsupported-file', 'Das ist ein PDF', 'This is a PDF'],
    ['truncated.jpg', 422, 'photo-broken', 'Unvollständig', 'incomplete'],
    ['bomb-30000x30000.png', 422, 'photo-too-many-pixels', '30.000 × 30.000 Pixel', '30,000 × 30,000 pixels'],
  ])('%s is refused with a reason and leaves nothing behind', async (name, status, code, de, en) => {
    await expectRefusal(
      [
        await sendOdd(shop().visitor(), 'convert-file', name),
        await sendOdd(shop().visitor({ locale: 'en-GB' }), 'convert-file', name),
      ],
      { status, code, words: [de, en] },
    )
    expect(await shop().objects()).toEqual([])
  })

  test('because it is too large is refused while it arrives', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(1_000_000).fill(sent++ === 0 ? 0xff : 0))
      },
    })
    const jpegMark = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]).stream()
    const answer = await sendTo(shop().visitor(), 'convert-file', joined(jpegMark, endless))
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([413, 'photo-too-large'])
    expect(sent).toBeLessThan(90)
    expect(await shop().objects()).toEqual([])
  })

  test('because it says so itself is not read', async () => {
    const answer = await sendTo(shop().visitor(), 'convert-file', new Uint8Array(9), {
      headers: { 'content-length': '80000001' },
    })
    expect(answer.status).toBe(413)
  })

  test('because another site sends it is refused', async () => {
    const answer = await sendTo(shop().visitor(), 'convert-file', new Uint8Array(9), {
      headers: { origin: 'https://evil.example' },
    })
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([403, 'cross-origin-write'])
  })

  test('because its connection breaks is forgotten', async () => {
    let pieces = 0
    const breaking = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (pieces++ > 1) controller.error(new Error('connection reset'))
        else controller.enqueue(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]))
      },
    })
    const answer = await sendTo(shop().visitor(), 'convert-file', breaking)
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([400, 'bad-request'])
    expect(await shop().objects()).toEqual([])
  })
})

function joined(...streams: ReadableStream<Uint8Array>[]): ReadableStream<Uint8Array> {
  async function* pieces() {
    for (const stream of streams) yield* stream
  }
  return ReadableStream.from(pieces())
}
