export { WallArtForm as default } from '../features/wall-art-form/wall-art-form.tsx'
