import {
  type CallResult,
  type Client,
  confirmEmail,
  confirmSignUp,
  logIn,
  logInByLink,
  requestLogInLink,
  requestPasswordReset,
  resetPassword,
  signUp,
} from '@passepartout/contracts'
import type { AccountPage } from '@passepartout/domain'
import type { Values } from './submit-area-form.ts'

/** `in`: logged in; `sent`: an email may have been sent to the address; `done`: the customer has to log in next. */
export type AccessResult =
  | { ok: true; next: 'in' | 'done' }
  | { ok: true; next: 'sent'; email: string }
  | ({ ok: false } & AccessError)

export interface AccessError {
  status: number
  code: string
  values: Values
  errors: Readonly<Record<string, readonly string[]>>
  message: string
}

/** Submits a form of the access pages to the API. */
export async function submitAccessForm(
  api: Client,
  page: AccountPage,
  { password = '', ...values }: Values,
  token: string,
): Promise<AccessResult> {
  const { email = '', firstName = '', lastName = '' } = values
  const calls: Record<AccountPage, () => Promise<CallResult<unknown>>> = {
    'log-in': () =>
      values.intent === 'link'
        ? api.call(requestLogInLink, { body: { email } })
        : api.call(logIn, { body: { email, password } }),
    'sign-up': () => api.call(signUp, { body: { email, password, firstName, lastName } }),
    forgotten: () => api.call(requestPasswordReset, { body: { email } }),
    'new-password': () => api.call(resetPassword, { body: { token, password } }),
    confirm: () => api.call(confirmSignUp, { body: { token } }),
    link: () => api.call(logInByLink, { body: { token } }),
    email: () => api.call(confirmEmail, { body: { token } }),
  }
  const result = await calls[page]()
  if (!result.ok) {
    const { code, errors, message } = result
    // The form is shown again with its values, except the password.
    return { ok: false, status: result.status || 503, code, values, errors, message }
  }
  const next = values.intent === 'link' ? 'sent' : NEXT[page]
  return next === 'sent' ? { ok: true, next, email: email.trim() } : { ok: true, next }
}

const NEXT: Record<AccountPage, 'in' | 'sent' | 'done'> = {
  ...{ 'log-in': 'in', confirm: 'in', link: 'in' },
  ...{ 'sign-up': 'sent', forgotten: 'sent', 'new-password': 'done', email: 'done' },
}
