import type { DeliveryMessages } from './de.ts'

/** Texts that differ in American shops. */
export const enUs: Partial<DeliveryMessages> = {
  safety: 'Order {when}, and it arrives {inTime} with days to spare.',
  normal: 'Order {when}, and it arrives {inTime}.',
  express: 'Order {when} with express shipping, and it arrives {inTime}.',
  saturday: 'Order {when} with express and Saturday shipping, and it arrives {inTime}.',
  fallback: {
    one: 'Usually arrives in {count} business day.',
    other: 'Usually arrives in {count} business days.',
  },
  'fallback-range': 'Usually arrives in {min} to {max} business days.',
}
