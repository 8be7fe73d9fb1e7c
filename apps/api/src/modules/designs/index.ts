import { designPictureRoute } from './design-picture.ts'

export const designRoutes = [designPictureRoute]
