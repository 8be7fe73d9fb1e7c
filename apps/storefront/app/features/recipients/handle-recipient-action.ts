import {
  addRecipients,
  type Client,
  clearRecipients,
  type EnvelopeAddressFields,
  importNamesAsRecipients,
  putDelivery,
  putRecipient,
  type RecipientFields,
  removeRecipient,
} from '@passepartout/contracts'
import { ADDRESSED_DELIVERIES, type AddressedDelivery } from '@passepartout/domain'

/** A refused form of the recipient list: the reason, and the values. */
export interface RecipientFormError {
  intent: string
  message: string
  text: string
  problems: Readonly<Record<string, readonly string[]>>
}

export type RecipientListResult =
  | { ok: true; change?: string }
  | ({ ok: false; status: number } & RecipientFormError)

const isDelivery = (word: string): word is AddressedDelivery => ADDRESSED_DELIVERIES.some(one => one === word)

const FIELDS = ['name', 'extra', 'street', 'postalCode', 'city', 'region'] as const

/** Executes a form of a line's recipient list; `undefined` for any other intent. */
export async function handleRecipientAction(
  api: Client,
  line: string,
  values: Readonly<Record<string, string>>,
): Promise<RecipientListResult | undefined> {
  const { intent = '', id = '', text = '', delivery = '' } = values
  const answer = await requestConfirmation()
  if (!answer) return undefined
  if (!answer.ok) {
    const { status, errors, message } = answer
    return {
      ok: false,
      status: status || 503,
      intent,
      message: errors.text?.[0] ?? message,
      problems: errors,
      text,
    }
  }
  const still = answer.payload.list.recipients.find(one => one.id === id)
  // An incomplete address stays open.
  const isOpen = intent === 'change' && still && Object.keys(still.problems).length > 0
  return isOpen ? { ok: true, change: id } : { ok: true }

  function requestConfirmation() {
    switch (intent) {
      case 'delivery':
        return isDelivery(delivery)
          ? api.call(putDelivery, { params: { line }, body: { delivery } })
          : undefined
      case 'add':
        return api.call(addRecipients, { params: { line }, body: { text } }, { timeoutMs: 20_000 })
      case 'names':
        return api.call(importNamesAsRecipients, { params: { line } }, { timeoutMs: 20_000 })
      case 'change':
        return api.call(putRecipient, { params: { line, id }, body: fieldsOf(values) })
      case 'remove':
        return api.call(removeRecipient, { params: { line, id } })
      case 'clear':
        return api.call(clearRecipients, { params: { line } })
      default:
        return undefined
    }
  }
}

function fieldsOf(values: Readonly<Record<string, string>>): RecipientFields {
  const copies = Math.trunc(Number(values.copies))
  return { ...addressOf(values), copies: copies >= 1 && copies <= 5000 ? copies : 1 }
}

/** The address fields of a form; missing ones are empty. */
export function addressOf(values: Readonly<Record<string, string>>): EnvelopeAddressFields {
  const [name = '', extra = '', street = '', postalCode = '', city = '', region = ''] = FIELDS.map(
    field => values[field] ?? '',
  )
  return { name, extra, street, postalCode, city, region }
}
