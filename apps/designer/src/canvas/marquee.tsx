import { useEditor } from '../state/designer-context.ts'
import type { StageFit } from './fit-stage.ts'

/** What a mouse draws on the desk to select the photos below it. */
export function Marquee({ fit: { scale } }: { fit: StageFit }) {
  const marquee = useEditor(({ session }) => session.marquee)
  if (!marquee) return null
  const { from, to } = marquee
  const style = {
    left: `${Math.min(from.x, to.x) * scale}px`,
    top: `${Math.min(from.y, to.y) * scale}px`,
    width: `${Math.abs(from.x - to.x) * scale}px`,
    height: `${Math.abs(from.y - to.y) * scale}px`,
  }
  return <div className="marquee" style={style} />
}
