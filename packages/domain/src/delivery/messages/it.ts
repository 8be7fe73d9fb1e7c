import type { DeliveryMessages } from './de.ts'

export const it: DeliveryMessages = {
  today: 'oggi entro le {time}',
  tomorrow: 'domani entro le {time}',
  date: 'entro {day} alle {time}',
  safety: 'Ordina {when}: arriva {inTime}, con un margine.',
  normal: 'Ordina {when}: arriva {inTime}.',
  express: 'Ordinando {when} con spedizione express, arriva {inTime}.',
  saturday: 'Ordinando {when} con spedizione express e consegna di sabato, arriva {inTime}.',
  fallback: {
    one: 'Di solito da te in {count} giorno lavorativo.',
    other: 'Di solito da te in {count} giorni lavorativi.',
  },
  'fallback-range': 'Di solito da te in {min}–{max} giorni lavorativi.',
  'safety@kartenliebe': 'Ordinate {when}: arriva {inTime}, con un margine.',
  'normal@kartenliebe': 'Ordinate {when}: arriva {inTime}.',
  'fallback@kartenliebe': {
    one: 'Di solito da voi in {count} giorno lavorativo.',
    other: 'Di solito da voi in {count} giorni lavorativi.',
  },
  'fallback-range@kartenliebe': 'Di solito da voi in {min}–{max} giorni lavorativi.',
}
