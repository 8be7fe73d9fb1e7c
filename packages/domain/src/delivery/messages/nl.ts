import type { DeliveryMessages } from './de.ts'

export const nl: DeliveryMessages = {
  today: 'vandaag vóór {time} uur',
  tomorrow: 'morgen vóór {time} uur',
  date: 'vóór {day}, {time} uur',
  safety: 'Bestel {when} en je hebt het zeker {inTime} in huis.',
  normal: 'Bestel {when} en je hebt het {inTime} in huis.',
  express: 'Bestel {when} met expresslevering en je hebt het {inTime} in huis.',
  saturday: 'Bestel {when} met express- en zaterdaglevering en je hebt het {inTime} in huis.',
  fallback: {
    one: 'Meestal binnen {count} werkdag in huis.',
    other: 'Meestal binnen {count} werkdagen in huis.',
  },
  'fallback-range': 'Meestal binnen {min} tot {max} werkdagen in huis.',
}
