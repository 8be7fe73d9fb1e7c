import { createClient, logIn } from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { track } from '../../platform/track.ts'
import { showSignInMethods } from './show-sign-in-methods.ts'

/**
 * Logs in without leaving the page and reloads it for the customer. Errors are shown in the dialog. The form itself is
 * the fallback: it is submitted when the API does not answer, and to request a link by email.
 */
export default function logInDialog(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector<HTMLFormElement>('[data-log-in]')
  if (!form) return
  const where = JSON.parse(form.dataset.logIn ?? '') as Pick<Shop, 'channel' | 'country' | 'locale'>
  const api = createClient({ ...where, fetch: (url, init) => fetch(url, init) })
  const enter = () => {
    track('login')
    location.reload()
  }
  showSignInMethods(form, enter)
  let isBusy = false
  form.addEventListener('submit', event => {
    if ((event.submitter as HTMLButtonElement | null)?.value === 'link') return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    const values = new FormData(form)
    const body = { email: String(values.get('email') ?? ''), password: String(values.get('password') ?? '') }
    void api.call(logIn, { body }).then(answer => {
      if (answer.ok) return enter()
      isBusy = false
      if (answer.status === 0) return form.submit()
      showMessage(form, answer.errors, answer.message)
    })
  })
}

function showMessage(
  form: HTMLFormElement,
  errors: Readonly<Record<string, readonly string[]>>,
  message: string,
): void {
  let first: HTMLElement | undefined
  for (const name of ['email', 'password']) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    const isWhole = Object.keys(errors).length === 0 && name === 'password'
    const text = errors[name]?.[0] ?? (isWhole ? message : '')
    const place = form.querySelector(`#${field.id}-error > [data-error]`)
    if (place) place.textContent = text
    field.toggleAttribute('aria-invalid', text !== '')
    if (text) field.setAttribute('aria-invalid', 'true')
    if (text) first ??= field
  }
  first?.focus()
}
