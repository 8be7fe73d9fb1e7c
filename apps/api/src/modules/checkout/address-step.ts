import type { AddressStep, CheckoutAddress } from '@passepartout/contracts'
import { addressStepSchema } from '@passepartout/contracts/schemas'
import {
  type AddressProblem,
  type AddressProblems,
  addressForm,
  checkAddress,
  type Shop,
} from '@passepartout/domain'
import { normaliseVatNumber, parseVatNumberCountry } from '../../adapters/vat/vat-number.ts'
import type { CallContext } from '../../http/call-context.ts'
import type { MessageKey } from '../../messages/messages.ts'
import { emailProblem } from '../contact/index.ts'

/** A normalised address step with its problems by field. */
export interface ValidatedStep {
  step: AddressStep
  errors: Record<string, string[]>
  /** Country (ISO 3166) of a company's valid VAT number. */
  vatNumberCountry: string | null
}

export const emptyAddressStep = ({ country }: Pick<Shop, 'country'>): CheckoutAddress => ({
  country,
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  extra: '',
  postalCode: '',
  city: '',
  region: '',
  kind: 'home',
})

/** A possibly incomplete address step. */
export const partialStepSchema = addressStepSchema.partial()

/** The stored address step with empty values for missing fields; `null` before the first input. */
export function completeAddressStep(stored: unknown, shop: Pick<Shop, 'country'>): AddressStep | null {
  const parsed = partialStepSchema.safeParse(stored ?? undefined)
  if (!parsed.success) return null
  const { contact, delivery, invoice = null, vatNumber = '', greeting = '' } = parsed.data
  return {
    contact: contact ?? { email: '', phone: '' },
    delivery: delivery ?? emptyAddressStep(shop),
    invoice,
    vatNumber,
    greeting,
  }
}

const MISSING: Partial<Record<string, MessageKey>> = {
  firstName: 'address.first-name',
  lastName: 'address.last-name',
  street: 'address.street',
  extra: 'address.post-number',
  postalCode: 'address.postal-code',
  city: 'address.city',
  region: 'address.region',
}
const WRONG: Record<Exclude<AddressProblem, 'missing'>, MessageKey> = {
  'too-long': 'address.too-long',
  'postal-code': 'address.postal-code',
  script: 'address.script',
  closed: 'address.closed',
  region: 'address.region',
  packstation: 'address.packstation',
  'post-office': 'address.post-office',
  'post-number': 'address.post-number',
  kind: 'address.kind',
}

export const problemKey = (field: string, problem: AddressProblem): MessageKey =>
  problem === 'missing' ? (MISSING[field] ?? 'field.missing') : WRONG[problem]

const PHONE = /^\+?[\d\s()/.-]{5,30}$/
const LINE_END = /\r\n?|[\u2028\u2029]/g
const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu

/**
 * Validates and normalises the step. An address in another country leads to that country's shop.
 * `isNameOnly`: nothing is shipped, so only the names of the delivery address are used; companies give an invoice
 * address.
 */
export function validateAddressStep(
  { shop, translate }: Pick<CallContext, 'shop' | 'translate'>,
  typed: AddressStep,
  { isNameOnly = false }: { isNameOnly?: boolean } = {},
): ValidatedStep {
  const errors: Record<string, string[]> = {}
  const complain = (field: string, key: MessageKey | undefined, params = {}) => {
    if (key) errors[field] ??= [translate(key, params)]
  }
  const email = typed.contact.email.trim()
  const phone = isNameOnly ? '' : typed.contact.phone.trim()
  complain('contact.email', emailProblem(email))
  complain('contact.phone', phone !== '' && !PHONE.test(phone) ? 'address.phone' : undefined)

  const take = (where: 'delivery' | 'invoice', address: CheckoutAddress) => {
    const isInvoice = where === 'invoice'
    const checked = checkAddress(address, { isInvoice, isNameOnly: isNameOnly && !isInvoice })
    const { postalCode, fields } = addressForm(address.country, checked.address.kind)
    for (const [field, problem] of Object.entries(checked.problems) as [
      keyof AddressProblems,
      AddressProblem,
    ][]) {
      const most = fields.find(({ name }) => name === field)?.maxLength ?? 0
      complain(`${where}.${field}`, problemKey(field, problem), { example: postalCode.example, most })
    }
    return checked.address
  }
  const delivery = take('delivery', typed.delivery)
  complain('delivery.country', delivery.country === shop.country ? undefined : 'address.country')
  const invoice = typed.invoice && take('invoice', typed.invoice)

  const vatNumber = isNameOnly ? '' : normaliseVatNumber(typed.vatNumber)
  const vatNumberCountry = vatNumber === '' ? undefined : parseVatNumberCountry(vatNumber)
  complain('vatNumber', vatNumber !== '' && !vatNumberCountry ? 'address.vat-number' : undefined)
  const buyer = invoice ? 'invoice' : 'delivery'
  const company = (invoice ?? delivery).company
  complain(`${buyer}.company`, vatNumber !== '' && company === '' ? 'address.company' : undefined)
  const greeting = isNameOnly
    ? ''
    : typed.greeting.replace(LINE_END, '\n').replace(INVISIBLE, '').normalize('NFC').trim()
  return {
    step: { contact: { email, phone }, delivery, invoice, vatNumber, greeting },
    errors,
    vatNumberCountry: vatNumberCountry ?? null,
  }
}
