import { cardFaceRoute } from './card-face.ts'
import { designPictureRoute } from './design-picture.ts'

export { listedRefinement } from './shown-design.ts'

export const designRoutes = [designPictureRoute, cardFaceRoute]
