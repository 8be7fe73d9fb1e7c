import {
  addAddress,
  type CallResult,
  type Client,
  changeAddress,
  changeEmail,
  changeName,
  changePassword,
  copyDraft,
  deleteAccount,
  deletePhoto,
  endOtherSessions,
  endSession,
  logOut,
  removeAccountDate,
  removeAccountDates,
  removeAddress,
  removeDraft,
  removePasskey,
  renameDraft,
  setAccountNewsletter,
} from '@passepartout/contracts'
import type { CountryCode } from '@passepartout/domain'

export type Values = Readonly<Record<string, string>>

/** Values of the query field `done`, each with its confirmation on the page. */
export const COMPLETED_ACTIONS = ['saved', 'email-sent', 'password-changed'] as const
export type CompletedAction = (typeof COMPLETED_ACTIONS)[number]

/** A refused form: its values without passwords, and the errors. */
export interface AreaChangeError {
  status: number
  intent: string
  /** Id of the item that the form changes, in sections with several items. */
  id: string
  values: Values
  errors: Readonly<Record<string, readonly string[]>>
  /** Empty if the API did not answer. */
  message: string
}

/** `left`: the customer is no longer logged in. */
export type AreaChangeResult =
  | { ok: true; done: CompletedAction; left: boolean }
  | ({ ok: false } & AreaChangeError)

type Change = (api: Client, values: Values, country: CountryCode) => Promise<CallResult<unknown>>

const text = (values: Values, name: string) => (values[name] ?? '').trim()
const byId = ({ id = '' }: Values) => ({ params: { id } })
const proof = ({ currentPassword }: Values) => (currentPassword ? { currentPassword } : {})

const CHANGES: Readonly<Record<string, Change>> = {
  'rename-design': (api, values) =>
    api.call(renameDraft, { ...byId(values), body: { title: text(values, 'title') } }),
  'copy-design': (api, values) =>
    api.call(copyDraft, { ...byId(values), body: { title: text(values, 'copyTitle').slice(0, 120) } }),
  'delete-design': (api, values) => api.call(removeDraft, byId(values)),
  'delete-photo': (api, values) => api.call(deletePhoto, byId(values)),
  'add-address': (api, values, country) => api.call(addAddress, { body: addressIn(values, country) }),
  'change-address': (api, values, country) =>
    api.call(changeAddress, { ...byId(values), body: addressIn(values, country) }),
  'remove-address': (api, values) => api.call(removeAddress, byId(values)),
  'remove-date': (api, values) => api.call(removeAccountDate, byId(values)),
  'remove-dates': api => api.call(removeAccountDates, {}),
  newsletter: (api, values) =>
    api.call(setAccountNewsletter, { body: { subscribed: values.subscribed === '1' } }),
  name: (api, values) =>
    api.call(changeName, {
      body: { firstName: text(values, 'firstName'), lastName: text(values, 'lastName') },
    }),
  email: (api, values) => api.call(changeEmail, { body: { email: text(values, 'email'), ...proof(values) } }),
  password: (api, values) =>
    api.call(changePassword, { body: { password: values.password ?? '', ...proof(values) } }),
  'end-session': (api, values) => api.call(endSession, byId(values)),
  'end-others': api => api.call(endOtherSessions, {}),
  'remove-passkey': (api, values) => api.call(removePasskey, byId(values)),
  erase: (api, values) => api.call(deleteAccount, { body: proof(values) }),
  'log-out': api => api.call(logOut, {}),
}

const ACTION_OF_FORM: Readonly<Record<string, CompletedAction>> = {
  email: 'email-sent',
  password: 'password-changed',
}

/** Executes a form of the account area; runs on the server and in the browser. */
export async function submitAreaForm(
  api: Client,
  values: Values,
  country: CountryCode,
): Promise<AreaChangeResult> {
  const { intent = '', id = '' } = values
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined
  const failed = { ok: false as const, intent, id, values: withoutSecrets(values) }
  if (!change) return { ...failed, status: 422, errors: {}, message: '' }
  // A single wrong key press must not erase an account.
  if (intent === 'erase' && values.sure !== 'on')
    return { ...failed, status: 422, errors: { sure: [] }, message: '' }
  const result = await change(api, values, country)
  if (!result.ok)
    return { ...failed, status: result.status || 503, errors: result.errors, message: result.message }
  return {
    ok: true,
    done: ACTION_OF_FORM[intent] ?? 'saved',
    left: intent === 'erase' || intent === 'log-out',
  }
}

function addressIn(values: Values, country: CountryCode) {
  const field = (name: string) => text(values, name)
  return {
    address: {
      ...{ country, kind: 'home' as const, company: field('company') },
      ...{ firstName: field('firstName'), lastName: field('lastName') },
      ...{ street: field('street'), extra: field('extra') },
      ...{ postalCode: field('postalCode'), city: field('city'), region: field('region') },
    },
    phone: field('phone'),
    isDefault: values.isDefault === 'on',
  }
}

/** Passwords are never sent back: the customer types them again. */
const withoutSecrets = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
