import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staticFiles } from './static-files.ts'

describe('a file served as it is', () => {
  let root = ''
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'static-'))
    await writeFile(join(root, 'a.js'), 'plain')
    await writeFile(join(root, 'a.js.br'), 'packed')
  })
  afterAll(() => rm(root, { recursive: true }))

  const get = (path: string, hashed: boolean, headers = {}) =>
    new Hono().get('/files/*', staticFiles({ root, at: '/files', hashed })).request(path, { headers })

  test.each([
    [true, 'public, max-age=31536000, immutable'],
    [false, 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('may be kept by browsers as long as its name promises (hashed: %s)', async (hashed, expected) => {
    expect((await get('/files/a.js', hashed)).headers.get('Cache-Control')).toBe(expected)
  })

  test('comes packed to those who can unpack it, and says that it differs by that', async () => {
    const packed = await get('/files/a.js', true, { 'Accept-Encoding': 'br' })
    expect([await packed.text(), packed.headers.get('Vary')]).toEqual(['packed', 'Accept-Encoding'])
    const plain = await get('/files/a.js', true)
    expect([await plain.text(), plain.headers.get('Vary')]).toEqual(['plain', 'Accept-Encoding'])
  })

  test('that does not exist is not kept', async () => {
    const missing = await get('/files/b.js', true)
    expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, null])
  })
})
