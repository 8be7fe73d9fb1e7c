// @vitest-environment happy-dom
import type { Client } from '@passepartout/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const told: { key?: string }[] = []
beforeEach(() => {
  told.length = 0
  vi.resetModules()
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return new Response()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Presses the shop's Google button and resolves once Google's script has loaded or failed. */
async function presses({ comes, place = true }: { comes: boolean; place?: boolean }) {
  document.body.innerHTML = `<form><p data-said></p><div data-google="Google antwortet nicht." hidden>
    <button>Google</button>${place ? '<div data-google-place></div>' : ''}</div></form>`
  const form = document.querySelector('form') as HTMLFormElement
  const api = {
    call: async (call: unknown) =>
      (call as { name: string }).name === 'getGoogleSettings'
        ? { ok: true, payload: { clientId: 'shop', nonce: 'once' } }
        : { ok: false, status: 400, code: 'log-in-failed', message: '', errors: {} },
  } as unknown as Client
  const taken: unknown[] = []
  let send: (answer: { credential?: string }) => void = () => undefined
  vi.stubGlobal('google', {
    accounts: {
      id: {
        initialize: (settings: { callback: typeof send }) => (send = settings.callback),
        renderButton: () => undefined,
      },
    },
  })
  vi.spyOn(document.head, 'append').mockImplementation(script =>
    queueMicrotask(() => (script as Node).dispatchEvent(new Event(comes ? 'load' : 'error'))),
  )
  const { showGoogleSignIn } = await import('./show-google-sign-in.ts')
  await showGoogleSignIn(form, api, answer => taken.push(answer))
  form.querySelector('button')?.click()
  return { form, taken, send: (credential: string) => send({ credential }) }
}
const keys = () => told.map(({ key }) => key)

describe('the log-in with Google', () => {
  test('tells the shop and the visitor where the script does not load', async () => {
    const { form } = await presses({ comes: false })
    await vi.waitFor(() => expect(keys()).toEqual(['sign-in-provider-not-loaded']))
    expect(form.textContent).toContain('Google antwortet nicht.')
  })

  test('tells the shop where its button has no place', async () => {
    await presses({ comes: true, place: false })
    await vi.waitFor(() => expect(keys()).toEqual(['sign-in-provider-button-not-found']))
  })

  test('tells the shop where the credential was refused, and hands on why', async () => {
    const { form, taken, send } = await presses({ comes: true })
    await vi.waitFor(() => expect(form.querySelector('button')).toBeNull())
    send('not Google’s')
    await vi.waitFor(() => expect(keys()).toEqual(['sign-in-provider-callback-failed']))
    expect(taken).toMatchObject([{ ok: false, code: 'log-in-failed' }])
  })
})
