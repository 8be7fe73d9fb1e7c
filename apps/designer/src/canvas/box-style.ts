import type { Element } from '@passepartout/document'
import type { ViewTransform } from './view-transform.ts'

/** CSS position of an element on the stage, for React and for updates without it. */
export const boxStyle = ({ box, turn }: Element, { x, y, scale }: ViewTransform) => ({
  left: `${x + box.x * scale}px`,
  top: `${y + box.y * scale}px`,
  width: `${box.width * scale}px`,
  height: `${box.height * scale}px`,
  transform: turn ? `rotate(${turn}deg)` : '',
})
