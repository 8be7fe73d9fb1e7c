import type { DeliveryMessages } from './de.ts'

export const it: DeliveryMessages = {
  today: 'oggi entro le {time}',
  tomorrow: 'domani entro le {time}',
  date: 'entro {day} alle {time}',
  safety: 'Ordina {when}: arriva sicuramente {inTime}.',
  normal: 'Ordina {when}: arriva {inTime}.',
  express: 'Ordina {when} con spedizione express: arriva {inTime}.',
  saturday: 'Ordina {when} con spedizione express e consegna di sabato: arriva {inTime}.',
  fallback: {
    one: 'Di solito da te in {count} giorno lavorativo.',
    other: 'Di solito da te in {count} giorni lavorativi.',
  },
  'fallback-range': 'Di solito da te in {min}–{max} giorni lavorativi.',
}
