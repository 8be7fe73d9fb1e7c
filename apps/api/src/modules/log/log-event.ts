import { logEvent } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { loggedPath } from '@passepartout/domain'
import { answer } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

const MOST_FIELDS = 8

export const logEventRoute = route(logEvent, schemas.logEvent, async ({ log, spend }, { body }) => {
  const spent = await spend('browser-log')
  if (spent) return spent
  const { key, path, ...rest } = body
  const said = Object.fromEntries(Object.entries(rest).slice(0, MOST_FIELDS))
  const [page] = path.split(/[?#]/)
  log.warn({ key, path: loggedPath(page ?? ''), browser: said }, 'told by a browser')
  return answer({ logged: true as const })
})
