import { loadDetailImages } from '../features/own-photo/load-close-ups.ts'

/** How a visitor's own photo goes into flat sample pictures: asked for only where there is such a photo. */
export const loader = (): Response => Response.json(loadDetailImages())
