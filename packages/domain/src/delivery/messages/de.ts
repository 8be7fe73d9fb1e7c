export const de = {
  today: 'heute bis {time} Uhr',
  tomorrow: 'morgen bis {time} Uhr',
  date: 'bis {day}, {time} Uhr',
  safety: 'Bestelle {when}, und es ist ganz sicher {inTime} da.',
  normal: 'Bestelle {when}, und es ist {inTime} da.',
  express: 'Mit Express {when} bestellt, kommt es {inTime}.',
  saturday: 'Mit Express und Samstagszustellung {when} bestellt, kommt es {inTime}.',
  fallback: {
    one: 'In der Regel in {count} Werktag bei dir.',
    other: 'In der Regel in {count} Werktagen bei dir.',
  },
  'fallback-range': 'In der Regel in {min} bis {max} Werktagen bei dir.',
}
export type DeliveryMessages = Readonly<Record<keyof typeof de, string | { one: string; other: string }>>
