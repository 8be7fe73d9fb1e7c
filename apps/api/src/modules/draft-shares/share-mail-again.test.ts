import { beforeEach, expect, test } from 'vitest'
import { signUp } from '../../account.fixture.ts'
import { payloadOf } from '../../checkout.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { enqueueShareEmail } from './enqueue-share-email.ts'
import { createNotificationDriver } from './share-notifications.fixture.ts'
import { createSharingDriver } from './shared-design.fixture.ts'

const START = new Date('2026-11-23T12:00:00Z')
let now = START
const shop = useShop({ clock: () => now, addressOf: () => '198.51.100.1' })
beforeEach(() => {
  now = START
})
const { shared, says, list } = createSharingDriver(shop)
const { news, context, writesLetters, chooses, tokenIn, press } = createNotificationDriver(shop, () => now)
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

async function sharingCustomer() {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  return { mia, ...(await shared(mia, 'approve')) }
}

test('The link that stops mails still does after they were switched off and on again', async () => {
  const { mia, token, draft } = await sharingCustomer()
  await says(token)
  laterMinutes(5)
  await writesLetters()
  const [letter] = await news()
  payloadOf(await chooses(mia, draft.id, { isOn: false }))
  payloadOf(await chooses(mia, draft.id, { isOn: true }))
  expect((await press('stop', tokenIn(letter?.text, 'stop'))).status).toBe(200)
  expect((await list(mia, draft.id)).mail).toMatchObject({ state: 'off' })
  await says(token)
  laterMinutes(60)
  await writesLetters()
  expect(await news()).toHaveLength(1)
})

test('The links of an address that was typed end nothing once the account hears instead', async () => {
  const { mia, token, draft } = await sharingCustomer()
  payloadOf(await chooses(mia, draft.id, { isOn: true, email: 'tom@example.org' }))
  const [question] = await shop().db.query.emailOutbox.findMany({
    where: (mail, { eq }) => eq(mail.kind, 'share-question'),
  })
  await press('confirm', tokenIn(question?.message.text, 'confirm'))
  payloadOf(await chooses(mia, draft.id, { isOn: true }))
  await press('stop', tokenIn(question?.message.text, 'stop'))
  await says(token)
  laterMinutes(5)
  await writesLetters()
  expect(await news()).toHaveLength(1)
})

test('A job that begins before its mail is due fails, so that it is tried again', async () => {
  const { token } = await sharingCustomer()
  await says(token)
  laterMinutes(4)
  const [mail] = await shop().db.query.draftNotifications.findMany()
  const job = () => enqueueShareEmail(context(), { mailId: mail?.id ?? '' })
  await expect(job()).rejects.toThrow('due at')
  laterMinutes(1)
  await job()
  await expect(job()).resolves.toBeUndefined()
  expect(await news()).toHaveLength(1)
})

test('A mail that nobody could write for a day is written with the next word, and tells of both', async () => {
  const { token } = await sharingCustomer()
  await says(token, { text: 'Das Erste' })
  laterMinutes(2 * 24 * 60)
  await says(token, { text: 'Das Zweite' })
  const [mail] = await shop().db.query.draftNotifications.findMany()
  expect(mail?.dueAt).toEqual(new Date(now.getTime() + 5 * 60_000))
  laterMinutes(5)
  await writesLetters()
  const [letter] = await news()
  for (const word of ['Das Erste', 'Das Zweite']) expect(letter?.text).toContain(word)
})

test('Mails are switched two hundred times in an hour from one address', async () => {
  const { mia, draft } = await sharingCustomer()
  for (let done = 0; done < 200; done++) payloadOf(await chooses(mia, draft.id, { isOn: done % 2 === 0 }))
  for (const isOn of [true, false])
    expect(await chooses(mia, draft.id, { isOn })).toMatchObject({ status: 429 })
})

test('A design is opened while no transaction is', async () => {
  const { token } = await sharingCustomer()
  await says(token)
  laterMinutes(5)
  const [mail] = await shop().db.query.draftNotifications.findMany()
  const { draftReader, db, ...deps } = context()
  let isInTransaction = false
  const opened: boolean[] = []
  await enqueueShareEmail(
    {
      ...deps,
      db: Object.assign(Object.create(db) as typeof db, {
        transaction: async (...asked: Parameters<typeof db.transaction>) => {
          isInTransaction = true
          return db.transaction(...asked).finally(() => {
            isInTransaction = false
          })
        },
      }),
      draftReader: {
        ...draftReader,
        open: document => {
          opened.push(isInTransaction)
          return draftReader.open(document)
        },
      },
    },
    { mailId: mail?.id ?? '' },
  )
  expect(opened).toEqual([false])
  expect(await news()).toHaveLength(1)
})
