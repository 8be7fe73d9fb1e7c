import { toolResultsSchema } from './tool-results.schema.ts'

export const convertPdfSchemas = { response: toolResultsSchema }
