import { createHmac } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { createWebhook } from './webhook.ts'

const SECRET = 'a secret of the space'
const message = JSON.stringify({ action: 'published', space_id: 1, full_slug: 'shop/de-de/home' })
const sign = (algorithm: string, secret = SECRET) =>
  createHmac(algorithm, secret).update(message).digest('hex')

async function send(signature: string | undefined, body = message, secret: string | undefined = SECRET) {
  const received = vi.fn(async () => undefined)
  const answer = await createWebhook({ secret, received }).request('/webhook', {
    method: 'POST',
    body,
    headers: signature === undefined ? {} : { 'webhook-signature': signature },
  })
  return { status: answer.status, calls: received.mock.calls.length }
}

describe('a message that something was published', () => {
  test.each(['sha1', 'sha256'])('counts when it is signed by %s', async algorithm => {
    expect(await send(sign(algorithm))).toEqual({ status: 200, calls: 1 })
  })

  test.each([
    ['no signature', undefined],
    ['an empty signature', ''],
    ['the signature of another secret', sign('sha1', 'another')],
    ['a signature by an algorithm nobody agreed on', sign('sha512')],
    ['words of the right length', 'x'.repeat(40)],
  ])('is refused with %s', async (_, signature) => {
    expect(await send(signature)).toEqual({ status: 401, calls: 0 })
  })

  test('is refused when it was changed on its way', async () => {
    expect(await send(sign('sha1'), `${message} `)).toEqual({ status: 401, calls: 0 })
  })

  test('is refused when it is too long to be one', async () => {
    expect((await send(sign('sha1'), 'x'.repeat(300_000))).status).toBe(413)
  })

  test('has nowhere to go while the shop has no secret', async () => {
    const answer = await createWebhook({ secret: undefined, received: async () => undefined }).request(
      '/webhook',
      { method: 'POST', body: message, headers: { 'webhook-signature': sign('sha1') } },
    )
    expect(answer.status).toBe(404)
  })
})
