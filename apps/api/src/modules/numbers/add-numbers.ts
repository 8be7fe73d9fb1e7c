import { addNumbers } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { type Vital, vitalStep } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

export const addNumbersRoute = route(
  addNumbers,
  schemas.addNumbers,
  async ({ count, shop, spend }, { body }) => {
    const spent = await spend('numbers')
    if (spent) return spent
    const { page, view, events, vitals } = body
    if (view) count?.(shop, 'page-view', page)
    for (const { event, item, kind } of events) {
      count?.(shop, 'event', event)
      const what = item ?? kind
      if (what) count?.(shop, 'item', `${event} ${what}`)
    }
    for (const [vital, value] of Object.entries(vitals) as [Vital, number][])
      count?.(shop, vital, `${page} ${vitalStep(vital, value)}`)
    return answer({ counted: true as const })
  },
)
