import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { requestShop } from './request-shop.ts'
import { WEBHOOK_SECRET } from './shared-shop.ts'

const HOST = 'passepartout.de.localhost'

const shop = inject('shop')
let previewToken: string
beforeAll(async () => {
  previewToken = await readFile(join(shop.dataDir, 'preview-token'), 'utf8')
})

/** The query that a visual editor adds. */
function editor(token: string): string {
  const timestamp = String(Math.floor(Date.now() / 1000))
  return `?${new URLSearchParams({
    _storyblok: '1',
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': createHash('sha1').update(`1:${token}:${timestamp}`).digest('hex'),
  })}`
}

describe('an editor', () => {
  test('sees a page that is never kept, even where visitors get a stored one', async () => {
    await requestShop(shop.port, HOST, '/kontakt')
    const { status, headers, body } = await requestShop(shop.port, HOST, `/kontakt${editor(previewToken)}`)
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ])
    expect(body).toContain('/_cms/preview-bridge.js')
  })

  test('who is none sees the page of all visitors', async () => {
    const stranger = await requestShop(shop.port, HOST, `/kontakt${editor('guessed')}`)
    const visitor = await requestShop(shop.port, HOST, '/kontakt')
    expect(stranger.body).toBe(visitor.body)
    expect(stranger.headers['x-robots-tag']).toBeUndefined()
  })
})

describe('the content service', () => {
  test('shows what is published to everybody, and drafts to the preview token', async () => {
    const status = async (query: string) =>
      (await requestShop(shop.port, HOST, `/_cms/v2/cdn/stories/passepartout/de-de/home?${query}`)).status
    expect(await status('token=local&cv=1')).toBe(200)
    expect(await status('token=local&version=draft')).toBe(401)
    expect(await status(`token=${previewToken}&version=draft`)).toBe(200)
  })

  test('tells the shop of a change when the message is signed', async () => {
    const body = JSON.stringify({ action: 'published' })
    const send = async (secret: string) => {
      const signature = createHmac('sha1', secret).update(body).digest('hex')
      const message = { method: 'POST', body, headers: { 'webhook-signature': signature } }
      return (await requestShop(shop.port, HOST, '/_cms/webhook', message)).status
    }
    expect(await send('guessed')).toBe(401)
    expect(await send(WEBHOOK_SECRET)).toBe(200)
    expect((await requestShop(shop.port, HOST, '/kontakt')).status).toBe(200)
  })
})
