import { loadDetailImages } from '../features/visitor-photo/load-detail-images.ts'

/** Rules for rendering a visitor photo into flat sample images; requested only where there is such a photo. */
export const loader = (): Response => Response.json(loadDetailImages())
