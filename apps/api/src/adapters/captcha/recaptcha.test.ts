import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { post, proofFor, refusal } from '../../forms.fixture.ts'
import { useShop } from '../../shop.fixture.ts'
import { googleRecaptcha } from './recaptcha.ts'

const HOST = 'passepartout.de.example'
const SURE = { success: true, score: 0.9, action: 'form', hostname: HOST }
let said: object | undefined
let asked: Record<string, string>[] = []
let server: Server
let url = ''

/** Stands in for Google's verification; answers 500 when no response is set. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push(Object.fromEntries(new URLSearchParams(await text(request))))
    response.statusCode = said ? 200 : 500
    response.end(JSON.stringify(said ?? {}))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => new Promise(resolve => server.close(resolve)))
beforeEach(() => {
  said = SURE
  asked = []
})

const shop = useShop({
  recaptcha: (proof, host, now) => googleRecaptcha({ secret: 'the secret', url })(proof, host, now),
})
const subscribes = (proof: string, email = 'mia@example.org') =>
  post(shop().visitor(), '/web-api/newsletter-subscribe', { email, proof })
const readers = () => shop().db.query.newsletterSubscriptions.findMany()
const logged = () => shop().logged.map(({ fields }) => fields)

describe('a form with a token of reCAPTCHA', () => {
  test('is taken where Google is sure of it, once, and Google learns the token alone', async () => {
    expect((await subscribes('recaptcha.token-1')).status).toBe(200)
    expect(await readers()).toHaveLength(1)
    expect(asked).toEqual([{ secret: 'the secret', response: 'token-1' }])
    expect((await refusal(await subscribes('recaptcha.token-1', 'tom@example.org'))).code).toBe(
      'bot-check-failed',
    )
  })

  test.each([
    ['that Google does not know', { success: false, 'error-codes': ['invalid-input-response'] }, 'broken'],
    ['of another site', { ...SURE, hostname: 'evil.example' }, 'broken'],
    ['of another action', { ...SURE, action: 'login' }, 'broken'],
    ['of a likely program', { ...SURE, score: 0.3 }, 'doubtful'],
    ['that nobody can judge', undefined, 'unreachable'],
    ['that is judged in riddles', { success: 'yes' }, 'unreachable'],
  ])('%s is refused and logged, and the shop’s own check is open', async (_what, answer, why) => {
    said = answer
    expect((await refusal(await subscribes('recaptcha.token-2'))).code).toBe('bot-check-failed')
    expect(logged()).toContainEqual({ key: 'newsletter-recaptcha-error', why })
    expect(await readers()).toEqual([])
    expect((await subscribes(await proofFor(shop().visitor()))).status).toBe(200)
  })

  test('that is empty counts as none', async () => {
    await subscribes('recaptcha.')
    expect(logged()).toContainEqual({ key: 'newsletter-no-recaptcha-token' })
    expect(asked).toEqual([])
  })
})

describe('a shop without reCAPTCHA', () => {
  const plain = useShop()
  test('takes no token of it', async () => {
    const answer = await post(plain().visitor(), '/web-api/newsletter-subscribe', {
      ...{ email: 'mia@example.org', proof: 'recaptcha.token' },
    })
    expect([(await refusal(answer)).code, asked]).toEqual(['bot-check-failed', []])
  })
})
