import { resolveDraftComment, revokeDraftShare } from '@passepartout/contracts'
import { erasePersonalData, exportPersonalData } from '@passepartout/db'
import { beforeEach, describe, expect, test } from 'vitest'
import { CUSTOMER_ACCOUNT, signUp } from '../../account.fixture.ts'
import { payloadOf } from '../../checkout.fixture.ts'
import { createApi } from '../../create-api.ts'
import { loggedText, refusal } from '../../forms.fixture.ts'
import { readyDraft } from '../../frame-design.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { createNotificationDriver } from './share-notifications.fixture.ts'
import { createSharingDriver } from './shared-design.fixture.ts'

const START = new Date('2026-11-23T12:00:00Z')
let now = START
let place = 0
const shop = useShop({ clock: () => now, addressOf: () => `198.51.100.${place}` })
beforeEach(() => {
  now = START
  place += 1
})
const { another, shared, says, approves, list } = createSharingDriver(shop)
const laterMinutes = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const { letters, news, writesLetters, chooses, tokenIn, press } = createNotificationDriver(shop, () => now)

/** A customer who shares a draft. */
async function sharingCustomer() {
  const mia = shop().visitor()
  await signUp(shop(), mia)
  return { mia, ...(await shared(mia, 'approve')) }
}

/** A visitor without an account who shares a draft and has entered an address. */
async function sharingGuest(email = 'Tom@Example.org') {
  const tom = shop().visitor()
  const link = await shared(tom, 'approve')
  payloadOf(await chooses(tom, link.draft.id, { isOn: true, email }))
  return { tom, ...link }
}

