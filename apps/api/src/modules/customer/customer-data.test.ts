import { getCustomerData } from '@passepartout/contracts'
import { expect, test } from 'vitest'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()

test('a visitor without an account is nobody, and gets no cookie for asking', async () => {
  const visitor = shop().visitor()
  const answer = await visitor.client.call(getCustomerData, {})
  expect(answer).toMatchObject({
    ok: true,
    payload: {
      isLoggedIn: false,
      isWhitelabelCustomer: false,
      firstName: null,
      order: { isWhitelabelOrder: false, cartArticlesAmount: 0 },
      type: 0,
    },
  })
  expect([...visitor.cookies.keys()]).toEqual([])
})
