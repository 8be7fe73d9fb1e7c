import { logEvent } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { redactPathForLog, type StructuredLog } from '@passepartout/domain'
import { success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'

const MOST_FIELDS = 8
/** Equal events from many browsers are one problem: logged once in this time, counted each time. */
const SAME_MS = 60_000
const MOST_REMEMBERED = 1000

export const logEventRoute = route(
  logEvent,
  schemas.logEvent,
  async ({ count, log, now, shop, spend }, { body }) => {
    const spent = await spend('browser-log')
    if (spent) return spent
    const { key, path, ...rest } = body
    const browser = Object.fromEntries(Object.entries(rest).slice(0, MOST_FIELDS))
    const [page] = path.split(/[?#]/)
    const fields = { key, path: redactPathForLog(page ?? ''), browser }
    count?.(shop, 'error', key)
    if (isNew(log, JSON.stringify(fields), now.getTime())) log.warn(fields, 'browser event')
    return success({ logged: true as const })
  },
)

const remembered = new WeakMap<StructuredLog, Map<string, number>>()

function isNew(log: StructuredLog, event: string, now: number): boolean {
  const known = remembered.get(log) ?? new Map<string, number>()
  remembered.set(log, known)
  const last = known.get(event)
  if (last !== undefined && now - last < SAME_MS) return false
  known.delete(event)
  known.set(event, now)
  const [oldest] = known.keys()
  if (oldest !== undefined && known.size > MOST_REMEMBERED) known.delete(oldest)
  return true
}
