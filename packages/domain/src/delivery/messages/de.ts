import type { LanguageMessages } from '../../messages/wording.ts'

export const de = {
  today: 'heute bis {time}',
  tomorrow: 'morgen bis {time}',
  date: 'bis {day}, {time}',
  safety: 'Bestelle {when}, und es ist mit Reserve {inTime} da.',
  normal: 'Bestelle {when}, und es ist {inTime} da.',
  express: 'Mit Express {when} bestellt, kommt es {inTime}.',
  saturday: 'Mit Express und Samstagszustellung {when} bestellt, kommt es {inTime}.',
  fallback: {
    one: 'In der Regel in {count} Werktag bei dir.',
    other: 'In der Regel in {count} Werktagen bei dir.',
  },
  'fallback-range': 'In der Regel in {min} bis {max} Werktagen bei dir.',
  'safety@kartenliebe': 'Bestellt {when}, und es ist mit Reserve {inTime} da.',
  'normal@kartenliebe': 'Bestellt {when}, und es ist {inTime} da.',
  'fallback@kartenliebe': {
    one: 'In der Regel in {count} Werktag bei euch.',
    other: 'In der Regel in {count} Werktagen bei euch.',
  },
  'fallback-range@kartenliebe': 'In der Regel in {min} bis {max} Werktagen bei euch.',
}
export type DeliveryMessages = LanguageMessages<typeof de>
