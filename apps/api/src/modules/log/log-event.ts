import { logEvent } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { answer, refuse } from '../../http/answer.ts'
import { limitAttempts } from '../../http/attempt-limit.ts'
import { route } from '../../http/router.ts'

const MOST_FIELDS = 8
/** Of all browsers together: a broken page is known long before. */
const mayTell = limitAttempts({ attempts: 300, withinMs: 60_000 })

export const logEventRoute = route(logEvent, schemas.logEvent, ({ log, now }, { body }) => {
  if (!mayTell('', now)) return refuse('too-many-requests')
  const { key, path, ...rest } = body
  const said = Object.fromEntries(Object.entries(rest).slice(0, MOST_FIELDS))
  const [page] = path.split(/[?#]/)
  log.warn({ key, path: page, browser: said }, 'told by a browser')
  return answer({ logged: true as const })
})
