import { logEventRoute } from './log-event.ts'

export const logRoutes = [logEventRoute]
