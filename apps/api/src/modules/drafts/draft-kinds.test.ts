import { addCartLine, createDraft, getDraft } from '@passepartout/contracts'
import { createPagesDocument } from '@passepartout/document'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const page = { id: 'front', widthMm: 105, heightMm: 148, bleed: 3, safe: 4, slots: [] }
const card = { ...createPagesDocument('card', [page]) }
const designerUrl = '/configurator-card?themeId=seeblick&quantity=60&isSample=false&locale=de-DE'
const body = { kind: 'card' as const, title: 'Lena & Jonas', document: card, configuration: { designerUrl } }

describe('a draft of a product of many pages', () => {
  test('keeps its document and the address of its designer', async () => {
    const visitor = shop().visitor()
    const made = await visitor.client.call(createDraft, { body })
    const id = made.ok ? made.payload.id : ''
    expect(await visitor.client.call(getDraft, { params: { id } })).toMatchObject({
      payload: {
        kind: 'card',
        document: card,
        configuration: { designerUrl: '/configurator-card?themeId=seeblick&quantity=60&locale=de-DE' },
      },
    })
  })

  test('cannot be ordered in another size than it is sold, and says so', async () => {
    const visitor = shop().visitor()
    const made = await visitor.client.call(createDraft, { body })
    const draftId = made.ok ? made.payload.id : ''
    const added = await visitor.client.call(addCartLine, {
      body: { draftId, draftRevision: 1, quantity: 1 },
    })
    expect(added).toMatchObject({ ok: false, status: 422, code: 'invalid-document' })
  })

  test.each([
    ['the address of another product', { configuration: { designerUrl: '/configurator-calendar' } }],
    ['an address of another page', { configuration: { designerUrl: 'https://example.com/' } }],
    ['the document of another product', { document: { ...createPagesDocument('calendar', [page]) } }],
    [
      'a picture’s choices',
      { configuration: { materialType: 'poster', formatType: '600x400', optionTypes: [] } },
    ],
  ])('is refused with %s', async (_what, wrong) => {
    const visitor = shop().visitor()
    expect(await visitor.client.call(createDraft, { body: { ...body, ...wrong } })).toMatchObject({
      ok: false,
      status: 422,
    })
  })
})
