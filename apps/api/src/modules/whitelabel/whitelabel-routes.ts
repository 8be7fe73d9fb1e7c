import { getWhitelabel, switchWhitelabel as switchCall } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { switchWhitelabel } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'
import { shownWhitelabel, whitelabelOf } from './whitelabel-of.ts'

export const getWhitelabelRoute = route(getWhitelabel, schemas.getWhitelabel, async context =>
  answer({ whitelabel: await shownWhitelabel(context) }),
)

/** Of who has no name of their own nothing can be switched: what a browser sends decides neither price nor sender. */
export const switchWhitelabelRoute = route(
  switchCall,
  schemas.switchWhitelabel,
  async (context, { body: { on } }) => {
    const { db, now, session } = context
    if (!session) return refuse('unauthorised')
    if (!(await whitelabelOf(context))) return refuse('forbidden', { text: 'whitelabel.none' })
    await switchWhitelabel(db, { customerId: session.customer.id, isOn: on, now })
    return answer({ whitelabel: await shownWhitelabel(context) })
  },
)
