import { expect, it } from 'vitest'
import { createCompressedFiles } from './compressed-files.ts'
import { openDesignFiles } from './design-files.ts'

const asking = (accept: string, method = 'GET') =>
  new Request('http://kartenliebe.test/file', { method, headers: { 'accept-encoding': accept } })

it('A file is read once, packed or not, and not at all for its head', async () => {
  let reads = 0
  const send = createCompressedFiles(() => ({
    type: 'text/plain',
    maxAge: 'max-age=60',
    load: async () => {
      reads += 1
      return Buffer.from('words '.repeat(100))
    },
  }))
  const head = await send('one', asking('br', 'HEAD'))
  expect([head.status, head.headers.get('content-encoding'), head.body, reads]).toEqual([200, 'br', null, 0])
  for (const accept of ['br', 'identity', 'br', 'br;q=0']) await send('one', asking(accept))
  expect(reads).toBe(1)
})

it('Drawings never change under their address, fonts may', async () => {
  const files = openDesignFiles({ artwork: { abc: '<svg/>' } })
  const drawing = await files('/configurator-artwork/abc.svg', asking('br;q=0'))
  expect([drawing?.headers.get('content-encoding'), await drawing?.text()]).toEqual([null, '<svg/>'])
  expect(drawing?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await files('/configurator-font/nothing.ttf', asking('br')))?.status).toBe(404)
  expect(await files('/configurator-card', asking('br'))).toBeUndefined()
})
