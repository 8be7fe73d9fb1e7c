import { customerCommand } from '@passepartout/commerce/customers'
import { beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { loggedText, post, proofFor, refusal } from '../../forms.fixture.ts'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

let place = 0
const shop = useShop({
  addressOf: () => `198.51.100.${place}`,
  newsletterText: ({ locale }) => `${locale} 1`,
})
let visitor: Visitor
beforeEach(() => {
  place += 1
  visitor = shop().visitor({ channel: 'kartenliebe', locale: 'fr-CH' })
})

const subscribe = async (email: unknown, proof?: string) =>
  post(visitor, '/web-api/newsletter-subscribe', { email, proof: proof ?? (await proofFor(visitor)) })
const readers = () => shop().db.query.newsletterSubscriptions.findMany()
const letters = async () => (await shop().db.query.emailOutbox.findMany()).map(({ message }) => message)
const tokenIn = (text = '', step: 'confirm' | 'leave') =>
  new RegExp(`/${step}/?\\?token=([\\w.-]+)`).exec(text)?.[1] ?? ''
const confirm = async (token: string, api = shop().api) =>
  api.request(`http://localhost/web-api/newsletter-confirm?token=${token}`, { method: 'POST' })
const open = async (path: string, api = shop().api) => {
  const { status, headers } = await api.request(`http://localhost${path}`)
  return [status, headers.get('location')]
}
const at = (time: string) => createApi({ ...shop().deps, clock: () => new Date(time) })
const PAGE = 'https://kartenliebe.ch.example/fr/newsletter/'

describe('the newsletter', () => {
  test('is had in two steps: asking, and confirming with the button that the mail leads to', async () => {
    const answer = await subscribe(' Mia@Example.org ')
    expect([answer.status, (await bodyOf(answer)).payload]).toEqual([200, { requested: true }])
    expect(await readers()).toMatchObject([
      { channel: 'kartenliebe', locale: 'fr-CH', email: 'mia@example.org', confirmedAt: null },
    ])
    const [letter] = await letters()
    expect(letter).toMatchObject({ to: 'mia@example.org', subject: 'Confirmez votre inscription' })

    const token = tokenIn(letter?.text, 'confirm')
    expect(letter?.text).toContain(`${PAGE}confirm/?token=${token}`)
    expect([(await confirm(token)).status, (await confirm(token)).status]).toEqual([200, 200])
    expect(await readers()).toMatchObject([{ confirmedAt: new Date('2026-11-21T12:00:00Z') }])
  })

  test('is neither confirmed nor left by a program that opens the links', async () => {
    await subscribe('mia@example.org')
    const [letter] = await letters()
    const token = (step: 'confirm' | 'leave') => tokenIn(letter?.text, step)
    expect(await open(`/web-api/newsletter-confirm?token=${token('confirm')}`)).toEqual([
      303,
      `${PAGE}confirm/?token=${token('confirm')}`,
    ])
    expect((await open(`/web-api/newsletter-unsubscribe?token=${token('leave')}`))[0]).toBe(303)
    expect(await readers()).toMatchObject([{ confirmedAt: null }])
  })

  test('is left at once by a mail program’s button, and nothing is kept but that it was', async () => {
    await subscribe('mia@example.org')
    const [letter] = await letters()
    expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const leave = () =>
      shop().api.request(`http://localhost${url.pathname}${url.search}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect([(await leave()).status, (await leave()).status, await readers()]).toEqual([200, 200, []])
    const consents = await shop().db.query.newsletterConsents.findMany()
    expect(consents.map(({ event, textVersion, source }) => [event, textVersion, source])).toEqual([
      ['asked', 'fr-CH 1', 'block'],
      ['left', 'fr-CH 1', 'block'],
    ])
    expect(JSON.stringify(consents)).not.toMatch(/mia|example/)
  })

  test('leaves its proof to who names the address, also once the address is erased', async () => {
    const { deps, db } = shop()
    const run = async (...words: string[]) =>
      JSON.parse(await customerCommand(deps, JSON.stringify({ words, operator: 'ida' })))
    await subscribe('mia@example.org')
    await confirm(tokenIn((await letters())[0]?.text, 'confirm'))
    await run('erase', 'MIA@example.org', '--yes')
    expect(await readers()).toEqual([])
    const { newsletter, newsletterConsents } = await run('export', 'Mia@example.org')
    expect(newsletter).toEqual([])
    expect(newsletterConsents.map(({ event }: { event: string }) => event)).toEqual([
      'asked',
      'confirmed',
      'left',
    ])
    expect(JSON.stringify(await db.query.newsletterConsents.findMany())).not.toMatch(/mia|example/)
  })

  test('cannot be confirmed after a week', async () => {
    await subscribe('mia@example.org')
    const token = tokenIn((await letters())[0]?.text, 'confirm')
    expect((await bodyOf(await confirm(token, at('2026-11-28T12:00:01Z')))).code).toBe('gone')
    await at('2026-11-28T12:00:01Z').repair()
    expect(await readers()).toEqual([])
  })

  test('answers the same for an address it knows, and writes to it once', async () => {
    const answers = [await subscribe('mia@example.org'), await subscribe('mia@example.org')]
    await confirm(tokenIn((await letters())[0]?.text, 'confirm'))
    answers.push(await subscribe('mia@example.org'))
    expect(await Promise.all(answers.map(answer => answer.text()))).toEqual(
      Array.from({ length: 3 }, () => '{"payload":{"requested":true}}'),
    )
    expect(await letters()).toHaveLength(1)
  })

  test('says nothing of its readers in the log', async () => {
    await subscribe('mia@example.org')
    await subscribe('mia@example.org', 'nonsense')
    expect(loggedText(shop())).not.toMatch(/mia|example|198\.51/i)
  })
})

describe('a token of a newsletter link', () => {
  const confirmToken = async () => {
    await subscribe('mia@example.org')
    return tokenIn((await letters())[0]?.text, 'confirm')
  }

  test('is worth nothing when changed, or for another purpose', async () => {
    const token = await confirmToken()
    for (const wrong of [token.slice(1), `${token.slice(0, -1)}_`, token.toUpperCase(), 'x', '%00', "'--"])
      expect((await confirm(wrong)).status).toBeGreaterThanOrEqual(400)
    const leave = (wrong: string) =>
      shop().api.request(`http://localhost/web-api/newsletter-unsubscribe?token=${wrong}`, { method: 'POST' })
    for (const wrong of [token, token.slice(1), 'x', '']) {
      const answer = await leave(wrong)
      expect([answer.status, (await bodyOf(answer)).message]).toEqual([
        404,
        { text: expect.stringContaining('nothing has been unsubscribed') },
      ])
    }
    expect(await readers()).toMatchObject([{ confirmedAt: null }])
  })

  test('of another shop is worth nothing', async () => {
    const token = await confirmToken()
    const other = createApi({ ...shop().deps, secret: 'another secret that is long enough too' })
    expect((await confirm(token, other)).status).toBe(410)
  })

  test('does nothing for another site’s form', async () => {
    const answer = await shop().api.request(
      `http://localhost/web-api/newsletter-confirm?token=${await confirmToken()}`,
      { method: 'POST', headers: { origin: 'https://elsewhere.example' } },
    )
    expect([answer.status, await readers()]).toMatchObject([403, [{ confirmedAt: null }]])
  })
})

describe('a newsletter form', () => {
  test.each([
    ['no address', ''],
    ['half an address', 'mia@example'],
    ['an address that goes on', 'mia@example.org\nBcc: tom@example.org'],
    ['an endless address', `${'x'.repeat(250)}@example.org`],
    ['a list', ['mia@example.org']],
  ])('with %s is refused with a word about it', async (_what, email) => {
    expect(await refusal(await subscribe(email, 'unread'))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['email'],
    })
  })

  test.each([
    ['no proof', '', 'newsletter-no-recaptcha-token'],
    ['an invented proof', 'eyJhIjoxfQ==', 'newsletter-recaptcha-error'],
  ])('with %s is refused, and logged under its key', async (_what, proof, key) => {
    expect((await refusal(await subscribe('mia@example.org', proof))).code).toBe('bot-check-failed')
    expect(shop().logged.map(({ fields }) => Reflect.get(fields, 'key'))).toEqual([key])
  })

  test('that a program filled in is thanked, and nothing more', async () => {
    const body = { email: 'mia@example.org', website: 'x', proof: await proofFor(visitor) }
    expect((await post(visitor, '/web-api/newsletter-subscribe', body)).status).toBe(200)
    expect([await readers(), await letters()]).toEqual([[], []])
  })

  test('of one connection is taken twenty times an hour', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 20; index++) statuses.add((await subscribe(`mia${index}@example.org`)).status)
    expect([...statuses]).toEqual([200])
    expect((await subscribe('late@example.org')).status).toBe(429)
    place += 1
    expect((await subscribe('later@example.org')).status).toBe(200)
  })
})
