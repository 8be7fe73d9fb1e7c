import { getWhitelabelRoute, switchWhitelabelRoute } from './whitelabel-routes.ts'

export { whitelabelCommand } from './whitelabel-command.ts'
export { WHITELABEL, whitelabelOf, whitelabelSender } from './whitelabel-of.ts'
export const whitelabelRoutes = [getWhitelabelRoute, switchWhitelabelRoute]
