export { getLocation } from './get-location.ts'
