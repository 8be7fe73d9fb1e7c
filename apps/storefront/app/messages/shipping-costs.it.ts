import type { LanguageMessages } from '@passepartout/domain'
import type { shippingCosts as de } from './shipping-costs.de.ts'

export const shippingCosts: LanguageMessages<typeof de> = {
  'shipping-costs.parcel': 'Pacco',
  'shipping-costs.from': 'Ordini da {value}',
  'shipping-costs.free': 'gratis',
  'shipping-costs.bulky': 'Con un pezzo oltre {side}',
  'shipping-costs.at-least': 'Se la spedizione si paga, almeno',
  'shipping-costs.of-goods': '{share} del valore degli articoli',
  'shipping-costs.express': 'Espresso',
  'shipping-costs.express-hours': 'Espresso, in {hours} ore nei giorni lavorativi',
  'shipping-costs.express-abroad': {
    one: 'Espresso, in {hours} ore più un giorno di viaggio, nei giorni lavorativi',
    other: 'Espresso, in {hours} ore più {count} giorni di viaggio, nei giorni lavorativi',
  },
  'shipping-costs.saturday': 'Espresso con consegna di sabato',
  'shipping-costs.surcharge': '+ {fee}',
}
