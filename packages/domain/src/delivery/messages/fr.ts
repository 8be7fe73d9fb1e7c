import type { DeliveryMessages } from './de.ts'

export const fr: DeliveryMessages = {
  today: 'aujourd’hui avant {time}',
  tomorrow: 'demain avant {time}',
  date: 'avant le {day} à {time}',
  safety: 'Commandez {when} : livraison {inTime}, avec une marge.',
  normal: 'Commandez {when} : livraison {inTime}.',
  express: 'Commandez {when} en express : livraison {inTime}.',
  saturday: 'Commandez {when} en express avec livraison le samedi : livraison {inTime}.',
  fallback: {
    one: 'Généralement chez vous en {count} jour ouvré.',
    other: 'Généralement chez vous en {count} jours ouvrés.',
  },
  'fallback-range': 'Généralement chez vous en {min} à {max} jours ouvrés.',
}
