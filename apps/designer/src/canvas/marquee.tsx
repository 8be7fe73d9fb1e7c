import { useEditor } from '../state/designer-context.ts'
import type { ViewTransform } from './view-transform.ts'

/** The rectangle that a mouse draws to select photos. */
export function Marquee({ fit: { scale } }: { fit: ViewTransform }) {
  const box = useEditor(({ session }) => session.marquee?.box)
  if (!box) return null
  const style = {
    left: `${box.x * scale}px`,
    top: `${box.y * scale}px`,
    width: `${box.width * scale}px`,
    height: `${box.height * scale}px`,
  }
  return <div className="marquee" style={style} />
}
