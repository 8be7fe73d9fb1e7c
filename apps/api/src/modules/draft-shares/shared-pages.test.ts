import { createDraft } from '@passepartout/contracts'
import { createPagesDocument } from '@passepartout/document'
import { expect, test } from 'vitest'
import { payloadOf } from '../../checkout.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { createSharingDriver } from './shared-design.fixture.ts'

const shop = useShop()
const { another, read } = createSharingDriver(shop)
const size = { widthMm: 200, heightMm: 200, bleed: 3, safe: 5, slots: [] }

test('a link names the pages of a book as the designer does, by what is printed on them', async () => {
  const visitor = shop().visitor()
  const bare = createPagesDocument('photobook', [
    { id: 'cover', role: 'cover', ...size },
    { id: 'page-1', role: 'inside', ...size },
    { id: 'pages-2', role: 'spread', ...size },
    { id: 'page-4', role: 'inside', ...size },
  ])
  const document = { ...bare, pages: bare.pages.map((page, at) => ({ ...page, spine: at === 0 ? 8 : null })) }
  const id = crypto.randomUUID()
  const body = {
    ...{ kind: 'photobook' as const, id, title: '', document: { ...document } },
    configuration: { designerUrl: '/configurator-photobook' },
  }
  payloadOf(await visitor.client.call(createDraft, { body }))
  const { token } = await another(visitor, id, 'view')
  expect((await read(token)).pages.map(({ label }) => label)).toEqual([
    { key: 'binding', params: {} },
    { key: 'single', params: { number: 1 } },
    { key: 'pages', params: { from: 2, until: 3 } },
    { key: 'single', params: { number: 4 } },
  ])
})
