import type { CallContext } from '../../http/call-context.ts'
import { emailProblem } from '../contact/index.ts'
import { passwordProblem } from './password-problem.ts'

const LONGEST_NAME = 100
// No name contains a line break (header injection), markup or web addresses.
const NO_NAME = /\p{Cc}|\p{Cf}|[<>]|:\/\/|www\./u

export const normaliseEmail = (typed: string): string => typed.trim().toLowerCase()
export const normaliseName = (typed: string): string => typed.trim().replace(/ +/g, ' ').normalize('NFC')

interface AccountFormInput {
  email?: string
  firstName?: string
  lastName?: string
  password?: string
}

/** Missing or invalid fields of an account form; only the given fields are checked. */
export function accountProblems(
  { translate }: Pick<CallContext, 'translate'>,
  { email, firstName, lastName, password }: AccountFormInput,
  /** Words that an attacker who knows the customer would try first. */
  personal: readonly string[] = [],
): Record<string, string[]> | undefined {
  const found: Record<string, string[]> = {}
  const note = (field: string, text: string | undefined) => {
    if (text) found[field] = [text]
  }
  const emailWrong = email !== undefined && emailProblem(email)
  if (emailWrong) note('email', translate(emailWrong))
  for (const [field, name] of Object.entries({ firstName, lastName })) {
    if (name === undefined) continue
    if (!name) note(field, translate(field === 'firstName' ? 'address.first-name' : 'address.last-name'))
    else if (name.length > LONGEST_NAME || NO_NAME.test(name)) note(field, translate('field.invalid'))
  }
  if (password !== undefined) {
    const known = [email, firstName, lastName, ...personal].filter(word => word !== undefined)
    const problem = passwordProblem(password, known)
    if (problem) note('password', translate(problem.text, problem.params))
  }
  return Object.keys(found).length > 0 ? found : undefined
}
