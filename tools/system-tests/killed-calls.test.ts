import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  addAddress,
  addCartArticle,
  addCheckoutCode,
  addPasskey,
  type CallResult,
  confirmSignUp,
  deleteAccount,
  getCart,
  getCheckout,
  getPasskeyChallenge,
  getPasskeyRegistrationChallenge,
  getWhitelabel,
  logIn,
  logInWithPasskey,
  placeOrder,
  putCheckoutAddress,
  putCheckoutPayment,
  putCheckoutShipping,
  requestPasswordReset,
  resetPassword,
  setWhitelabelEnabled,
  signUp,
} from '@passepartout/contracts'
import { createVoucher, putWhitelabel } from '@passepartout/db'
import { openTestPostgres, sampleUnlessLongRun, testServerUrl } from '@passepartout/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  ADDRESS,
  ADDRESS_HEADER,
  type OrderingBrowser,
  openBrowser,
  RIBBON,
} from '../bench/orders/ordering-browser.ts'
import { createSoftwarePasskey } from './create-software-passkey.ts'
import { type Shop, startShop } from './start-shop.ts'

// A lock of ours on a table holds a call where it begins to write to that table, and the shop is killed there: whatever
// the call had written by then stays, as after a power cut. Afterwards either all of it must exist, or nothing, and a
// retry must succeed.

const PATIENT = { timeout: 30_000, interval: 20 }
const [OLD, NEW] = ['ein Fahrrad im Regen', 'zwei Fahrräder im Schnee']

