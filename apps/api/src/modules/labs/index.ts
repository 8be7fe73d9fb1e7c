import { labFileRoute } from './send-lab-file.ts'
import { labEventRoute } from './take-lab-event.ts'

export const labRoutes = [labEventRoute, labFileRoute]
