import { showSignInMethods } from '../features/account/show-sign-in-methods.ts'
import { track } from '../platform/track.ts'

/** Sign-in methods that need a script; the form itself is sent normally. */
export default function logIn(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-log-in]')
  if (!form) return
  showSignInMethods(form, () => {
    track('login')
    location.assign(form.dataset.next ?? '/')
  })
}
