export { accessoryRoutes } from './accessory-routes.ts'
export { accessoryName, colourName, shownAccessory } from './shown-accessory.ts'
