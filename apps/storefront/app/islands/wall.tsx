export { Wall as default } from '../features/wall-art-form/wall.tsx'
