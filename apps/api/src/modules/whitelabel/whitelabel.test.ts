import { whitelabelCommand } from '@passepartout/commerce/customers'
import {
  getCheckout,
  getCustomerData,
  getWhitelabel,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
  setWhitelabelEnabled,
} from '@passepartout/contracts'
import { findOrder } from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, logIn, signUp } from '../../account.fixture.ts'
import { addCartArticleOnPage, payloadOf, step } from '../../checkout.fixture.ts'
import { post } from '../../forms.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'
import { readableTextColour } from './whitelabel-of.ts'

const shop = useShop()
const PNG = Buffer.from('89504e470d0a1a0a0000', 'hex')
const asked = (words: string[], logo: Uint8Array = new Uint8Array()) =>
  whitelabelCommand({ db: shop().db, now: new Date() }, JSON.stringify({ words, operator: 'ida' }), logo)
const STUDIO = [
  'create',
  CUSTOMER_ACCOUNT.email,
  '--company',
  'Studio Mia',
  '--phone',
  '0561 1',
  '--colour',
  '#1E5B4A',
]

async function seller(): Promise<Visitor> {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  await asked(STUDIO, PNG)
  return mia
}
const checkoutOf = async ({ client }: Visitor) => payloadOf(await client.call(getCheckout, {})).checkout

async function orders(mia: Visitor, method: 'invoice' | 'transfer') {
  await addCartArticleOnPage(mia)
  await mia.client.call(putCheckoutAddress, { body: step() })
  const [way] = (await checkoutOf(mia)).shipping.options
  await mia.client.call(putCheckoutShipping, { body: { option: way?.id ?? '' } })
  payloadOf(await mia.client.call(putCheckoutPayment, { body: { method } }))
  const { idempotencyKey, shown } = await checkoutOf(mia)
  const { orderNumber } = payloadOf(await mia.client.call(placeOrder, { body: { idempotencyKey, shown } }))
  return findOrder(shop().db, orderNumber)
}

describe('a customer who sells under their own name', () => {
  test('appears with their own company, contact, colours and logo', async () => {
    const mia = await seller()
    expect(payloadOf(await mia.client.call(getWhitelabel, {})).whitelabel).toMatchObject({
      ...{ company: 'Studio Mia', email: CUSTOMER_ACCOUNT.email, phone: '0561 1', isOn: true },
      ...{ colour: '#1e5b4a', onColour: '#ffffff', logo: `data:image/png;base64,${PNG.toString('base64')}` },
      words: { sender: 'Eigener Absender', number: expect.stringMatching(/^Kundennummer K-/) },
      servicePath: '/whitelabel-service',
    })
    expect(payloadOf(await mia.client.call(getCustomerData, {}))).toMatchObject({
      ...{ isWhitelabelCustomer: true, type: 1, order: { isWhitelabelOrder: true } },
    })
  })

  test('sees net prices beside gross: lines and total less their tax', async () => {
    const mia = await seller()
    await addCartArticleOnPage(mia)
    const { lines, sums } = await checkoutOf(mia)
    const taxes = sums.taxes.reduce((sum, { amount }) => sum + amount.amount, 0)
    expect(sums.net?.amount).toBe(sums.total.amount - taxes)
    const [line] = lines
    expect(line?.totalNet?.amount).toBe(Math.round(((line?.total.amount ?? 0) * 100) / 119))
  })

  test('may pay an invoice, and their order is marked', async () => {
    const order = await orders(await seller(), 'invoice')
    expect(order).toMatchObject({
      paymentMethod: 'invoice',
      whitelabel: { company: 'Studio Mia', phone: '0561 1', isOn: true },
    })
  })

  test('switches their name off and on; what was ordered meanwhile says so', async () => {
    const mia = await seller()
    const off = await mia.client.call(setWhitelabelEnabled, { body: { on: false } })
    expect(payloadOf(off).whitelabel?.isOn).toBe(false)
    expect((await orders(mia, 'invoice'))?.whitelabel).toMatchObject({ isOn: false })
    const on = await mia.client.call(setWhitelabelEnabled, { body: { on: true } })
    expect(payloadOf(on).whitelabel?.isOn).toBe(true)
  })
})

