import { useEditor } from '../state/designer-context.ts'
import type { ViewTransform } from './view-transform.ts'

/** What a mouse draws on the desk to select the photos below it. */
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