describe('mails about a shared design', () => {
  test('tell its maker once of all that was said within minutes, at the address of the account', async () => {
    const { token, draft } = await sharingCustomer()
    await says(token, { text: 'Schöner Himmel' })
    await writesLetters()
    expect(await news()).toEqual([])
    laterMinutes(3)
    await says(token, { text: 'Und das Datum?', author: 'Tom' })
    await approves(token, 1)
    laterMinutes(2)
    await writesLetters()
    await writesLetters()
    const [letter, ...more] = await news()
    expect([letter?.to, letter?.subject, more]).toEqual([
      CUSTOMER_ACCOUNT.email,
      '3 Rückmeldungen zu deiner Gestaltung',
      [],
    ])
    for (const part of [
      'Schöner Himmel',
      'Anmerkung 2 von Tom',
      'Oma hat den Stand vom',
      `draft=${draft.id}`,
    ])
      expect([letter?.text.includes(part), letter?.html.includes(part)], part).toEqual([true, true])
    expect(letter?.text).toContain('#share')
  })

  test('come half an hour apart at least, each with what is new only', async () => {
    const { token } = await sharingCustomer()
    await says(token, { text: 'Das Erste' })
    laterMinutes(5)
    await writesLetters()
    await says(token, { text: 'Das Zweite' })
    laterMinutes(29)
    await writesLetters()
    expect(await news()).toHaveLength(1)
    laterMinutes(1)
    await writesLetters()
    const [, second] = await news()
    expect(second?.text).toContain('Das Zweite')
    expect(second?.text).not.toContain('Das Erste')
  })

  test('say nothing of what was dealt with, taken back with its link, or said by the maker', async () => {
    const { mia, token, id, draft } = await sharingCustomer()
    const done = payloadOf(await says(token))
    await mia.client.call(resolveDraftComment, { params: { id: done.id }, body: { isDone: true } })
    laterMinutes(5)
    await writesLetters()
    await says(token)
    await mia.client.call(revokeDraftShare, { params: { id } })
    laterMinutes(40)
    await writesLetters()
    expect(await news()).toEqual([])
    expect((await list(mia, draft.id)).mail).toMatchObject({ state: 'on', email: CUSTOMER_ACCOUNT.email })
  })

  test('quote words as words: no HTML, no other head, no sign that turns the line', async () => {
    const { token } = await sharingCustomer()
    await says(token, { text: '<script>alert(1)</script> \u202egnp.exe', author: 'Oma\u2028Bcc: all@x.y' })
    laterMinutes(5)
    await writesLetters()
    const [letter] = await news()
    expect(letter?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(letter?.html).not.toContain('<script')
    for (const part of [letter?.html, letter?.text]) expect(part).not.toMatch(/[\u202e\u2028]/)
    expect(letter?.subject).toBe('Eine Rückmeldung zu deiner Gestaltung')
  })

  test('go to nobody where nobody chose them, or the link only shows', async () => {
    const tom = shop().visitor()
    const { token, draft } = await shared(tom, 'approve')
    await says(token)
    laterMinutes(60)
    await writesLetters()
    expect([await letters(), (await list(tom, draft.id)).mail]).toEqual([
      [],
      { state: 'off', email: null, account: null },
    ])
    const mia = shop().visitor()
    await signUp(shop(), mia)
    const own = await shared(mia, 'view')
    expect((await list(mia, own.draft.id)).mail).toEqual({
      state: 'off',
      email: null,
      account: CUSTOMER_ACCOUNT.email,
    })
  })

  test('that were switched off stay so when another link is made', async () => {
    const { mia, token, draft } = await sharingCustomer()
    expect(await chooses(mia, draft.id, { isOn: false })).toMatchObject({ payload: { state: 'off' } })
    await another(mia, draft.id, 'comment')
    await says(token)
    laterMinutes(60)
    await writesLetters()
    expect(await letters()).toEqual([])
  })

  test('are not written twice by two workers at once', async () => {
    const { token } = await sharingCustomer()
    await says(token)
    laterMinutes(5)
    await Promise.all([writesLetters(), writesLetters(), writesLetters()])
    expect(await news()).toHaveLength(1)
  })
})

describe('an address that was typed', () => {
  test('gets one mail with a button, and nothing of the design before it is pressed', async () => {
    const { tom, token, draft } = await sharingGuest()
    expect((await list(tom, draft.id)).mail).toMatchObject({ state: 'asked', email: 'tom@example.org' })
    await says(token, { text: 'Zu früh' })
    laterMinutes(60)
    await writesLetters()
    const [question, ...more] = await letters()
    expect([question?.to, question?.kind, more]).toEqual(['tom@example.org', 'share-question', []])
    expect(question?.text).not.toMatch(/Berge|Zu früh|Oma/)
    expect((await press('confirm', tokenIn(question?.text, 'confirm'))).status).toBe(200)
    await says(token, { text: 'Jetzt aber' })
    laterMinutes(5)
    await writesLetters()
    expect((await news()).map(({ to, text }) => [to, text.includes('Jetzt aber')])).toEqual([
      ['tom@example.org', true],
    ])
  })

  test('is left alone after the button that stops, by the page or by the mail program', async () => {
    const { tom, token, draft } = await sharingGuest()
    const [question] = await letters()
    await press('confirm', tokenIn(question?.text, 'confirm'))
    await says(token)
    laterMinutes(5)
    await writesLetters()
    const [letter] = await news()
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const stopped = await shop().api.request(`http://localhost${url.pathname}${url.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    await says(token)
    laterMinutes(60)
    await writesLetters()
    expect([stopped.status, (await news()).length]).toEqual([200, 1])
    expect((await list(tom, draft.id)).mail).toMatchObject({ state: 'off', email: null })
    expect(JSON.stringify(await shop().db.query.draftNotifications.findMany())).not.toContain('example.org')
  })

  test('is neither confirmed nor stopped by a program that opens the links', async () => {
    const { tom, draft } = await sharingGuest()
    const [question] = await letters()
    const opened = await shop().api.request(
      `http://localhost/web-api/share-mail-stop?token=${tokenIn(question?.text, 'stop')}`,
    )
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/geteilte-gestaltung/stop'),
    ])
    expect((await list(tom, draft.id)).mail).toMatchObject({ state: 'asked' })
  })

  test.each(['', 'mia@example', 'mia@example.org\nBcc: tom@example.org', `${'x'.repeat(250)}@example.org`])(
    'as %j is refused with a word about it',
    async email => {
      const tom = shop().visitor()
      const { draft } = await shared(tom, 'comment')
      const answer = await tom.request(`/web-api/drafts/${draft.id}/share-mail`, {
        method: 'PUT',
        body: JSON.stringify({ isOn: true, email }),
        headers: { 'content-type': 'application/json' },
      })
      expect(await refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['email'] })
      expect(await letters()).toEqual([])
    },
  )

  test('gets three requests for confirmation a day at most, from all shares together', async () => {
    for (let asked = 0; asked < 3; asked++) {
      place += 1
      await sharingGuest('ilse@example.org')
    }
    place += 1
    const tom = shop().visitor()
    const { draft } = await shared(tom, 'comment')
    expect(await chooses(tom, draft.id, { isOn: true, email: 'ilse@example.org' })).toMatchObject({
      status: 429,
    })
    expect(await letters()).toHaveLength(3)
  })

  test('is chosen by the design’s maker only', async () => {
    const { draft } = await sharingGuest()
    const stranger = shop().visitor()
    await readyDraft(stranger)
    for (const body of [{ isOn: false }, { isOn: true, email: 'eve@example.org' }])
      expect(await chooses(stranger, draft.id, body)).toMatchObject({ status: 404 })
    expect(await letters()).toHaveLength(1)
  })

  test('is forgotten after a week without the button, and a month after the last link ended', async () => {
    const { token } = await sharingGuest()
    const confirmToken = tokenIn((await letters())[0]?.text, 'confirm')
    laterMinutes(7 * 24 * 60 + 1)
    expect((await press('confirm', confirmToken)).status).toBe(410)
    await shop().api.repair()
    const rows = () => shop().db.query.draftNotifications.findMany()
    expect(await rows()).toEqual([])
    const { draft } = await sharingGuest('ida@example.org')
    await press('confirm', tokenIn((await letters()).at(-1)?.text, 'confirm'))
    laterMinutes(59 * 24 * 60)
    await shop().api.repair()
    expect(await rows()).toMatchObject([{ draftId: draft.id }])
    laterMinutes(2 * 24 * 60)
    await shop().api.repair()
    expect([await rows(), token.length]).toEqual([[], 22])
  })

  test('is shown to who asks what is kept of them, and erased', async () => {
    await sharingGuest()
    const { db } = shop()
    expect(await exportPersonalData(db, 'TOM@example.org')).toMatchObject({
      draftMails: [{ state: 'asked' }],
    })
    await db.transaction(tx =>
      erasePersonalData(tx, 'TOM@example.org', {
        now: shop().deps.clock(),
        hashAddress: (_, email) => email,
      }),
    )
    expect(await exportPersonalData(db, 'tom@example.org')).toMatchObject({ draftMails: [] })
  })
})

