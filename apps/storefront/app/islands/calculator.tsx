export { WallArtForm as default } from '../features/calculator/calculator.tsx'
