import { getWhitelabelRoute, setWhitelabelEnabledRoute } from './whitelabel-routes.ts'

export { whitelabelOf, whitelabelSender } from './whitelabel-of.ts'
export const whitelabelRoutes = [getWhitelabelRoute, setWhitelabelEnabledRoute]
