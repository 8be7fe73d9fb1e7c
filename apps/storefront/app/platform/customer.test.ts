// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { showCustomer } from './customer.ts'
import { dataLayer } from './track.ts'

const showCustomerIn = vi.hoisted(() => vi.fn<() => Promise<boolean>>())
vi.mock('./show-customer.ts', () => ({ showCustomerIn }))

afterEach(() => {
  vi.restoreAllMocks()
  dataLayer().length = 0
})

test('a page without a log-in tells the data layer so, and makes no call', () => {
  showCustomer()
  expect(dataLayer()).toEqual([{ event: 'customer', isLoggedIn: false }])
  expect(showCustomerIn).not.toHaveBeenCalled()
})

test.each([true, false])('the data layer hears what the shop says of the session: %s', async isLoggedIn => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('logged-in=1')
  showCustomerIn.mockResolvedValueOnce(isLoggedIn)
  showCustomer()
  await vi.waitFor(() => expect(dataLayer()).toEqual([{ event: 'customer', isLoggedIn }]))
})
