import type { RoomScene } from './rooms.ts'

export interface WallPlacement {
  /** CSS pixels per mm on the wall. */
  scale: number
  /** Box of the room's photo on the stage. */
  world: { x: number; y: number; width: number; height: number }
  /** Outer box of the product, in CSS pixels of the room's photo. */
  hung: { x: number; y: number; width: number; height: number }
  isTooLarge: boolean
}

interface PlaceOptions {
  room: RoomScene
  outer: { widthMm: number; heightMm: number }
  stage: { width: number; height: number }
  /** Height in CSS pixels at the bottom that tools cover. */
  bottom: number
}

/** Stage width below which the camera moves closer, as on a phone. */
const NARROW = 640

/**
 * Places a product to scale. The room fills the stage; a narrow stage shows a closer view of the product. The view
 * zooms out only as far as the room's photo reaches; the product is never scaled down.
 */
export function computeWallPlacement({ room, outer, stage, bottom }: PlaceOptions): WallPlacement {
  const { width, height, pixelsPerMm, centre, free } = room
  const w = outer.widthMm * pixelsPerMm
  const h = outer.heightMm * pixelsPerMm
  const fill = Math.max(stage.width / width, stage.height / height)
  // The whole product with some margin must be visible, even on an upright phone.
  const nearest = stage.width < NARROW ? fill * 1.4 : fill
  const zoom = Math.max(fill, Math.min(nearest, (stage.width * 0.72) / w))
  const size = { width: width * zoom, height: height * zoom }

  const lowest = free.y + free.height - h / 2
  const highest = free.y + h / 2
  const y = lowest < highest ? (lowest + highest) / 2 : Math.min(Math.max(centre[1], highest), lowest)
  const hung = { x: (centre[0] - w / 2) * zoom, y: (y - h / 2) * zoom, width: w * zoom, height: h * zoom }

  const wantedX = stage.width / 2 - centre[0] * zoom
  const wantedY = (stage.height - bottom) * 0.42 - y * zoom
  const world = {
    ...size,
    x: Math.min(0, Math.max(stage.width - size.width, wantedX)),
    y: Math.min(0, Math.max(stage.height - size.height, wantedY)),
  }
  return { scale: pixelsPerMm * zoom, world, hung, isTooLarge: w > free.width || h > free.height }
}
