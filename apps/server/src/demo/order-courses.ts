import type { OrderTransition } from '@passepartout/domain'
import { choose } from './demo-data.ts'

/** A course that orders take. */
interface OrderCourse {
  /** Of a hundred orders. */
  share: number
  /** How long ago they were placed, in days. */
  days: readonly [from: number, until: number]
  moves: readonly OrderTransition[]
}

const PAID = ['payment-awaited', 'paid'] as const
const PRODUCED = [...PAID, 'production-started', 'all-produced'] as const
const DELIVERED = [...PRODUCED, 'parcel-shipped', 'delivered'] as const

const COURSES: readonly OrderCourse[] = [
  { share: 1, days: [0, 1], moves: [] },
  { share: 6, days: [0, 10], moves: ['payment-awaited'] },
  { share: 4, days: [0, 1], moves: PAID },
  { share: 3, days: [0, 2], moves: [...PAID, 'held'] },
  { share: 14, days: [1, 8], moves: [...PAID, 'production-started'] },
  { share: 2, days: [2, 6], moves: [...PAID, 'production-started', 'production-failed'] },
  { share: 14, days: [4, 9], moves: [...PRODUCED, 'parcel-shipped'] },
  { share: 43, days: [9, 90], moves: DELIVERED },
  { share: 4, days: [7, 12], moves: [...DELIVERED, 'complaint-received'] },
  { share: 2, days: [7, 12], moves: [...DELIVERED, 'withdrawal-received'] },
  { share: 2, days: [12, 60], moves: [...DELIVERED, 'refund-requested', 'refunded'] },
  { share: 5, days: [3, 60], moves: ['payment-awaited', 'cancelled'] },
]

/**
 * The course of an order. Orders one after the other take different ones: the first 35 hold every course, a hundred each
 * as often as its share.
 */
export function courseOf(index: number): OrderCourse {
  // 41 and 100 have no common factor: 100 orders meet each of the 100 places once.
  let place = (index * 41) % 100
  for (const course of COURSES) {
    if (place < course.share) return course
    place -= course.share
  }
  throw new Error('The shares of the courses must add up to 100')
}

/** How long ago an order was placed. */
export function ageInHours({ days: [from, until] }: OrderCourse, index: number): number {
  return 2 + from * 24 + choose(index, 'age', (until - from) * 24)
}
