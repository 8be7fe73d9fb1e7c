import {
  type CallInput,
  type Client,
  createClient,
  getPasskeyChallenge,
  logInWithPasskey,
} from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { type SignInHandler, showFormError } from './show-form-error.ts'
import { showGoogleSignIn } from './show-google-sign-in.ts'

type PasskeyResponse = CallInput<NonNullable<typeof logInWithPasskey.shapes>>['body']['response']

/** Shows the sign-in methods that need a script: passkeys if the browser supports them, Google if the shop has it. */
export function showSignInMethods(form: HTMLFormElement, onIn: () => void): void {
  const api = createClient({
    ...(JSON.parse(form.dataset.logIn ?? '') as Pick<Shop, 'channel' | 'country' | 'locale'>),
    fetch: (url, init) => fetch(url, init),
  })
  const take: SignInHandler = answer => (answer.ok ? onIn() : showFormError(form, answer.message))
  showPasskeySignIn(form, api, take)
  void showGoogleSignIn(form, api, take).catch(reportError)
}

function showPasskeySignIn(form: HTMLFormElement, api: Client, take: SignInHandler): void {
  const button = form.querySelector<HTMLButtonElement>('[data-passkey]')
  const isKnown =
    typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  if (!button || !isKnown) return
  button.hidden = false
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    showFormError(form, '')
    const challenge = await api.call(getPasskeyChallenge, {})
    const response = challenge.ok ? await answerOf(challenge.payload.options) : undefined
    if (!challenge.ok) take(challenge)
    else if (response) take(await api.call(logInWithPasskey, { body: { response } }))
    else showFormError(form, button.dataset.passkey ?? '')
    button.ariaBusy = null
  })
}

/** Response of a passkey; `undefined` if there is none or the visitor cancels. */
async function answerOf(options: object): Promise<PasskeyResponse | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  const found = await navigator.credentials.get({ publicKey }).catch(() => null)
  return found instanceof PublicKeyCredential ? (found.toJSON() as unknown as PasskeyResponse) : undefined
}
