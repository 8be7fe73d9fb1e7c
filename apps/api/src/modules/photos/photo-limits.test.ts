import { readFile } from 'node:fs/promises'
import { difficultFile } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { rateLimitKeyOfAddress } from '../../http/rate-limit-key-of-address.ts'
import type { RateLimitName } from '../../http/rate-limit-rules.ts'
import { createRateLimiters } from '../../http/rate-limiters.ts'
import { bodyOf, newVisitor, SECRET, useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('what one connection and all together may store', () => {
  const spendAll = (name: RateLimitName, address: string, points: number) =>
    createRateLimiters(shop().db).spend(name, { address }, points)
  const HERE = rateLimitKeyOfAddress(undefined, SECRET)

  test('is bounded by bytes: a new cookie does not begin anew', async () => {
    await spendAll('photo-bytes', HERE, 8_000_000_000)
    const answer = await shop().visitor().uploadOdd('tiny-300px.jpg')
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([429, 'too-many-requests'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await shop().objects()).toEqual([])
  })

  test('is bounded by the number of photos', async () => {
    await spendAll('photo', HERE, 2000)
    expect((await shop().visitor().uploadOdd('tiny-300px.jpg')).status).toBe(429)
  })

  test('is bounded in all too', async () => {
    for (let at = 0; at < 13; at++) await spendAll('photo-bytes', `another ${at}`, 8_000_000_000)
    expect((await shop().visitor().uploadOdd('tiny-300px.jpg')).status).toBe(429)
  })

  test('counts what arrived', async () => {
    await spendAll('photo-bytes', HERE, 7_999_999_999)
    const visitor = shop().visitor()
    expect((await visitor.uploadOdd('tiny-300px.jpg')).status).toBe(429)
    expect((await shop().visitor().uploadOdd('tiny-300px.jpg')).status).toBe(429)
  })

  test('counts what arrived behind the end of a picture', async () => {
    await spendAll('photo-bytes', HERE, 8_000_000_000 - 1_000_000)
    const picture = await readFile(difficultFile('tiny-300px.jpg'))
    const visitor = shop().visitor()
    const statuses = [
      await visitor.upload(Buffer.concat([picture, Buffer.alloc(900_000)])),
      await shop()
        .visitor()
        .upload(Buffer.concat([picture, Buffer.alloc(900_000)])),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([201, 429])
  })

  /** Begins like a JPEG without being one. */
  const junkOf = (bytes: number) =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes - 4)])

  test.each([24, 260_000])('is not counted in the database for %i bytes that are no picture', async bytes => {
    await spendAll('photo-bytes', HERE, 7_999_900_000)
    const visitor = shop().visitor()
    const answer = await visitor.upload(junkOf(bytes))
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([422, 'photo-broken'])
    // A client that stores nothing gets no visitor.
    expect(visitor.cookies.size).toBe(0)
  })

  test('counts many bytes that are no picture', async () => {
    await spendAll('photo-bytes', HERE, 8_000_000_000 - 400_000)
    const visitor = shop().visitor()
    const statuses = [await visitor.upload(junkOf(270_000)), await visitor.upload(junkOf(270_000))]
    expect(statuses.map(({ status }) => status)).toEqual([422, 429])
  })

  test('counts many bytes that are too many', async () => {
    await spendAll('photo-bytes', HERE, 8_000_000_000 - 50_000_000)
    const endless = () =>
      ReadableStream.from(
        Array.from({ length: 90 }, (_, at) => (at === 0 ? junkOf(1_000_000) : Buffer.alloc(1_000_000))),
      )
    const statuses = [await shop().visitor().upload(endless()), await shop().visitor().upload(endless())]
    expect(statuses.map(({ status }) => status)).toEqual([429, 429])
  })

  test.each([
    ['that begin as pictures do and are none', junkOf(24)],
    ['of a kind that no photo has', Buffer.from('not a photo at all')],
  ])('is bounded by the number of files %s', async (_, junk) => {
    const visitor = newVisitor(createApi(shop().deps))
    const statuses = new Set<number>()
    // As many at once as the queue accepts from one visitor.
    for (let round = 0; round < 30; round++)
      for (const { status } of await Promise.all(Array.from({ length: 20 }, () => visitor.upload(junk))))
        statuses.add(status)
    expect([...statuses]).toEqual([junk.length === 24 ? 422 : 415])
    const refused = await visitor.upload(junk)
    expect([refused.status, (await bodyOf(refused)).code]).toEqual([429, 'too-many-requests'])
    // Refused before it is read; otherwise any number of files could be sent.
    expect((await visitor.uploadOdd('tiny-300px.jpg')).status).toBe(429)
  })

  test('leaves visitors who store something for the first time countable too', async () => {
    await spendAll('new-visitor', HERE, 1000)
    expect((await shop().visitor().uploadOdd('tiny-300px.jpg')).status).toBe(429)
  })
})
