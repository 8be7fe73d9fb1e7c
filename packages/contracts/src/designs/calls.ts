export { type DesignPictureAddress, designPicture, designPictureUrl } from './design-picture.ts'
