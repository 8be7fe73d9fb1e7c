import { type Client, getGoogleSettings, logInWithGoogle } from '@passepartout/contracts'
import { reportLogKey } from '../../platform/report-log-key.ts'
import { scriptAt } from '../../platform/script-loader.ts'
import { type SignInHandler, showFormError } from './show-form-error.ts'

const SCRIPT = 'https://accounts.google.com/gsi/client'

/** The part of Google's script in use (Sign in with Google, JavaScript API). */
interface GoogleIds {
  initialize(settings: {
    client_id: string
    nonce: string
    callback: (answer: { credential?: string }) => void
  }): void
  renderButton(place: HTMLElement, look: Record<string, string | number>): void
}

/**
 * Offers log-in with Google if the shop supports it. Google learns of a visitor only after a press of the shop's own
 * button, which says so: then Google's script is fetched, and its button replaces ours.
 */
export async function showGoogleSignIn(
  form: HTMLFormElement,
  api: Client,
  take: SignInHandler,
): Promise<void> {
  const part = form.querySelector<HTMLElement>('[data-google]')
  const settings = await api.call(getGoogleSettings, {})
  if (!settings.ok || !settings.payload.clientId || !settings.payload.nonce || !part) return
  const { clientId, nonce } = settings.payload
  const button = part.querySelector('button')
  part.hidden = false
  button?.addEventListener('click', () => {
    button.ariaBusy = 'true'
    showFormError(form, '')
    scriptAt(SCRIPT)
      .load()
      .then(() => showButton())
      .catch(() => {
        reportLogKey('sign-in-provider-not-loaded')
        showFormError(form, part.dataset.google ?? '')
      })
      .finally(() => {
        button.ariaBusy = null
      })
  })

  function showButton(): void {
    const ids = (globalThis as { google?: { accounts?: { id?: GoogleIds } } }).google?.accounts?.id
    const place = part?.querySelector<HTMLElement>('[data-google-place]')
    if (!ids) throw new Error('The script of Google brought nothing')
    if (!place) {
      reportLogKey('sign-in-provider-button-not-found')
      return
    }
    ids.initialize({ client_id: clientId ?? '', nonce: nonce ?? '', callback: send })
    ids.renderButton(place, { theme: 'outline', size: 'large', width: Math.min(400, form.clientWidth) })
    button?.remove()
  }

  function send({ credential = '' }: { credential?: string }): void {
    void api.call(logInWithGoogle, { body: { credential } }).then(answer => {
      if (!answer.ok) reportLogKey('sign-in-provider-callback-failed')
      take(answer)
    })
  }
}
