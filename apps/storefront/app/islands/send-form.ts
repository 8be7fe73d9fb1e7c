import { isTrackedEvent } from '@passepartout/domain'
import { obtainBotProof } from '../features/forms/bot-proof.ts'
import { track } from '../platform/track.ts'

interface Failing {
  message?: { text?: string }
  payload?: { errors?: Record<string, string[]> }
  code?: string
}

/**
 * Sends a form without leaving the page: errors appear beside their fields, no input is lost, a second press during the
 * request does nothing. The proof of work runs from the first touch, while the visitor is still typing.
 */
export default function sendForm(root: HTMLElement): void {
  const form = root.querySelector('form')
  if (!form || !globalThis.crypto?.subtle) return
  let proof = obtainBotProof()
  let busy = false

  form.addEventListener('submit', event => {
    event.preventDefault()
    if (busy) return
    busy = true
    show(form, busy)
    void send().finally(() => {
      busy = false
      show(form, busy)
    })
  })

  async function send(mayRepeat = true): Promise<void> {
    showFailure(form as HTMLFormElement, {})
    const answer = await post(root, form as HTMLFormElement, await proof.catch(() => ''))
    if (!answer) return showFailure(form as HTMLFormElement, { message: { text: '' } })
    if (answer.ok) return done(root, form as HTMLFormElement)
    const body = (await answer.json().catch(() => ({}))) as Failing
    if (body.code === 'bot-check-failed') {
      proof = obtainBotProof(true)
      if (mayRepeat) return send(false)
    }
    showFailure(form as HTMLFormElement, { message: { text: '' }, ...body })
  }
}

async function post(root: HTMLElement, form: HTMLFormElement, proof: string) {
  const { form: _, ...values } = Object.fromEntries(new FormData(form))
  const { call = '', shop = '', locale = '' } = root.dataset
  const body = JSON.stringify({ topic: '', ...values, proof })
  const headers = { 'content-type': 'application/json', 'x-shop-channel': shop, 'x-shop-locale': locale }
  return fetch(call, { method: 'POST', headers, body }).catch(() => undefined)
}

function show(form: HTMLFormElement, busy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  button?.setAttribute('aria-disabled', String(busy))
  for (const [name, hidden] of [
    ['idle', busy],
    ['busy', !busy],
  ] as const)
    for (const words of form.querySelectorAll<HTMLElement>(`[data-${name}]`)) words.hidden = hidden
}

/** Displays errors beside their fields and focuses the first. An empty message means no connection. */
function showFailure(form: HTMLFormElement, { message, payload }: Failing): void {
  const place = form.querySelector<HTMLElement>('[data-form-message]')
  if (place) place.textContent = message ? message.text || (place.dataset.offline ?? '') : ''
  const errors = payload?.errors ?? {}
  let first: HTMLElement | undefined
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement)) continue
    const name = control.getAttribute('name') ?? ''
    const [text = ''] = errors[name] ?? []
    const id = control.getAttribute('type') === 'radio' ? name : control.id
    const words = id && form.querySelector(`#${id}-error > [data-error]`)
    if (!words) continue
    words.textContent = text
    if (text) control.setAttribute('aria-invalid', 'true')
    else control.removeAttribute('aria-invalid')
    if (text) first ??= control
  }
  if (first) first.focus()
  else if (message) place?.scrollIntoView({ block: 'center' })
}

function done(root: HTMLElement, form: HTMLFormElement): void {
  const trackedEvent = root.dataset.tells
  if (isTrackedEvent(trackedEvent)) track(trackedEvent)
  form.reset()
  form.hidden = true
  for (const shown of root.querySelectorAll('[data-shown]')) delete (shown as HTMLElement).dataset.shown
  const thanks = root.querySelector<HTMLElement>('[data-form-done]')
  if (!thanks) return
  thanks.dataset.shown = ''
  thanks.focus()
}
