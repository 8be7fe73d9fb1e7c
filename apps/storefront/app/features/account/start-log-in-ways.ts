import {
  type CallInput,
  type Client,
  createClient,
  getPasskeyQuestion,
  logInWithPasskey,
} from '@passepartout/contracts'
import type { Shop } from '@passepartout/domain'
import { offerGoogle } from './offer-google.ts'
import { sayOfForm, type TakeWay } from './say-of-form.ts'

type PasskeyAnswer = CallInput<NonNullable<typeof logInWithPasskey.shapes>>['body']['response']

/** Shows the ways into an account that need a script: passkeys where the browser knows them, Google where the shop has it. */
export function startLogInWays(form: HTMLFormElement, onIn: () => void): void {
  const api = createClient({
    ...(JSON.parse(form.dataset.logIn ?? '') as Pick<Shop, 'channel' | 'country' | 'locale'>),
    fetch: (url, init) => fetch(url, init),
  })
  const take: TakeWay = answer => (answer.ok ? onIn() : sayOfForm(form, answer.message))
  offerPasskey(form, api, take)
  void offerGoogle(form, api, take).catch(reportError)
}

function offerPasskey(form: HTMLFormElement, api: Client, take: TakeWay): void {
  const button = form.querySelector<HTMLButtonElement>('[data-passkey]')
  const isKnown =
    typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  if (!button || !isKnown) return
  button.hidden = false
  button.addEventListener('click', async () => {
    if (button.ariaBusy === 'true') return
    button.ariaBusy = 'true'
    sayOfForm(form, '')
    const asked = await api.call(getPasskeyQuestion, {})
    const answered = asked.ok ? await answerOf(asked.payload.options) : undefined
    button.ariaBusy = null
    if (!asked.ok) take(asked)
    else if (answered) take(await api.call(logInWithPasskey, { body: { response: answered } }))
    else sayOfForm(form, button.dataset.passkey ?? '')
  })
}

/** What a passkey answers; none where there is none, or where somebody thought better of it. */
async function answerOf(options: object): Promise<PasskeyAnswer | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  const found = await navigator.credentials.get({ publicKey }).catch(() => null)
  return found instanceof PublicKeyCredential ? (found.toJSON() as unknown as PasskeyAnswer) : undefined
}
