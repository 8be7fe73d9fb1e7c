import { putCheckoutShipping } from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { addCartArticleOnPage, checkOut, getPage, payloadOf } from '../../checkout.fixture.ts'
import { createApi } from '../../create-api.ts'
import { newVisitor, useShop } from '../../shop.fixture.ts'

const shop = useShop()

describe('express that comes no sooner', () => {
  // Express takes 48 hours in this channel, so a ribbon ordered on Saturday noon arrives on Wednesday by either option.
  const channel = 'kartenliebe'

  test('is not shown, and an older page that still shows it gets the plain way', async () => {
    const visitor = shop().visitor({ channel })
    await addCartArticleOnPage(visitor)
    const { shipping } = await getPage(visitor)
    expect(shipping.options.map(({ id }) => id)).toEqual(['standard'])
    const sent = payloadOf(await visitor.client.call(putCheckoutShipping, { body: { option: 'express' } }))
    expect(sent.checkout).toMatchObject({
      arrives: shipping.options[0]?.arrives,
      shipping: { chosen: 'standard' },
    })
  })

  test('is given up where it was chosen before, and not taken again by itself', async () => {
    const visitor = shop().visitor()
    await addCartArticleOnPage(visitor)
    await checkOut(visitor)
    const chosen = await visitor.client.call(putCheckoutShipping, { body: { option: 'express' } })
    expect(payloadOf(chosen).checkout.shipping.chosen).toBe('express')
    const slow = structuredClone(shop().deps.delivery())
    slow.countries.de.express = { transit: 3, saturday: true }
    const other = newVisitor(createApi({ ...shop().deps, delivery: () => slow }))
    for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
    const later = await getPage(other)
    expect(later).toMatchObject({ open: null, shipping: { chosen: 'standard' } })
    expect(later.sums.shipping.amount).toBe(495)
    const { shipping } = await getPage(visitor)
    expect([shipping.options.length, shipping.chosen]).toEqual([2, 'standard'])
  })
})
