import type { LocaleMessages } from '@passepartout/domain'
import type { shippingCosts as de } from './shipping-costs.de.ts'

export const shippingCosts: LocaleMessages<typeof de> = {
  'shipping-costs.parcel': 'Package',
}
