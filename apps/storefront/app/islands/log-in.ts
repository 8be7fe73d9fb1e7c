import { showSignInMethods } from '../features/account/show-sign-in-methods.ts'
import { track } from '../platform/track.ts'

/** The ways in of the log-in page that need a script; its form is sent as any form. */
export default function logIn(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-log-in]')
  if (!form) return
  showSignInMethods(form, () => {
    track('login')
    location.assign(form.dataset.next ?? '/')
  })
}
