import type { DeliveryMessages } from './de.ts'

export const nl: DeliveryMessages = {
  today: 'vandaag vóór {time} uur',
  tomorrow: 'morgen vóór {time} uur',
  date: 'vóór {day}, {time} uur',
  safety: 'Bestel {when} en je hebt het met speling {inTime} in huis.',
  normal: 'Bestel {when} en je hebt het {inTime} in huis.',
  express: 'Met expresslevering {when} besteld, {inTime} in huis.',
  saturday: 'Met express- en zaterdaglevering {when} besteld, {inTime} in huis.',
  fallback: {
    one: 'Meestal binnen {count} werkdag in huis.',
    other: 'Meestal binnen {count} werkdagen in huis.',
  },
  'fallback-range': 'Meestal binnen {min} tot {max} werkdagen in huis.',
  'safety@kartenliebe': 'Bestel {when} en jullie hebben het met speling {inTime} in huis.',
  'normal@kartenliebe': 'Bestel {when} en jullie hebben het {inTime} in huis.',
}
