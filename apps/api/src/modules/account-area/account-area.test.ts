import {
  copyDraft,
  getDraft,
  listAccountDates,
  listAccountDesigns,
  listAccountOrders,
  listAccountPhotos,
  listDrafts,
  removeAccountDate,
  removeAccountDates,
  removeDraft,
  renameDraft,
  setAccountNewsletter,
  storeAccountDates,
} from '@passepartout/contracts'
import { describe, expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, pendingEmailsOf, signUp } from '../../account.fixture.ts'
import { readyDraft } from '../../frame-design.fixture.ts'
import { useShop, type Visitor } from '../../shop.fixture.ts'

const shop = useShop({ newsletterText: ({ locale }) => `${locale} 1` })
const ID = '11111111-1111-4111-8111-111111111111'

async function customer(): Promise<Visitor> {
  const visitor = shop().visitor()
  await signUp(shop(), visitor)
  return visitor
}

describe('what belongs to a customer', () => {
  test.each([
    ['orders', listAccountOrders],
    ['designs', listAccountDesigns],
    ['photos', listAccountPhotos],
    ['dates', listAccountDates],
  ])('is shown to nobody who is not logged in: %s', async (_what, call) => {
    const answer = await shop()
      .visitor()
      .client.call(call as typeof listAccountOrders, {})
    expect(answer).toMatchObject({ ok: false, status: 401 })
  })

  test('begins empty', async () => {
    const { client } = await customer()
    expect(await client.call(listAccountOrders, {})).toMatchObject({ ok: true, payload: { orders: [] } })
    expect(await client.call(listAccountPhotos, {})).toMatchObject({
      ok: true,
      payload: { photos: [], orderDays: 90, cartDays: 30 },
    })
  })

  test('has designs with the address that opens them, and photos with what keeps them', async () => {
    const visitor = await customer()
    const { id } = await readyDraft(visitor)
    const designs = await visitor.client.call(listAccountDesigns, {})
    expect(designs).toMatchObject({
      ok: true,
      payload: { designs: [{ id, editUrl: expect.stringContaining(`draft=${id}`) }] },
    })
    const photos = await visitor.client.call(listAccountPhotos, {})
    expect(photos.ok && photos.payload.photos.map(({ use }) => use)).toEqual(['design'])
  })
})

describe('a kept design', () => {
  test('takes another title, and whoever has it open learns of it by its revision', async () => {
    const { client, ...visitor } = shop().visitor()
    const { id, revision } = await readyDraft({ client, ...visitor })
    const renamed = await client.call(renameDraft, { params: { id }, body: { title: ' Flur\u202eoben ' } })
    expect(renamed).toMatchObject({ ok: true, payload: { revision: revision + 1 } })
    expect(await client.call(getDraft, { params: { id } })).toMatchObject({
      payload: { title: 'Flur oben' },
    })
    const nameless = await client.call(renameDraft, { params: { id }, body: { title: ' ' } })
    expect(nameless).toMatchObject({ ok: false, status: 422, errors: { title: [expect.any(String)] } })
  })

  test('has a picture as it is now, sample photos and all, for its owner only', async () => {
    const visitor = shop().visitor()
    const { id } = await readyDraft(visitor)
    const answer = await visitor.request(`/web-api/drafts/${id}/picture`)
    expect([answer.status, await answer.text()]).toEqual([200, 'page 0 of 660'])
  })

  test('has its picture for who asks while another request throws the kept one away', async () => {
    const visitor = shop().visitor()
    const { id } = await readyDraft(visitor)
    const { storage } = shop().deps
    const put = storage.put.bind(storage)
    // Simulates a concurrent request that renders the same image.
    storage.put = async (key, ...rest) => {
      await put(key, ...rest)
      await storage.remove(`drafts/${id}/`)
    }
    const answer = await visitor.request(`/web-api/drafts/${id}/picture`)
    expect([answer.status, await answer.text()]).toEqual([200, 'page 0 of 660'])
  })

  test('can be copied and deleted, each by itself', async () => {
    const { client, ...visitor } = shop().visitor()
    const { id } = await readyDraft({ client, ...visitor })
    const copied = await client.call(copyDraft, { params: { id }, body: { title: 'Kopie' } })
    expect(copied.status).toBe(201)
    expect(await client.call(removeDraft, { params: { id } })).toMatchObject({ ok: true, payload: { id } })
    const left = await client.call(listDrafts, {})
    expect(left.ok && left.payload.drafts.map(({ title }) => title)).toEqual(['Kopie'])
  })

  test('of somebody else is not there', async () => {
    const owner = shop().visitor()
    const { id } = await readyDraft(owner)
    const { client } = await customer()
    for (const [call, body] of [
      [renameDraft, { title: 'Meins' }],
      [copyDraft, { title: 'Meins' }],
    ] as const)
      expect(await client.call(call as typeof renameDraft, { params: { id }, body })).toMatchObject({
        ok: false,
        status: 404,
      })
    expect(await client.call(removeDraft, { params: { id } })).toMatchObject({ ok: false, status: 404 })
    expect((await shop().api.request(`http://localhost/web-api/drafts/${id}/picture`)).status).toBe(404)
    expect(await owner.client.call(getDraft, { params: { id } })).toMatchObject({ ok: true })
  })

  test('that never was is not there either', async () => {
    const answer = await shop()
      .visitor()
      .client.call(removeDraft, { params: { id: ID } })
    expect(answer).toMatchObject({ ok: false, status: 404 })
  })
})

