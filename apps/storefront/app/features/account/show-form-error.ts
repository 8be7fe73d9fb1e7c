import type { CallResult } from '@passepartout/contracts'

/** A way in that somebody took: goes on, or says why it does not. */
export type SignInHandler = (answer: CallResult<unknown>) => void

/** Says what is wrong with the whole, where the server says it too. */
export function showFormError(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>('[data-said]')
  if (!place) return
  place.replaceChildren()
  if (text === '') return
  const said = document.createElement('p')
  said.className = 'rounded-field border-l-4 border-reduced bg-error-soft px-3.5 py-2.5 text-14 text-reduced'
  said.textContent = text
  place.replaceChildren(said)
}
