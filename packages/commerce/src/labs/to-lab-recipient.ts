import { isoCountry } from '@passepartout/domain'
import type { parseStoredAddress } from '../stored-orders/index.ts'
import type { LabRecipient } from './lab-adapter.ts'

/** A delivery address as labs get it. */
export function toLabRecipient(
  address: ReturnType<typeof parseStoredAddress>['delivery'],
  phone: string,
): LabRecipient {
  const { firstName, lastName, company, street, extra, postalCode, city, region, country } = address
  return {
    ...{ name: `${firstName} ${lastName}`.trim(), company, street, extra, postalCode, city, region, phone },
    country: isoCountry(country),
  }
}
