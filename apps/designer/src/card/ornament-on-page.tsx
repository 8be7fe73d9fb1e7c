import type { Ornament } from '@passepartout/document'
import { boxStyle } from '../canvas/box-style.ts'
import { CornerHandles } from '../canvas/corner-handles.tsx'
import { useDragBox } from '../canvas/use-drag-box.ts'
import { useDesigner, useEditor } from '../state/designer-context.ts'
import { nudgeByKey } from '../text/nudge-by-key.ts'

interface OrnamentOnPageProps {
  ornament: Ornament
  /** CSS pixels per mm. */
  scale: number
}

/** A movable drawing of the design as a button for keys and screen readers; pointers use the stage. */
export function OrnamentOnPage({ ornament, scale }: OrnamentOnPageProps) {
  const designer = useDesigner()
  const { t, editor } = designer
  const { id, hand, home } = ornament
  const isSelected = useEditor(({ session }) => session.mode === 'edit' && session.selection.includes(id))
  const fit = { x: 0, y: 0, scale }
  const button = useDragBox<HTMLButtonElement>(ornament, fit)
  return (
    <>
      <button
        ref={button}
        type="button"
        className="scene-button"
        data-kind="ornament"
        data-scene={id}
        style={boxStyle(ornament, fit)}
        aria-pressed={isSelected}
        aria-label={t(home ? 'scene.ornamentMoved' : 'scene.ornament')}
        onClick={event => {
          // The stage handles the mouse; this is Enter, Space or a screen reader.
          if (event.detail === 0) editor.session.select([id])
        }}
        onKeyDown={event => nudgeByKey(designer, ornament, event)}
        onFocus={event => {
          if (event.currentTarget.matches(':focus-visible')) editor.session.select([id])
        }}
      />
      {isSelected && (
        <CornerHandles
          element={ornament}
          fit={fit}
          turns={hand.degrees > 0}
          isRigid={hand.smallest === hand.largest}
        />
      )}
    </>
  )
}
