export { Wall as default } from '../features/calculator/wall.tsx'
