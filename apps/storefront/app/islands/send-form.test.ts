// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import sendForm from './send-form.ts'

vi.stubGlobal(
  'Worker',
  class {
    onmessage?: (event: { data: object }) => void
    postMessage() {
      queueMicrotask(() => this.onmessage?.({ data: { counter: 1, derivedKey: '00' } }))
    }
    terminate() {}
  },
)
afterEach(() => vi.restoreAllMocks())

const HTML = `<div data-call="/web-api/contact" data-shop="passepartout-de" data-locale="de-DE">
  <div data-form-done hidden tabindex="-1">Danke</div>
  <form><p data-form-message data-offline="Kein Netz"></p>
    <input name="form" type="hidden" value="contact"><input name="proof" type="hidden">
    <input id="email" name="email" value="mia"><p id="email-error"><span data-error></span></p>
    <button type="submit"><span data-idle>Senden</span><span data-busy hidden>…</span></button>
  </form></div>`

interface Sent {
  url: string
  body: Record<string, string>
}

/** A page with the form, whose shop returns these responses in turn. */
function open(...answers: (() => Response | Promise<Response>)[]) {
  document.body.innerHTML = HTML
  const root = document.body.firstElementChild as HTMLElement
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url === '/web-api/bot-check') return Response.json({ payload: { parameters: {}, signature: 'x' } })
    sent.push({ url, body: JSON.parse(String(init?.body)) })
    return (answers.shift() as () => Response)()
  })
  sendForm(root)
  const form = root.querySelector('form') as HTMLFormElement
  const submit = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  const settled = () =>
    vi.waitFor(() => expect(root.querySelector<HTMLElement>('[data-busy]')?.hidden).toBe(true))
  const text = (selector: string) => root.querySelector(selector)?.textContent
  return { root, form, sent, submit, settled, text }
}
const failing = (code: string, errors: Record<string, string[]> = {}) =>
  Response.json({ code, message: { text: 'So nicht.' }, payload: { errors } }, { status: 422 })
const fine = () => Response.json({ payload: { sent: true } })

it('sends what was typed with its proof, and thanks', async () => {
  const page = open(fine)
  page.submit()
  await page.settled()
  expect(page.sent).toMatchObject([{ url: '/web-api/contact', body: { email: 'mia' } }])
  expect(page.sent[0]?.body.proof).not.toBe('')
  expect([page.form.hidden, document.activeElement?.textContent]).toEqual([true, 'Danke'])
})

it('is sent once, however often it is pressed', async () => {
  const page = open(fine)
  page.submit()
  page.submit()
  await page.settled()
  expect(page.sent).toHaveLength(1)
})

it('shows errors beside their fields, leads to the first and keeps what was typed', async () => {
  const page = open(() => failing('invalid-input', { email: ['Nicht vollständig.'] }))
  page.submit()
  await page.settled()
  const email = page.form.elements.namedItem('email') as HTMLInputElement
  expect([page.text('#email-error'), email.getAttribute('aria-invalid'), email.value]).toEqual([
    'Nicht vollständig.',
    'true',
    'mia',
  ])
  expect(document.activeElement).toBe(email)
})

it('works out another proof by itself where one has expired', async () => {
  const page = open(() => failing('bot-check-failed'), fine)
  page.submit()
  await page.settled()
  expect([page.sent.length, page.form.hidden]).toEqual([2, true])
})

it('keeps everything when nothing gets through, and can be sent again', async () => {
  const page = open(() => Promise.reject(new TypeError('offline')), fine)
  page.submit()
  await page.settled()
  expect([page.text('[data-form-message]'), page.form.hidden]).toEqual(['Kein Netz', false])
  page.submit()
  await page.settled()
  expect([page.form.hidden, page.sent[0]?.body]).toEqual([true, page.sent[1]?.body])
})

it.each(['sign_up', 'newsletter_subscribe'])('tells the data layer of %s once it was taken', async event => {
  const layer: unknown[] = []
  vi.stubGlobal('dataLayer', layer)
  const page = open(
    () => Response.json({ code: 'invalid-input' }, { status: 422 }),
    () => Response.json({ payload: {} }),
  )
  page.root.dataset.tells = event
  page.submit()
  await vi.waitFor(() => expect(page.sent).toHaveLength(1))
  await page.settled()
  expect(layer).toEqual([])
  page.submit()
  await vi.waitFor(() => expect(layer).toEqual([{ event }]))
})
