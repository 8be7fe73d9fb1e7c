import { loadDetailImages } from '../features/visitor-photo/load-detail-images.ts'

/** How a visitor's own photo goes into flat sample pictures: asked for only where there is such a photo. */
export const loader = (): Response => Response.json(loadDetailImages())
