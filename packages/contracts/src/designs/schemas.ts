import { designPictureSchemas } from './design-picture.schema.ts'

export const designSchemas = { designPicture: designPictureSchemas }
