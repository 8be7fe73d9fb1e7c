import { toolResultsSchema } from './tool-results.schema.ts'

export const convertFileSchemas = { response: toolResultsSchema }
