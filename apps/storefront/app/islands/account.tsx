export { AreaIsland as default } from '../features/account/area-island.tsx'
