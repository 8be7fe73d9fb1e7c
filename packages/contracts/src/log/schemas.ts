import { logEventSchemas } from './log-event.schema.ts'

export const logSchemas = { logEvent: logEventSchemas }
