import { getLocationRoute } from './get-location.ts'

export const locationRoutes = [getLocationRoute]
