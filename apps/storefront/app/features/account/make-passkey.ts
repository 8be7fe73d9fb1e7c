import { addPasskey, type CallInput, type Client, getNewPasskeyQuestion } from '@passepartout/contracts'

type MadePasskey = CallInput<NonNullable<typeof addPasskey.shapes>>['body']['response']

export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** Has the browser make a passkey and gives it to the account; `false` where somebody thought better of it. */
export async function makePasskey(api: Client): Promise<boolean> {
  const asked = await api.call(getNewPasskeyQuestion, { body: {} })
  if (!asked.ok) return false
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    asked.payload.options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const made = await navigator.credentials.create({ publicKey }).catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return false
  // The browser's own form, which the server's library reads.
  const response = made.toJSON() as unknown as MadePasskey
  return (await api.call(addPasskey, { body: { response, name: '' } })).ok
}
