import { checkVoucher, getCheckout, getGiftVoucher } from '@passepartout/contracts'
import { createVoucher } from '@passepartout/db'
import type { Locale } from '@passepartout/domain'
import { isQuickRun } from '@passepartout/testing'
import { describe, expect, test } from 'vitest'
import { addCartArticleOnPage, payloadOf } from '../../checkout.fixture.ts'
import { bodyOf, useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('gift vouchers', () => {
  async function offer(
    query: { amount?: number; delivery?: string; quantity?: number },
    locale: Locale = 'de-DE',
  ) {
    const answer = await shop().visitor({ locale }).client.call(getGiftVoucher, { query })
    if (!answer.ok) throw new Error(`${answer.code} ${JSON.stringify(answer.errors)}`)
    return answer.payload
  }

  test('are offered in the shop’s currency', async () => {
    const swiss = await offer({}, 'de-CH')
    expect(swiss.amounts.map(({ amount }) => amount)).toEqual([
      2000, 3000, 5000, 7500, 10_000, 15_000, 20_000, 50_000,
    ])
    expect(swiss.freeAmount).toMatchObject({ min: { amount: 1000, currency: 'CHF' }, step: { amount: 100 } })
  })

  test('cost what they are worth, without tax until they are spent', async () => {
    const { chosen, deliveries } = await offer({ amount: 4200, delivery: 'post', quantity: 2 })
    expect(chosen).toMatchObject({
      amount: { amount: 4200 },
      delivery: 'post',
      total: { amount: 8400 },
      vatRate: 0,
      parts: [{ name: 'Gedruckt per Post' }],
    })
    expect(deliveries.map(({ value, isPosted }) => [value, isPosted])).toEqual([
      ['pdf', false],
      ['post', true],
    ])
  })

  test.each([
    ['amount', 'amount=999'],
    ['amount', 'amount=50001'],
    ['amount', 'amount=4250'],
    ['amount', 'amount=-5000'],
    ['amount', 'amount=lots'],
    ['delivery', 'delivery=pigeon'],
    ['quantity', 'quantity=51'],
  ])('are refused with a word about the %s: %s', async (field, query) => {
    const answer = await shop().visitor().request(`/gift-voucher?${query}`)
    expect(answer.status).toBe(422)
    expect((await bodyOf(answer)).payload.errors).toEqual({ [field]: [expect.stringMatching(/\S/)] })
  })
})

describe('a voucher code', () => {
  const made = (part: Partial<Parameters<typeof createVoucher>[1]> = {}) =>
    createVoucher(shop().db, {
      worth: { amount: 2500, currency: 'EUR' },
      fromDay: '2026-11-01',
      now: new Date('2026-11-01T09:00:00Z'),
      ...part,
    })
  const reasonOf = async (code: string, locale: Locale = 'de-DE') => {
    const answer = await shop().visitor({ locale }).client.call(checkVoucher, { body: { code } })
    return answer.ok ? 'valid' : `${answer.status} ${answer.errors.code?.join()}`
  }

  test('says what it is worth, however it is typed', async () => {
    const code = await made({ untilDay: '2026-11-21' })
    const answer = await shop()
      .visitor()
      .client.call(checkVoucher, { body: { code: ` ${code.toLowerCase().replaceAll('-', ' ')}` } })
    expect(answer.ok && answer.payload).toEqual({
      kind: 'amount',
      worth: expect.objectContaining({ amount: 2500, currency: 'EUR' }),
      remaining: expect.objectContaining({ amount: 2500 }),
      percent: null,
      validUntil: '2026-11-21',
    })
  })

  test('of a share counts in every currency', async () => {
    const code = await made({ worth: { percent: 15 } })
    const answer = await shop().visitor({ locale: 'fr-CH' }).client.call(checkVoucher, { body: { code } })
    expect(answer.ok && answer.payload).toMatchObject({ kind: 'percent', percent: 15, remaining: null })
  })

  test('of a promotion is known here as in the checkout, and refused where it does not count', async () => {
    const { client } = shop().visitor()
    const answer = await client.call(checkVoucher, { body: { code: 'herbst 26' } })
    expect(answer.ok && answer.payload).toMatchObject({ kind: 'amount', worth: { amount: 500 } })
    const cards = shop().visitor({ channel: 'kartenliebe' })
    expect(await cards.client.call(checkVoucher, { body: { code: 'WAND10' } })).toMatchObject({
      errors: { code: ['Dieser Code gilt nicht in diesem Shop.'] },
    })
  })

  test('is refused with the reason, in the customer’s language', async () => {
    expect([
      await reasonOf('ABCD-EFGH-JKMN-PQRS'),
      await reasonOf(await made({ untilDay: '2026-11-20' })),
      await reasonOf(await made({ fromDay: '2026-11-22' })),
      await reasonOf(await made(), 'de-CH'),
      await reasonOf('nope', 'fr-FR'),
    ]).toEqual([
      '422 Diesen Gutscheincode kennen wir nicht. Stimmt die Schreibweise?',
      '422 Dieser Gutschein ist abgelaufen.',
      '422 Dieser Gutschein gilt noch nicht.',
      '422 Dieser Gutschein gilt nur für Einkäufe in EUR.',
      '422 Nous ne connaissons pas ce code. Veuillez vérifier son orthographe.',
    ])
  })

  test('is refused for the cart that a visitor has: below its minimum, or not for these goods', async () => {
    const visitor = shop().visitor()
    const reason = async (code: string) => {
      const answer = await visitor.client.call(checkVoucher, { body: { code } })
      return answer.ok ? 'valid' : answer.errors.code?.join()
    }
    expect([await reason('HERBST26'), await reason('WAND10')]).toEqual(['valid', 'valid'])
    await addCartArticleOnPage(visitor)
    expect([await reason('HERBST26'), await reason('WAND10'), await reason(await made())]).toEqual([
      'Dieser Code gilt ab 40,00\u00a0€ Warenwert.',
      'Für nichts in diesem Warenkorb gilt dieser Code.',
      'valid',
    ])
    expect(payloadOf(await visitor.client.call(getCheckout, {})).checkout.codes).toEqual([])
  })

  test('that failed is in the log, and the code is not', async () => {
    await reasonOf('SECRET-CODE')
    expect(shop().logged.map(({ fields }) => fields)).toContainEqual({
      key: 'error-add-voucher',
      problem: 'voucher.unknown',
    })
    expect(JSON.stringify(shop().logged)).not.toContain('SECRET')
  })

  test('can be guessed ten times and no more, even rightly', async () => {
    const visitor = shop().visitor()
    const code = await made()
    const statuses: number[] = []
    // The first attempt sets the cookie by which the following ones are counted.
    for (let attempt = 0; attempt < 13; attempt++) {
      const answer = await visitor.client.call(checkVoucher, {
        body: { code: attempt < 12 ? 'GUESS' : code },
      })
      statuses.push(answer.ok ? 200 : answer.status)
    }
    expect(statuses).toEqual([...Array.from({ length: 11 }, () => 422), 429, 429])
  })

  test('cannot be guessed on with a new cookie for every try', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 32; attempt++) {
      const answer = await shop()
        .visitor()
        .client.call(checkVoucher, { body: { code: 'GUESS' } })
      statuses.push(answer.ok ? 200 : answer.status)
    }
    expect(statuses.slice(29)).toEqual([422, 429, 429])
  })

  const tries = isQuickRun ? 500 : 10_000
  test(`is not found by ${tries} tries: they are refused, and none is a failure`, async () => {
    const code = await made()
    const client = shop().visitor().client
    const statuses = new Map<number, number>()
    for (let attempt = 0; attempt < tries; attempt++) {
      const answer = await client.call(checkVoucher, {
        body: { code: attempt > tries - 10 ? code : `G${attempt}` },
      })
      const status = answer.ok ? 200 : answer.status
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect([...statuses.keys()].sort()).toEqual([422, 429])
    expect(statuses.get(422)).toBeLessThanOrEqual(30)
  }, 300_000)

  test.each([{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(101) }, { code: '\u0000' }])(
    'must be one: %j',
    async body => {
      const answer = await shop()
        .visitor()
        .request('/web-api/voucher', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      expect(answer.status).toBe(422)
      expect(Object.keys((await bodyOf(answer)).payload.errors)).toEqual(['code'])
    },
  )

  test('is not checked for another site', async () => {
    const answer = await shop()
      .visitor()
      .request('/web-api/voucher', {
        method: 'POST',
        headers: { origin: 'https://elsewhere.example' },
        body: '{}',
      })
    expect(answer.status).toBe(403)
  })
})
