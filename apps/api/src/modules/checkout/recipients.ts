import type { Recipient } from '@passepartout/contracts'
import type { StoredRecipient } from '@passepartout/db'
import type { AddressProblem, CountryCode } from '@passepartout/domain'
import type { CallContext } from '../../http/call-context.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { checkRecipient, recipientForm } from '../cart/index.ts'
import { problemKey } from './address-step.ts'

type TranslationContext = Pick<CallContext, 'shop' | 'translate'>

/** Countries whose addresses need a house number after the street. */
const NUMBERED: ReadonlySet<CountryCode> = new Set(['de', 'at', 'ch', 'li', 'it', 'nl', 'be', 'lu', 'es'])

/** The recipients of a list with their problems and doubts, those that need attention first. */
export function toRecipientPayloads(
  { shop, translate }: TranslationContext,
  list: readonly StoredRecipient[],
): Recipient[] {
  const { postalCode, fields } = recipientForm(shop.country)
  const seen = new Set<string>()
  const shown = list.map(recipient => {
    const { problems } = checkRecipient(shop.country, recipient)
    const found: Record<string, string[]> = {}
    for (const [field, problem] of Object.entries(problems) as [string, AddressProblem][]) {
      // Recipients have their full name in one field.
      if (field === 'firstName') continue
      const most = fields.find(({ name }) => name === field)?.maxLength ?? 0
      const key: MessageKey | undefined =
        field === 'lastName' && problem === 'missing' ? 'recipients.name' : problemKey(field, problem)
      const message = translate(key, { example: postalCode.example, most })
      found[field === 'lastName' ? 'name' : field] = [message]
    }
    const same = [recipient.name, recipient.street, recipient.postalCode].join('\n').toLowerCase()
    const isTwice = seen.has(same)
    seen.add(same)
    const hasNoNumber = NUMBERED.has(shop.country) && recipient.street !== '' && !/\d/.test(recipient.street)
    const doubt = isTwice ? 'recipients.twice' : hasNoNumber ? 'recipients.no-number' : undefined
    return { ...recipient, problems: found, doubt: doubt ? translate(doubt) : null }
  })
  const rank = ({ problems, doubt }: Recipient) => (Object.keys(problems).length > 0 ? 0 : doubt ? 1 : 2)
  return shown.toSorted((a, b) => rank(a) - rank(b))
}

export const copiesOnList = (list: readonly StoredRecipient[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0)

/** Localised reason why a list cannot be shipped to. */
export function recipientListProblem(
  { shop, translate }: TranslationContext,
  list: readonly StoredRecipient[],
  quantity: number,
): string | null {
  const wrong = list.filter(one =>
    Object.keys(checkRecipient(shop.country, one).problems).some(field => field !== 'firstName'),
  ).length
  if (wrong > 0) return translate('recipients.open', { count: wrong })
  const copies = copiesOnList(list)
  return copies > quantity ? translate('recipients.too-many', { copies, quantity }) : null
}
