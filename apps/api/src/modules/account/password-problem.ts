import { CHANNELS } from '@passepartout/domain'
import type { MessageKey } from '../../messages/messages.ts'
import { isBreachedPassword } from './breached-passwords.ts'

export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128

/**
 * Why a password is too easy to guess (NIST SP 800-63B): its length and common passwords count, character classes do
 * not.
 *
 * @param personal words of the account, such as its address and names; the shop's own are added
 */
export function passwordProblem(
  password: string,
  personal: readonly string[],
): { text: MessageKey; params?: Record<string, number> } | undefined {
  if (!password) return { text: 'account.password-missing' }
  const length = [...password.normalize('NFKC')].length
  if (length < MIN_PASSWORD_LENGTH)
    return { text: 'account.password-short', params: { least: MIN_PASSWORD_LENGTH } }
  if (length > MAX_PASSWORD_LENGTH)
    return { text: 'account.password-long', params: { most: MAX_PASSWORD_LENGTH } }
  const small = password.toLowerCase()
  const ownWords = [...personal, ...CHANNELS]
    .flatMap(word => [word, word.split('@', 1)[0] ?? ''])
    .map(word => word.toLowerCase())
  const isOwnWord = ownWords.some(word => word.length > 3 && small.replace(word, '').length < 5)
  if (isOwnWord || new Set(small).size < 4) return { text: 'account.password-guessable' }
  return isBreachedPassword(password) ? { text: 'account.password-breached' } : undefined
}
