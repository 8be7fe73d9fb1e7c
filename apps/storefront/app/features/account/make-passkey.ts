import {
  addPasskey,
  type CallInput,
  type Client,
  getPasskeyRegistrationChallenge,
} from '@passepartout/contracts'
import type { AreaChangeResult, Values } from './submit-area-form.ts'

type CreatedPasskey = CallInput<NonNullable<typeof addPasskey.shapes>>['body']['response']

export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/**
 * Has the browser create a passkey and adds it to the account.
 *
 * @param none message shown when the customer cancels
 */
export async function makePasskey(
  api: Client,
  { currentPassword }: Values,
  none: string,
): Promise<AreaChangeResult> {
  const failed = { ok: false as const, intent: 'add-passkey', id: '', values: {} }
  const challenge = await api.call(getPasskeyRegistrationChallenge, {
    body: currentPassword ? { currentPassword } : {},
  })
  if (!challenge.ok)
    return {
      ...failed,
      status: challenge.status || 503,
      errors: challenge.errors,
      message: challenge.message,
    }
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    challenge.payload.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return { ...failed, status: 422, errors: {}, message: none }
  // The browser's own JSON format, which the server's library parses.
  const response = made.toJSON() as unknown as CreatedPasskey
  const added = await api.call(addPasskey, { body: { response, name: '' } })
  if (!added.ok) return { ...failed, status: added.status || 503, errors: {}, message: added.message }
  return { ok: true, done: 'saved', left: false }
}