describe.runIf(testServerUrl)('a shop that is killed within a call', () => {
  let database: Awaited<ReturnType<typeof openTestPostgres>>
  let shop: Shop
  beforeAll(async () => {
    database = await openTestPostgres(testServerUrl ?? '')
    const url = 'url' in database.connection ? database.connection.url : ''
    shop = await startShop({ env: { DATABASE_URL: url, TRUSTED_ADDRESS_HEADER: ADDRESS_HEADER } })
  })
  afterAll(async () => {
    await shop?.dispose()
    await database?.close()
  })

  const rows = async <Row extends object>(statement: string) =>
    ((await database.db.execute(statement)) as unknown as { rows: Row[] }).rows
  const count = async (from: string) =>
    Number((await rows<{ all: string }>(`select count(*) as all from ${from}`))[0]?.all)
  const isWaiting = async (table: string) =>
    (await count(`pg_locks where not granted and relation = '${table}'::regclass`)) > 0

  /** Makes a call and kills the shop where it writes to the table; the call gets no response. */
  async function cutAt(table: string, call: () => Promise<CallResult<unknown>>): Promise<void> {
    await database.db.transaction(async tx => {
      await tx.execute(`lock table ${table} in share mode`)
      const asked = call()
      await vi.waitUntil(() => isWaiting(table), PATIENT)
      await shop.kill()
      expect(await asked).toMatchObject({ ok: false, status: 0 })
    })
    // The waiting statement has lost its client.
    await vi.waitUntil(
      async () => (await count(`pg_locks where relation = '${table}'::regclass and granted`)) === 0,
      PATIENT,
    )
    await shop.start()
  }

  const browser = () => openBrowser(shop)
  const statusOf = ({ status, ok }: CallResult<unknown> & { status?: number }) => (ok ? 200 : status)
  /** The link of the newest email to an address. */
  async function tokenTo(email: string, path: string): Promise<string> {
    const folder = join(shop.dataDir, 'outbox')
    return vi.waitUntil(() => {
      const files = existsSync(folder) ? readdirSync(folder) : []
      const mails = files.filter(file => file.endsWith('.eml'))
      const texts = mails.sort().map(file => readFileSync(join(folder, file), 'utf8').replace(/=\r?\n/g, ''))
      const mail = texts.findLast(text => text.includes(email) && text.includes(path))
      return mail?.match(new RegExp(`${path}\\?token=(?:3D)?([\\w-]{43})`))?.[1]
    }, PATIENT)
  }
  const asksForAccount = ({ client }: OrderingBrowser, email: string) =>
    client.call(signUp, { body: { email, password: OLD, firstName: 'Mia', lastName: 'Muster' } })
  const logsIn = ({ client }: OrderingBrowser, email: string, password = OLD) =>
    client.call(logIn, { body: { email, password } })
  async function withAccount(email: string): Promise<OrderingBrowser> {
    const mia = browser()
    expect(await asksForAccount(mia, email)).toMatchObject({ ok: true })
    const token = await tokenTo(email, '/konto/bestaetigen')
    expect(await mia.client.call(confirmSignUp, { body: { token } })).toMatchObject({ ok: true })
    return mia
  }
  const nameOf = (flow: string, table: string) => `${flow}.${table.replace(/\W/g, '-')}@post.example`
  const some = (...tables: string[]) =>
    sampleUnlessLongRun(tables, (_, index) => index === tables.length >> 1)

  test.each(some('rate_limits', 'one_time_links', 'security_events'))(
    'at %s, somebody who signs up can do so again, and has one account',
    async table => {
      const email = nameOf('sign-up', table)
      await cutAt(table, () => asksForAccount(browser(), email))
      await withAccount(email)
      expect(await count(`customers where email = '${email}'`)).toBe(1)
      expect(statusOf(await logsIn(browser(), email))).toBe(200)
    },
  )

  test.each(
    some('one_time_links', 'customers', 'customer_accounts', 'customer_visitors', 'customer_sessions'),
  )('at %s, a confirmed account is either there, or its link still works', async table => {
    const email = nameOf('confirm', table)
    await asksForAccount(browser(), email)
    const token = await tokenTo(email, '/konto/bestaetigen')
    const confirms = () => browser().client.call(confirmSignUp, { body: { token } })
    await cutAt(table, confirms)
    const isMade = (await count(`customers where email = '${email}'`)) === 1
    expect(statusOf(await logsIn(browser(), email))).toBe(isMade ? 200 : 400)
    expect(statusOf(await confirms())).toBe(isMade ? 400 : 200)
    expect(statusOf(await logsIn(browser(), email))).toBe(200)
  })

  test.each(some('cart_lines', 'carts', 'security_events', 'customer_sessions'))(
    'at %s, a log-in loses and doubles nothing of what the browser brought along',
    async table => {
      const email = nameOf('log-in', table)
      await (await withAccount(email)).client.call(addCartArticle, { body: { ...RIBBON, quantity: 100 } })
      const guest = browser()
      await guest.client.call(addCartArticle, {
        body: { ...RIBBON, sku: 'satinband-blush' },
      })
      const before = await count('cart_lines')
      await cutAt(table, () => logsIn(guest, email))
      expect(await count('cart_lines')).toBe(before)
      expect(statusOf(await logsIn(guest, email))).toBe(200)
      const cart = await guest.client.call(getCart, {})
      expect(cart.ok && cart.payload.lines.length).toBe(2)
    },
  )

  test.each(some('one_time_links', 'customer_accounts', 'customer_sessions', 'security_events', 'mails'))(
    'at %s, one password works, and the link only while it is the old one',
    async table => {
      const email = nameOf('reset', table)
      await withAccount(email)
      await browser().client.call(requestPasswordReset, { body: { email } })
      const token = await tokenTo(email, '/konto/neues-passwort')
      const resets = () => browser().client.call(resetPassword, { body: { token, password: NEW } })
      await cutAt(table, resets)
      const works = [statusOf(await logsIn(browser(), email)), statusOf(await logsIn(browser(), email, NEW))]
      expect([
        [200, 400],
        [400, 200],
      ]).toContainEqual(works)
      expect(statusOf(await resets())).toBe(works[0] === 200 ? 200 : 400)
      expect(statusOf(await logsIn(browser(), email, NEW))).toBe(200)
    },
  )

  const passkeysOf = (email: string) =>
    count(`customer_passkeys where customer_id = (select id from customers where email = '${email}')`)
  const mailsTo = (email: string, kind: string) =>
    count(`mails where kind = '${kind}' and message ->> 'to' = '${email}'`)

  test.each(some('customer_verifications', 'customer_passkeys', 'security_events', 'mails'))(
    'at %s, a new passkey is there with the mail that tells of it, or neither; it can be made again, and opens the account',
    async table => {
      const email = nameOf('passkey', table)
      const mia = await withAccount(email)
      const passkey = createSoftwarePasskey(host => `http://${host}:${shop.port}`)
      const made = async () => {
        const asked = await mia.client.call(getPasskeyRegistrationChallenge, {
          body: { currentPassword: OLD },
        })
        const { options } = asked.ok ? asked.payload : expect.fail(JSON.stringify(asked))
        return () => mia.client.call(addPasskey, { body: { response: passkey.create(options), name: '' } })
      }
      await cutAt(table, await made())
      const isMade = await passkeysOf(email)
      expect(await mailsTo(email, 'passkey-added')).toBe(isMade)
      if (!isMade) expect(await (await made())()).toMatchObject({ ok: true })
      expect([await passkeysOf(email), await mailsTo(email, 'passkey-added')]).toEqual([1, 1])

      const { client } = browser()
      const asked = async () => {
        const question = await client.call(getPasskeyChallenge, {})
        const { options } = question.ok ? question.payload : expect.fail(JSON.stringify(question))
        return () => client.call(logInWithPasskey, { body: { response: passkey.get(options) } })
      }
      await cutAt('customer_sessions', await asked())
      expect(await (await asked())()).toMatchObject({ ok: true, payload: { isLoggedIn: true } })
    },
  )

  test('at whitelabel_profiles, the own name is on or off, as the shop says afterwards', async () => {
    const email = 'studio@post.example'
    const mia = await withAccount(email)
    const [row] = await rows<{ id: string }>(`select id from customers where email = '${email}'`)
    await putWhitelabel(database.db, {
      ...{ customerId: row?.id ?? '', company: 'Studio Mia', email, phone: '', website: '' },
      ...{ colour: '#1e5b4a', logo: null, now: new Date() },
    })
    const turnsOff = () => mia.client.call(setWhitelabelEnabled, { body: { on: false } })
    await cutAt('whitelabel_profiles', turnsOff)
    const shown = await mia.client.call(getWhitelabel, {})
    const isOff = (await count(`whitelabel_profiles where not is_on`)) === 1
    expect(shown).toMatchObject({ ok: true, payload: { whitelabel: { isOn: !isOff } } })
    expect(await turnsOff()).toMatchObject({ ok: true, payload: { whitelabel: { isOn: false } } })
  })

  test.each(some('orders', 'order_lines', 'voucher_entries', 'order_events'))(
    'at %s, an order with a voucher is one order, paid once',
    async table => {
      const { client } = browser()
      const today = '2026-01-02'
      const code = await createVoucher(database.db, {
        worth: { amount: 10_000, currency: 'EUR' },
        ...{ fromDay: today, untilDay: undefined, now: new Date() },
      })
      await client.call(addCartArticle, { body: RIBBON })
      await client.call(addCheckoutCode, { body: { code } })
      await client.call(putCheckoutAddress, { body: ADDRESS })
      const asked = await client.call(getCheckout, {})
      const { shipping, sums } = asked.ok ? asked.payload.checkout : expect.fail(JSON.stringify(asked))
      expect(sums.due.amount).toBe(0)
      await client.call(putCheckoutShipping, { body: { option: shipping.options[0]?.id ?? '' } })
      await client.call(putCheckoutPayment, { body: { method: 'free' } })
      const shown = await client.call(getCheckout, {})
      const body = shown.ok ? shown.payload.checkout : expect.fail(JSON.stringify(shown))
      const order = () =>
        client.call(placeOrder, { body: { idempotencyKey: body.idempotencyKey, shown: body.shown } })
      const before = await count('orders')
      await cutAt(table, order)
      expect(await order()).toMatchObject({ ok: true })
      expect(await order()).toMatchObject({ ok: true })
      expect(await count('orders')).toBe(before + 1)
      const spent = `voucher_entries where voucher_id = (select id from vouchers order by created_at desc limit 1)`
      expect(await count(`${spent} and kind = 'reserved'`)).toBe(1)
    },
  )

  test.each(some('security_events', 'customers', 'visitors', 'customer_sessions', 'mails'))(
    'at %s, an account that is deleted is wholly there or wholly gone',
    async table => {
      const email = nameOf('delete', table)
      const mia = await withAccount(email)
      const address = { ...ADDRESS.delivery }
      expect(
        await mia.client.call(addAddress, { body: { address, phone: '', isDefault: true } }),
      ).toMatchObject({ ok: true })
      await mia.client.call(addCartArticle, { body: RIBBON })
      const deletes = () => mia.client.call(deleteAccount, { body: { currentPassword: OLD } })
      const [before, lines] = [await count('customer_addresses'), await count('cart_lines')]
      await cutAt(table, deletes)
      const isThere = statusOf(await logsIn(mia, email)) === 200
      expect(await count('customer_addresses')).toBe(before - (isThere ? 0 : 1))
      expect(await count('cart_lines')).toBe(lines - (isThere ? 0 : 1))
      if (isThere) expect(statusOf(await deletes())).toBe(200)
      expect(await count(`customers where email = '${email}'`)).toBe(0)
      expect(statusOf(await logsIn(browser(), email))).toBe(400)
    },
  )
})
