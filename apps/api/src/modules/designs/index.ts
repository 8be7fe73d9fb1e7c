import { cardFaceRoute } from './card-face.ts'
import { cardLayoutsRoute } from './card-layouts.ts'
import { designPictureRoute } from './design-picture.ts'

export { listedRefinement } from './shown-design.ts'

export const designRoutes = [designPictureRoute, cardFaceRoute, cardLayoutsRoute]
