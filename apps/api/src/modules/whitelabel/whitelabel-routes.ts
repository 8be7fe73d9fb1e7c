import { getWhitelabel, setWhitelabelEnabled as switchCall } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { setWhitelabelEnabled } from '@passepartout/db'
import { refuse, success } from '../../http/call-result.ts'
import { route } from '../../http/router.ts'
import { toWhitelabelPayload, whitelabelOf } from './whitelabel-of.ts'

export const getWhitelabelRoute = route(getWhitelabel, schemas.getWhitelabel, async context =>
  success({ whitelabel: await toWhitelabelPayload(context) }),
)

/** Only customers with a profile can switch it: the browser's input must determine neither price nor sender. */
export const setWhitelabelEnabledRoute = route(
  switchCall,
  schemas.switchWhitelabel,
  async (context, { body: { on } }) => {
    const { db, now, session } = context
    if (!session) return refuse('unauthorised')
    if (!(await whitelabelOf(context))) return refuse('forbidden', { text: 'whitelabel.none' })
    await setWhitelabelEnabled(db, { customerId: session.customer.id, isOn: on, now })
    return success({ whitelabel: await toWhitelabelPayload(context) })
  },
)
