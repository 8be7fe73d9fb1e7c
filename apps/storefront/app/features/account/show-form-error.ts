import type { CallResult } from '@passepartout/contracts'

/** Receives the result of a sign-in: continues, or shows why it failed. */
export type SignInHandler = (answer: CallResult<unknown>) => void

/** Shows a message about the form as a whole where the server renders it too. */
export function showFormError(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>('[data-said]')
  if (!place) return
  place.replaceChildren()
  if (text === '') return
  const message = document.createElement('p')
  message.className =
    'rounded-field border-l-4 border-reduced bg-error-soft px-3.5 py-2.5 text-14 text-reduced'
  message.textContent = text
  place.replaceChildren(message)
}
