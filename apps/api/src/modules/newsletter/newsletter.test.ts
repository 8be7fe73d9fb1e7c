import { beforeEach, describe, expect, test } from 'vitest'
import { createApi } from '../../create-api.ts'
import { loggedText, post, proofFor, refusal } from '../../forms.fixture.ts'
import { bodyOf, useShop, type Visitor } from '../../shop.fixture.ts'

let place = 0
const shop = useShop({ addressOf: () => `198.51.100.${place}` })
let visitor: Visitor
beforeEach(() => {
  place += 1
  visitor = shop().visitor({ channel: 'kartenliebe', locale: 'fr-CH' })
})

const subscribe = async (email: unknown, proof?: string) =>
  post(visitor, '/web-api/newsletter-subscribe', { email, proof: proof ?? (await proofFor(visitor)) })
const readers = () => shop().db.query.newsletterSubscriptions.findMany()
const letters = async () => (await shop().db.query.mails.findMany()).map(({ message }) => message)
const linkIn = (text = '', end: string) => {
  const { pathname, search } = new URL(/https:\S+/g.exec(text.slice(text.indexOf(end) - 60))?.[0] ?? '')
  return pathname + search
}
const open = async (path: string, api = shop().api) => {
  const { status, headers } = await api.request(`http://localhost${path}`)
  return [status, headers.get('location')]
}
const at = (time: string) => createApi({ ...shop().deps, clock: () => new Date(time) })
const PAGE = 'https://kartenliebe.ch.example/fr/newsletter/'

describe('the newsletter', () => {
  test('is had in two steps: asking, and confirming by the link in the mail', async () => {
    const answer = await subscribe(' Mia@Example.org ')
    expect([answer.status, (await bodyOf(answer)).payload]).toEqual([200, { requested: true }])
    expect(await readers()).toMatchObject([
      { channel: 'kartenliebe', locale: 'fr-CH', email: 'mia@example.org', confirmedAt: null },
    ])
    const [letter] = await letters()
    expect(letter).toMatchObject({ to: 'mia@example.org', subject: 'Confirmez votre inscription' })

    const link = linkIn(letter?.text, 'newsletter-confirm')
    expect(await open(link)).toEqual([303, `${PAGE}#newsletter-confirmed`])
    expect(await open(link)).toEqual([303, `${PAGE}#newsletter-confirmed`])
    expect(await readers()).toMatchObject([{ confirmedAt: new Date('2026-11-21T12:00:00Z') }])
  })

  test('is left by the link, at once, and nothing is kept', async () => {
    await subscribe('mia@example.org')
    const link = linkIn((await letters())[0]?.text, 'newsletter-unsubscribe')
    expect(await open(link)).toEqual([303, `${PAGE}#newsletter-left`])
    expect(await readers()).toEqual([])
    expect((await open(link))[1]).toContain('#newsletter-left')
  })

  test('is left by a mail program’s button, too', async () => {
    await subscribe('mia@example.org')
    const [letter] = await letters()
    const url = new URL(letter?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '')
    const answer = await shop().api.request(`http://localhost${url.pathname}${url.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect([answer.status, await readers()]).toEqual([200, []])
  })

  test('cannot be confirmed after a week', async () => {
    await subscribe('mia@example.org')
    const link = linkIn((await letters())[0]?.text, 'newsletter-confirm')
    expect((await open(link, at('2026-11-28T12:00:01Z')))[1]).toContain('#newsletter-expired')
    await at('2026-11-28T12:00:01Z').repair()
    expect(await readers()).toEqual([])
  })

  test('answers the same for an address it knows, and writes to it once', async () => {
    const answers = [await subscribe('mia@example.org'), await subscribe('mia@example.org')]
    await open(linkIn((await letters())[0]?.text, 'newsletter-confirm'))
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
    return linkIn((await letters())[0]?.text, 'newsletter-confirm').split('=')[1] ?? ''
  }

  test('is worth nothing when changed, or for another purpose', async () => {
    const token = await confirmToken()
    for (const wrong of [token.slice(1), `${token.slice(0, -1)}_`, token.toUpperCase(), 'x', '%00', "'--"])
      expect((await open(`/web-api/newsletter-confirm?token=${wrong}`))[1] ?? '').not.toContain('confirmed')
    await open(`/web-api/newsletter-unsubscribe?token=${token}`)
    expect(await readers()).toMatchObject([{ confirmedAt: null }])
  })

  test('of another shop is worth nothing', async () => {
    const token = await confirmToken()
    const other = createApi({ ...shop().deps, secret: 'another secret that is long enough too' })
    expect((await open(`/web-api/newsletter-confirm?token=${token}`, other))[1]).toContain('expired')
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
