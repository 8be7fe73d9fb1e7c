import type { Client } from '@passepartout/contracts'
import { expect, it } from 'vitest'
import { handleCheckoutAction } from './handle-checkout-action.ts'

const unused = { call: () => expect.unreachable('nothing is asked of the shop') } as unknown as Client

it.each([{}, { method: '' }, { method: 'gold' }])(
  'says so where no way to pay is chosen: %j',
  async values => {
    expect(await handleCheckoutAction(unused, { intent: 'payment', ...values }, 'de')).toMatchObject({
      done: false,
      status: 422,
      refused: { intent: 'payment', isEmpty: true },
    })
  },
)
