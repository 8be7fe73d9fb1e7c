import { cardSideRoute } from './card-face.ts'
import { cardLayoutsRoute } from './card-layouts.ts'
import { designImageRoute } from './design-picture.ts'

export const designRoutes = [designImageRoute, cardSideRoute, cardLayoutsRoute]
