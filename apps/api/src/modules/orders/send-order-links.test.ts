import { sendOrderLinks } from '@passepartout/contracts'
import { findPendingEmail, listPendingEmailIds } from '@passepartout/db'
import { describe, expect, test } from 'vitest'
import { loggedText } from '../../forms.fixture.ts'
import { placedOrder } from '../../orders.fixture.ts'
import { useShop } from '../../shop.fixture.ts'

const shop = useShop()
const ask = (email: string, locale: 'de-DE' | 'fr-FR' = 'de-DE') =>
  shop().visitor({ locale }).client.call(sendOrderLinks, { body: { email } })
const mails = async () => {
  const { db } = shop()
  return Promise.all(
    (await listPendingEmailIds(db)).map(async id => (await findPendingEmail(db, id))?.message),
  )
}

describe('a lost link', () => {
  test('goes to the mail address of the order and nowhere else, once an hour', async () => {
    const { order } = await placedOrder(shop())
    expect(await ask(order.email.toUpperCase())).toMatchObject({ ok: true, payload: { sent: true } })
    expect(await ask(order.email)).toMatchObject({ ok: true, payload: { sent: true } })
    const sent = await mails()
    expect(sent.map(message => message?.to)).toEqual([order.email])
    expect(sent[0]?.text).toContain(order.number)
    expect(sent[0]?.text).toMatch(/https:\/\/passepartout\.de\.example\/\S+/)
  })

  test('gets the same answer for an address without orders, and no mail', async () => {
    await placedOrder(shop())
    expect(await ask('nobody@example.org')).toEqual(await ask('somebody@example.org'))
    expect(await mails()).toEqual([])
  })

  test.each(['x', 'a@b@c', 'mara@example.org\r\nBcc: all@example.org', `${'x'.repeat(190)}@example.org`])(
    'is refused for %j, with a sentence beside the field',
    async email => {
      expect(await ask(email)).toMatchObject({ ok: false, status: 422 })
      expect(await mails()).toEqual([])
    },
  )

  test('cannot be asked for without end, and no address is logged', async () => {
    const { order } = await placedOrder(shop())
    const visitor = shop().visitor()
    const answers = []
    for (let tries = 0; tries < 25; tries++)
      answers.push(await visitor.client.call(sendOrderLinks, { body: { email: order.email } }))
    expect(answers.at(-1)).toMatchObject({ ok: false, status: 429 })
    expect(loggedText(shop())).not.toContain(order.email)
  })
})
