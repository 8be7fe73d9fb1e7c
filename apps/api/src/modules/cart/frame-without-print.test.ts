import { addCartArticle, changeCartLine, getCart, getFramePrices } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const OAK = { kind: 'frame', frameType: 'holzrahmen-eiche', formatType: '600x400' } as const

describe('a frame alone in the cart', () => {
  test('costs what the list of frames says, with its words, its colour and its shipping', async () => {
    const { client } = shop().visitor()
    const { kind: _, ...query } = OAK
    const list = await client.call(getFramePrices, { query })
    const seen = list.ok ? list.payload.frames[0]?.priceCurrent : undefined
    const expectedPrice = seen && { amount: seen.amount, currency: seen.currency }
    const added = await client.call(addCartArticle, {
      body: { ...OAK, quantity: 2, ...(expectedPrice && { expectedPrice }) },
    })
    expect(added).toMatchObject({ ok: true, status: 201 })
    const cart = await client.call(getCart, {})
    expect(cart).toMatchObject({
      payload: {
        count: 1,
        lines: [
          {
            kind: 'frame',
            configuration: {
              frameType: 'holzrahmen-eiche',
              formatType: '600x400',
              matType: 'mat-none',
              matSize: 0,
            },
            description: [
              { label: 'Produkt', value: expect.stringMatching(/^Holzrahmen ohne Bild, Eiche, 60/) },
            ],
            unitPrice: seen,
            swatch: '#b98f5e',
            picture: null,
          },
        ],
        sums: { shipping: { amount: 495 } },
      },
    })
    const id = cart.ok ? (cart.payload.lines[0]?.id ?? '') : ''
    expect(await client.call(changeCartLine, { params: { id }, body: { quantity: 99 } })).toMatchObject({
      ok: true,
    })
    expect(await client.call(changeCartLine, { params: { id }, body: { quantity: 100 } })).toMatchObject({
      status: 422,
    })
  })

  test.each([
    ['de-DE', 'Glas', 'Museumsglas'],
    ['en-GB', 'Glazing', 'Museum glass'],
    ['en-US', 'Glazing', 'Museum glass'],
    ['fr-CH', 'Vitrage', 'Verre musée'],
  ] as const)('may have museum glass, priced and named in %s', async (locale, label, value) => {
    const { client } = shop().visitor({ locale })
    const formatType = locale === 'en-US' ? '610x406' : '600x400'
    const optionTypes = ['glas-museum']
    const priceOf = async (query: object) => {
      const list = await client.call(getFramePrices, {
        query: { ...query, frameType: 'holzrahmen-eiche', formatType },
      })
      return list.ok ? (list.payload.frames[0]?.priceCurrent.amount ?? 0) : 0
    }
    const dear = await priceOf({ optionTypes })
    expect(dear).toBeGreaterThan(await priceOf({}))
    const body = { ...OAK, formatType, optionTypes, quantity: 1 }
    expect(await client.call(addCartArticle, { body })).toMatchObject({ ok: true, status: 201 })
    expect(await client.call(getCart, {})).toMatchObject({
      payload: {
        lines: [
          {
            configuration: { optionTypes },
            unitPrice: { amount: dear },
            description: [{ label: expect.any(String) }, { label, value }],
          },
        ],
      },
    })
  })

  test.each([
    [{ optionTypes: ['glas-panzer'] }, 422],
    [{ optionTypes: ['rand-farbig'] }, 422],
    [{ frameType: 'artbox-schwarz', optionTypes: ['glas-museum'] }, 422],
    [{ optionTypes: Array.from({ length: 5 }, () => 'glas-museum') }, 422],
    [{ optionTypes: 'glas-museum' }, 422],
    [{ frameType: 'goldrahmen' }, 422],
    [{ formatType: '9999x9999' }, 422],
    [{ formatType: 'x'.repeat(400) }, 422],
    [{ matType: 'mat-weiss', matSize: -1 }, 422],
    [{ matType: 'mat-weiss', matSize: 31 }, 422],
    [{ expectedPrice: { amount: 1, currency: 'EUR' as const } }, 409],
  ])('is refused with %j', async (wrong, status) => {
    const { client } = shop().visitor()
    const body = { ...OAK, quantity: 1, ...wrong } as never
    expect(await client.call(addCartArticle, { body })).toMatchObject({ ok: false, status })
    expect(await client.call(getCart, {})).toMatchObject({ payload: { lines: [] } })
  })

  test('is not sold by kartenliebe', async () => {
    const { client } = shop().visitor({ channel: 'kartenliebe' })
    const answer = await client.call(addCartArticle, { body: { ...OAK, quantity: 1 } })
    expect(answer).toMatchObject({ status: 404, code: 'not-in-this-shop' })
  })
})