describe('a token of such a mail', () => {
  const confirmToken = async () => {
    await sharingGuest()
    return tokenIn((await letters())[0]?.text, 'confirm')
  }

  test('is worth nothing when changed, or for another purpose', async () => {
    const token = await confirmToken()
    for (const wrong of [token.slice(1), `${token.slice(0, -1)}_`, token.toUpperCase(), 'x', '%00', "'--"])
      expect((await press('confirm', wrong)).status).toBeGreaterThanOrEqual(400)
    await press('stop', token)
    expect(await shop().db.query.draftNotifications.findMany()).toMatchObject([{ state: 'asked' }])
  })

  test('of another shop, from another site or of an address before is worth nothing', async () => {
    const token = await confirmToken()
    const other = createApi({ ...shop().deps, secret: 'another secret that is long enough too' })
    expect((await press('confirm', token, other)).status).toBe(410)
    const foreign = await shop().api.request(`http://localhost/web-api/share-mail-confirm?token=${token}`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    })
    expect(foreign.status).toBe(403)
    const { tom, draft } = await sharingGuest('first@example.org')
    const first = tokenIn((await letters()).at(-1)?.text, 'confirm')
    await chooses(tom, draft.id, { isOn: true, email: 'second@example.org' })
    expect((await press('confirm', first)).status).toBe(410)
    expect((await list(tom, draft.id)).mail).toMatchObject({ state: 'asked', email: 'second@example.org' })
  })

  test('and its address stand in no log', async () => {
    const token = await confirmToken()
    await press('confirm', token)
    expect(loggedText(shop())).not.toMatch(/tom@|example\.org/i)
    expect(loggedText(shop())).not.toContain(token)
  })
})
