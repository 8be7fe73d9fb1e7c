import type { AddressStep, CheckoutAddress } from '@passepartout/contracts'
import { COUNTRY_CODES, type CountryCode } from '@passepartout/domain'

/** Form values by field name; of several fields with the same name, the last. */
export type Values = Readonly<Record<string, string>>

const KINDS = ['home', 'packstation', 'post-office'] as const

/** Reads the form of the first step into the API's format. Values of folded-away fields are ignored. */
export function readAddress(values: Values, country: CountryCode): AddressStep {
  const isCompany = values.company === 'on'
  return {
    contact: { email: text(values, 'contact.email'), phone: text(values, 'contact.phone') },
    delivery: addressIn(values, 'delivery', country, isCompany),
    invoice: values.otherInvoice === 'on' ? addressIn(values, 'invoice', country, true) : null,
    vatNumber: isCompany ? text(values, 'vatNumber') : '',
    greeting: values.hasGreeting === 'on' ? text(values, 'greeting').replaceAll('\r\n', '\n') : '',
  }
}

function addressIn(
  values: Values,
  part: 'delivery' | 'invoice',
  country: CountryCode,
  isCompany: boolean,
): CheckoutAddress {
  const typed = (name: string) => text(values, `${part}.${name}`)
  const kind = KINDS.find(one => one === values[`${part}.kind`]) ?? 'home'
  return {
    country: COUNTRY_CODES.find(one => one === values[`${part}.country`]) ?? country,
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    company: isCompany ? typed('company') : '',
    street: typed(kind === 'home' ? 'street' : kind),
    extra: typed(kind === 'home' ? 'extra' : 'postNumber'),
    postalCode: typed('postalCode'),
    city: typed('city'),
    region: typed('region'),
    kind,
  }
}

const text = (values: Values, name: string) => (values[name] ?? '').trim()