describe('everybody else', () => {
  test('has no name of their own, sees no net prices and is offered no invoice', async () => {
    const guest = shop().visitor()
    await addCartArticleOnPage(guest)
    await guest.client.call(putCheckoutAddress, { body: step() })
    expect(payloadOf(await guest.client.call(getWhitelabel, {})).whitelabel).toBeNull()
    const { sums, lines, payment } = await checkoutOf(guest)
    expect([sums.net, lines[0]?.totalNet]).toEqual([undefined, undefined])
    expect(payment.options.map(({ id }) => id)).not.toContain('invoice')
    const refused = await guest.client.call(putCheckoutPayment, { body: { method: 'invoice' } })
    expect(refused).toMatchObject({ ok: false, status: 422 })
  })

  test('cannot switch: nobody is asked to log in, a private customer is refused', async () => {
    const mia = shop().visitor()
    expect(await mia.client.call(setWhitelabelEnabled, { body: { on: true } })).toMatchObject({ status: 401 })
    await signUp(shop(), mia)
    expect(await mia.client.call(setWhitelabelEnabled, { body: { on: true } })).toMatchObject({
      ...{ status: 403, message: 'Dieses Konto verkauft nicht unter eigenem Namen.' },
    })
    expect((await orders(mia, 'transfer'))?.whitelabel).toBeNull()
  })

  test.each([[{}], [{ on: 'yes' }], [{ on: true, company: 'Eve', type: 1 }]])(
    'is not heard with %j',
    async body => {
      const mia = shop().visitor()
      await signUp(shop(), mia)
      expect((await post(mia, '/whitelabel/switch', body)).status).toBeGreaterThanOrEqual(400)
    },
  )

  test('cannot switch from another site', async () => {
    const mia = await seller()
    const headers = { origin: 'https://evil.example' }
    expect((await post(mia, '/whitelabel/switch', { on: false }, headers)).status).toBe(403)
  })

  test('is everybody again whom the command line takes it from', async () => {
    const mia = await seller()
    await expect(asked(['remove', CUSTOMER_ACCOUNT.email])).rejects.toThrow('add --yes')
    await asked(['remove', CUSTOMER_ACCOUNT.email, '--yes'])
    expect((await logIn(mia)).status).toBe(200)
    expect(payloadOf(await mia.client.call(getWhitelabel, {})).whitelabel).toBeNull()
  })
})

describe('the command line', () => {
  test('makes, changes, shows and lists them', async () => {
    await seller()
    await asked(['create', CUSTOMER_ACCOUNT.email, '--website', 'https://studio-mia.example'])
    expect(JSON.parse(await asked(['show', CUSTOMER_ACCOUNT.email]))).toMatchObject({
      ...{ company: 'Studio Mia', website: 'https://studio-mia.example', logo: 'yes' },
    })
    expect(await asked(['list'])).toMatch(/^K-\S+ {2}Studio Mia {2}mia@example.org\n$/)
  })

  test.each([
    [['create', 'nobody@example.org', '--company', 'X'], 'has no account'],
    [['create', CUSTOMER_ACCOUNT.email], '--company must be'],
    [[...STUDIO, '--colour', 'red'], '--colour must be'],
    [[...STUDIO, '--website', 'javascript:alert(1)'], '--website must begin'],
    [[...STUDIO, '--email', 'mia'], '--email must be'],
    [['show', CUSTOMER_ACCOUNT.email], 'is no whitelabel customer'],
    [['create'], 'npm run shop -- whitelabel:'],
    [['create', CUSTOMER_ACCOUNT.email, '--logoo', 'x'], 'npm run shop -- whitelabel:'],
  ])('says of %j what to do', async (words, sentence) => {
    await signUp(shop(), shop().visitor())
    await expect(asked(words)).rejects.toThrow(sentence)
  })

  test('takes a PNG as a logo, and nothing else', async () => {
    await signUp(shop(), shop().visitor())
    await expect(asked(STUDIO, Buffer.from('<svg onload="alert(1)"/>'))).rejects.toThrow('--logo must be')
  })
})

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#1e5b4a', '#ffffff'],
  ['#ffd500', '#000000'],
] as const)('on %s stands %s', (colour, readable) => {
  expect(readableTextColour(colour)).toBe(readable)
})
