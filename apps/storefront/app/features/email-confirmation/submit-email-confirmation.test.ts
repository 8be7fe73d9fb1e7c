import { unsubscribeNewsletterOneClick } from '@passepartout/contracts'
import { shopFor } from '@passepartout/domain'
import { expect, test } from 'vitest'
import type { PageRequest } from '../../platform/request.ts'
import { confirmationStep, submitEmailConfirmation } from './submit-email-confirmation.ts'

const asked: string[] = []
const pageThatGets = (answer: () => Response) =>
  ({
    shop: shopFor('passepartout', 'de-DE'),
    origin: 'http://passepartout.example',
    apiFetch: async (address: string | URL | Request) => {
      asked.push(address instanceof Request ? address.url : String(address))
      return answer()
    },
  }) as unknown as PageRequest
const press = (answer: () => Response, token = 'abc') =>
  submitEmailConfirmation(
    new Request(`http://passepartout.example/_newsletter?token=${token}`, { method: 'POST' }),
    pageThatGets(answer),
    (api, query) => api.call(unsubscribeNewsletterOneClick, { query }),
  )
const refused = (status: number) => () =>
  Response.json({ code: 'link-expired', message: 'Das ging nicht.' }, { status })

test('a link that is too old or was never one is expired', async () => {
  expect(await press(refused(410))).toBe('expired')
  expect(await press(refused(422))).toBe('expired')
})

test('what else goes wrong is told as the API says it', async () => {
  expect(await press(refused(503))).toMatchObject({ status: 503 })
})

test('a token without end is cut', async () => {
  await press(refused(410), 'x'.repeat(5000))
  expect(new URL(asked.at(-1) ?? '').searchParams.get('token')).toHaveLength(200)
})

test('a link names one of two buttons, and confirms where it names none', () => {
  const below = (name?: string) => ({ target: { kind: 'system', below: name } }) as unknown as PageRequest
  expect(confirmationStep(below('leave'), 'leave')).toBe('leave')
  expect(confirmationStep(below('stop'), 'leave')).toBe('confirm')
  expect(confirmationStep(below(), 'leave')).toBe('confirm')
})
