import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Photo } from '@passepartout/contracts'
import { difficultFile } from '@passepartout/testing'
import { expect, test } from 'vitest'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop()
const TUS = { 'tus-resumable': '1.0.0' }

const begin = (visitor: Visitor, bytes: number, headers: Record<string, string> = {}) =>
  visitor.request('/web-api/photo-parts', {
    method: 'POST',
    headers: { ...TUS, 'upload-length': String(bytes), ...headers },
  })

const part = (visitor: Visitor, address: string, bytes: Uint8Array, offset: number) =>
  visitor.request(address, {
    method: 'PATCH',
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body: bytes as Uint8Array<ArrayBuffer>,
  })

const arrived = async (visitor: Visitor, address: string) => {
  const answer = await visitor.request(address, { method: 'HEAD', headers: TUS })
  return answer.status === 200 ? Number(answer.headers.get('upload-offset')) : answer.status
}

const takeIn = (visitor: Visitor, address: string) =>
  visitor.request('/web-api/photos', {
    method: 'POST',
    headers: { 'x-photo-parts': address.split('/').at(-1) ?? '', 'x-file-name': 'photo.jpg' },
  })

const addressOf = (answer: Response) => answer.headers.get('location') ?? ''
const partsDir = () => shop().deps.storage.partsDir

test('a photo in parts goes on where it broke off, and is the same photo as one sent whole', async () => {
  const visitor = shop().visitor()
  const bytes = await readFile(difficultFile('huge-6016x4016.jpg'))
  const half = Math.floor(bytes.length / 2)
  const begun = await begin(visitor, bytes.length)
  expect(begun.status).toBe(201)
  const address = addressOf(begun)
  expect((await part(visitor, address, bytes.subarray(0, half), 0)).status).toBe(204)
  expect(await arrived(visitor, address)).toBe(half)
  expect((await takeIn(visitor, address)).status).toBe(404)
  expect((await part(visitor, address, bytes.subarray(half), 0)).status).toBe(409)
  expect((await part(visitor, address, bytes.subarray(half), half)).status).toBe(204)

  const taken = await takeIn(visitor, address)
  expect(taken.status).toBe(201)
  const { payload: photo } = await bodyOf<Photo>(taken)
  expect(photo).toMatchObject({ name: 'photo.jpg', width: 6016, height: 4016 })
  const kept = await readFile(join(shop().storageDir, 'photos', photo.id, 'original'))
  expect(kept.equals(bytes)).toBe(true)
  expect((await bodyOf<Photo>(await visitor.upload(bytes, 'photo.jpg'))).payload.id).toBe(photo.id)
  expect(await readdir(partsDir())).toEqual([])
})

test('nobody sees, goes on with, takes in or ends an upload of another visitor', async () => {
  const [owner, other] = [shop().visitor(), shop().visitor()]
  const address = addressOf(await begin(owner, 10))
  await begin(other, 10)
  for (const stranger of [other, shop().visitor()]) {
    expect(await arrived(stranger, address)).toBe(404)
    expect((await part(stranger, address, new Uint8Array(10), 0)).status).toBe(404)
    expect((await takeIn(stranger, address)).status).toBe(404)
    expect((await stranger.request(address, { method: 'DELETE', headers: TUS })).status).toBe(404)
  }
  expect(await arrived(owner, address)).toBe(0)
})

test('whose an upload is cannot be written into it', async () => {
  const owner = shop().visitor()
  const stranger = shop().visitor()
  const address = addressOf(await begin(owner, 10, { 'upload-metadata': `owner ${btoa('somebody')}` }))
  await begin(stranger, 10)
  expect([await arrived(owner, address), await arrived(stranger, address)]).toEqual([0, 404])
})

test('parts are bounded and looked at as whole files are', async () => {
  const visitor = shop().visitor()
  expect((await begin(visitor, 80_000_001)).status).toBe(413)
  expect((await begin(visitor, Number.NaN)).status).toBe(400)
  expect(
    (await visitor.request('/web-api/photo-parts/..%2F..%2Fetc', { method: 'HEAD', headers: TUS })).status,
  ).toBe(404)
  expect((await visitor.request('/web-api/photo-parts', { method: 'PUT', headers: TUS })).status).toBe(405)

  const address = addressOf(await begin(visitor, 10))
  await part(visitor, address, new Uint8Array(20), 0)
  expect(await arrived(visitor, address)).toBeLessThanOrEqual(10)

  const text = new TextEncoder().encode('not a picture at all')
  const written = addressOf(await begin(visitor, text.length))
  expect((await part(visitor, written, text, 0)).status).toBe(204)
  expect((await takeIn(visitor, written)).status).toBe(415)
  expect(await arrived(visitor, written)).toBe(404)
})

test('an upload that nobody goes on with is gone after hours, one that is going on stays', async () => {
  const visitor = shop().visitor()
  const [left, fresh] = [addressOf(await begin(visitor, 10)), addressOf(await begin(visitor, 10))]
  const file = join(partsDir(), `${left.split('/').at(-1)}.json`)
  const facts = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...facts, creation_date: new Date(Date.now() - 7 * 3_600_000) }))
  await utimes(file, 0, 0)
  await shop().api.repair()
  expect([await arrived(visitor, left), await arrived(visitor, fresh)]).toEqual([404, 0])
})

test('another version of the protocol and another type of part are refused with the codes it names', async () => {
  const visitor = shop().visitor()
  const old = await begin(visitor, 10, { 'tus-resumable': '0.2.2' })
  expect([old.status, old.headers.get('tus-version')]).toEqual([412, '1.0.0'])
  const address = addressOf(await begin(visitor, 10))
  const send = (headers: Record<string, string>) =>
    visitor.request(address, { method: 'PATCH', headers: { 'upload-offset': '0', ...headers }, body: 'x' })
  expect((await send({ ...TUS, 'content-type': 'text/plain' })).status).toBe(415)
  expect((await send({ 'content-type': 'application/offset+octet-stream' })).status).toBe(412)
  expect(await arrived(visitor, address)).toBe(0)
})
