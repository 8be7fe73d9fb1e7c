import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { receiveBody } from './receive-body.ts'

const arrived: string[] = []
const addresses = new WeakMap<Request, string>()
const app = new Hono()
app.use((c, next) => {
  addresses.set(c.req.raw, '203.0.113.7')
  return next()
})
app.use(
  receiveBody({
    replaced: (from, to) => addresses.set(to, addresses.get(from) ?? ''),
    refuse: problem => new Response(problem, { status: 413 }),
  }),
)
app.all('*', async c => {
  arrived.push(c.req.path)
  return c.text(`${addresses.get(c.req.raw)} ${c.req.header('x-sent')} ${(await c.req.text()).length}`)
})

const TYPE = { 'content-type': 'application/x-www-form-urlencoded', 'x-sent': 'yes' }
const post = (body: string | ReadableStream<Uint8Array>) =>
  app.request('http://shop/cart', { method: 'POST', body, headers: TYPE, duplex: 'half' } as RequestInit)

describe('a form', () => {
  test('reaches who answers with its headers, its address and all that was sent', async () => {
    expect(await (await post('a=1&'.repeat(1000))).text()).toBe('203.0.113.7 yes 4000')
  })

  test('of some megabytes is refused before any page or library sees it, whatever its head says', async () => {
    arrived.length = 0
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(Buffer.from('a=1&'.repeat(16_384)))
      },
    })
    const answer = await post(endless)
    expect([answer.status, await answer.text()]).toEqual([413, 'too-large'])
    expect(arrived).toEqual([])
    expect(sent).toBeLessThan(1_000_000)
  })

  test('that there is not costs nothing', async () => {
    expect((await app.request('http://shop/cart')).status).toBe(200)
  })
})
