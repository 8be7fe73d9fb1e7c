import { expect, test } from 'vitest'
import { domesticAccount } from './domestic-account.ts'
import { isIban } from './references.ts'

// The registry's own examples.
test.each([
  ['GB29NWBK60161331926819', { sortCode: '60-16-13', accountNumber: '31926819' }],
  ['DE89370400440532013000', null],
  ['CH9300762011623852957', null],
  ['FR1420041010050500013M02606', null],
])('%s is known at home as %j', (iban, account) => {
  expect(isIban(iban)).toBe(true)
  expect(domesticAccount(iban)).toEqual(account)
})
