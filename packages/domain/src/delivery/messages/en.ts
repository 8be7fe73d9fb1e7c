import type { DeliveryMessages } from './de.ts'

export const en: DeliveryMessages = {
  today: 'by {time} today',
  tomorrow: 'by {time} tomorrow',
  date: 'by {time} on {day}',
  safety: 'Order {when} and it arrives {inTime} with days to spare.',
  normal: 'Order {when} and it arrives {inTime}.',
  express: 'Order {when} with express delivery and it arrives {inTime}.',
  saturday: 'Order {when} with express and Saturday delivery and it arrives {inTime}.',
  fallback: {
    one: 'Usually with you in {count} working day.',
    other: 'Usually with you in {count} working days.',
  },
  'fallback-range': 'Usually with you in {min} to {max} working days.',
}
