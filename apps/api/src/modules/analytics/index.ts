import { sendPageMetrics, sendRecordingPart } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addRecordingPart } from '@passepartout/db'
import { type Vital, vitalBucket } from '@passepartout/domain'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

const addNumbersRoute = route(
  sendPageMetrics,
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
      count?.(shop, vital, `${page} ${vitalBucket(vital, value)}`)
    return success({ counted: true as const })
  },
)

const addRecordingRoute = route(
  sendRecordingPart,
  schemas.addRecording,
  async ({ db, now, spend, keepsRecordings }, { body }) => {
    if (!keepsRecordings) return refuse('not-found')
    const spent = await spend('recording')
    if (spent) return spent
    await addRecordingPart(db, { ...body, now })
    return success({ kept: true as const })
  },
  { bodyBudget: { bytes: 1_100_000, values: 10, width: 10, depth: 2 } },
)

export const analyticsRoutes = [addNumbersRoute, addRecordingRoute]