describe('the dates of a customer', () => {
  const oma = { name: 'Oma', kind: 'birthday', month: 3, day: 12, year: 1947, showsAge: true } as const
  const namesOf = (result: { ok: boolean; payload?: unknown }) =>
    (result.payload as { dates: { date: { name: string } }[] }).dates.map(({ date }) => date.name)

  test('are stored once each, listed in the order of the year, and deleted one by one or all', async () => {
    const { client } = await customer()
    await client.call(storeAccountDates, {
      body: { dates: [oma, { ...oma, name: 'Ben', month: 1 }, { ...oma, name: 'Zoe', day: 1 }] },
    })
    const stored = await client.call(storeAccountDates, { body: { dates: [{ ...oma, showsAge: false }] } })
    expect(namesOf(stored)).toEqual(['Ben', 'Zoe', 'Oma'])
    const listed = await client.call(listAccountDates, {})
    const last = listed.ok ? listed.payload.dates.at(-1) : undefined
    expect(last).toMatchObject({ date: { name: 'Oma', showsAge: false } })
    await client.call(removeAccountDate, { params: { id: last?.id ?? '' } })
    expect(namesOf(await client.call(listAccountDates, {}))).toEqual(['Ben', 'Zoe'])
    expect(namesOf(await client.call(removeAccountDates, {}))).toEqual([])
  })

  test('have room for five hundred', async () => {
    const { client } = await customer()
    const dates = Array.from({ length: 500 }, (_, index) => ({ ...oma, name: `Gast ${index}` }))
    expect(await client.call(storeAccountDates, { body: { dates } })).toMatchObject({ ok: true })
    expect(await client.call(storeAccountDates, { body: { dates: [oma] } })).toMatchObject({
      ...{ ok: false, status: 413 },
      message: 'Im Konto ist Platz für 500 Tage.',
    })
    expect(await client.call(storeAccountDates, { body: { dates: dates.slice(0, 5) } })).toMatchObject({
      ok: true,
    })
  })

  test('are not those of another customer, who cannot delete them either', async () => {
    const one = await customer()
    const stored = await one.client.call(storeAccountDates, { body: { dates: [oma] } })
    const [date] = stored.ok ? stored.payload.dates : []
    const other = shop().visitor()
    await signUp(shop(), other, { email: 'zweite@example.org' })
    expect(namesOf(await other.client.call(listAccountDates, {}))).toEqual([])
    await other.client.call(removeAccountDate, { params: { id: date?.id ?? '' } })
    await other.client.call(removeAccountDates, {})
    expect(namesOf(await one.client.call(listAccountDates, {}))).toEqual(['Oma'])
  })

  test.each([
    ['a day that does not exist', { ...oma, month: 2, day: 30 }],
    ['no name', { ...oma, name: ' ' }],
    ['a colour that is none', { ...oma, colour: 'url(x)' }],
    ['a rule without its kind', { ...oma, rule: 'FREQ=WEEKLY' }],
  ])('are refused with %s', async (_what, date) => {
    const { client } = await customer()
    expect(await client.call(storeAccountDates, { body: { dates: [date] } })).toMatchObject({
      ...{ ok: false, status: 422 },
    })
  })
})

describe('the newsletter of a customer', () => {
  test('comes without another mail, as the address is confirmed, and goes with a press', async () => {
    const { client } = await customer()
    const before = (await pendingEmailsOf(shop())).length
    const set = (subscribed: boolean) => client.call(setAccountNewsletter, { body: { subscribed } })
    expect(await set(true)).toMatchObject({ ok: true, payload: { state: 'confirmed' } })
    expect(await set(true)).toMatchObject({ ok: true, payload: { state: 'confirmed' } })
    expect(await shop().db.query.newsletterSubscriptions.findMany()).toMatchObject([
      { email: CUSTOMER_ACCOUNT.email, source: 'account', textVersion: 'de-DE 1' },
    ])
    expect(await set(false)).toMatchObject({ ok: true, payload: { state: 'none' } })
    const events = (await shop().db.query.newsletterConsents.findMany()).map(({ event }) => event)
    expect([events, (await pendingEmailsOf(shop())).length]).toEqual([['asked', 'confirmed', 'left'], before])
  })

  test('is nobody’s business who is not logged in', async () => {
    const { client } = shop().visitor()
    expect(await client.call(setAccountNewsletter, { body: { subscribed: true } })).toMatchObject({
      status: 401,
    })
    expect(await shop().db.query.newsletterSubscriptions.findMany()).toEqual([])
  })
})
