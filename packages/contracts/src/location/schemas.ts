import { getLocationSchemas } from './get-location.schema.ts'

export const locationSchemas = { getLocation: getLocationSchemas }
