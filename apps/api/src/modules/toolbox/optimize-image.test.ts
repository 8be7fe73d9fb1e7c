import { describe, expect, test } from 'vitest'
import { bodyOf, useShop } from '../../shop.fixture.ts'
import { expectRefusal, fetched, resultsOf, sendOdd } from './tools.fixture.ts'

const shop = useShop()

const optimised = async (name: string, query = '') => {
  const visitor = shop().visitor()
  return fetched(visitor, await resultsOf(await sendOdd(visitor, 'optimize-image', name, query)))
}

describe('a picture is made smaller', () => {
  test.each([
    ['huge-96mp-12032x8032.jpg', '', 2560, 1709],
    ['huge-6016x4016.jpg', '?maxSide=1000', 1000, 668],
    ['exif-orientation-6.jpg', '?maxSide=1080', 810, 1080],
    ['photo.heic', '?maxSide=800', 800, 800],
    ['photo.avif', '?maxSide=800', 800, 800],
    ['photo.tif', '?maxSide=800', 800, 450],
    ['png-16bit.png', '?maxSide=800', 800, 800],
    ['cmyk-with-profile.jpg', '?maxSide=800', 800, 533],
    ['grayscale.jpg', '?maxSide=800', 800, 800],
    ['tiny-300px.jpg', '?maxSide=800', 300, 169],
  ])('%s%s, never larger', async (name, query, width, height) => {
    const { result, facts } = await optimised(name, query)
    expect(result).toMatchObject({ type: 'image/jpeg', widthPx: width, heightPx: height })
    expect(facts).toMatchObject({ format: 'jpeg', space: 'srgb', width, height })
  })

  test('in fewer bytes the lower the quality', async () => {
    const sizes = []
    for (const quality of [1, 40, 80, 100]) {
      sizes.push((await optimised('photo.tif', `?quality=${quality}`)).bytes.length)
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b))
  })

  test('as WebP with its transparency, as JPEG on white', async () => {
    const webp = await optimised('alpha.png', '?type=webp')
    expect(webp.result).toMatchObject({ name: 'alpha.webp', type: 'image/webp' })
    expect(webp.facts).toMatchObject({ format: 'webp', hasAlpha: true })
    expect(webp.answer.headers.get('content-type')).toBe('image/webp')
    expect((await optimised('alpha.png', '?type=jpeg')).facts.hasAlpha).toBe(false)
  })
})

describe('what cannot be done is refused', () => {
  test.each([
    ['?quality=0', 'quality'],
    ['?quality=101', 'quality'],
    ['?quality=8.5', 'quality'],
    ['?quality=', 'quality'],
    ['?maxSide=15', 'maxSide'],
    ['?maxSide=1e9', 'maxSide'],
    ['?maxSide=x', 'maxSide'],
    ['?type=gif', 'type'],
  ])('%s at its field', async (query, field) => {
    const answer = await sendOdd(shop().visitor(), 'optimize-image', 'tiny-300px.jpg', query)
    const { payload } = await bodyOf(answer)
    expect([answer.status, Object.keys(payload.errors)]).toEqual([422, [field]])
  })

  test.each([
    ['empty.jpg', 422, 'photo-empty', 'leer', 'empty'],
    ['text-file.jpg', 415, 'unsupported-file', 'Dateiformat', 'kind of file'],
    ['one-page.pdf', 415, 'unsupported-file', 'PDF', 'PDF'],
    ['truncated.jpg', 422, 'photo-broken', 'Unvollständig', 'incomplete'],
    ['bomb-30000x30000.png', 422, 'photo-too-many-pixels', '30.000', '30,000'],
  ])('%s in words', async (name, status, code, de, en) => {
    await expectRefusal(
      [
        await sendOdd(shop().visitor(), 'optimize-image', name),
        await sendOdd(shop().visitor({ locale: 'en-GB' }), 'optimize-image', name),
      ],
      { status, code, words: [de, en] },
    )
    expect(await shop().objects()).toEqual([])
  })
})
