import { useSharpness } from '../panels/use-sharpness.ts'
import { useDesign, useDesigner, useEditor, useView } from '../state/designer-context.ts'
import type { SlotProps } from './empty-slot.tsx'
import { ViewLayer } from './view-layer.tsx'

/** The page's elements as real buttons in reading order, exactly over the drawing (designer.md 6). */
export function CanvasButtons({ slotId, fit, look }: SlotProps) {
  const { t, editor, sizeName } = useDesigner()
  const photo = useEditor(() => editor.photo(slotId)?.asset ?? null)
  const page = useEditor(snapshot => snapshot.document.pages[0])
  const selected = useEditor(({ session }) => session.mode === 'edit' && session.selection.includes(slotId))
  const dragging = useView(state => state.dragging)
  const hint = useDesign(state => state.findings.find(({ kept }) => !kept)?.id)
  const sharpness = useSharpness()
  if (!photo || !page) return null
  const { scale } = fit.laid
  const inset = look.coveredMm * scale
  const box = {
    left: inset,
    top: inset,
    width: page.trim.width * scale - 2 * inset,
    height: page.trim.height * scale - 2 * inset,
  }
  const name = photo.alt || photo.name
  const key = photo.source === 'sample' ? 'scene.photoSample' : 'scene.photo'
  return (
    <section className="scene-tree" style={{ inset: 0 }} aria-label={t('scene.region', { size: sizeName() })}>
      <ViewLayer className="scene-places" fit={fit}>
        <button
          type="button"
          className="scene-button"
          data-scene={slotId}
          style={box}
          aria-pressed={selected}
          aria-label={t(key, { name, light: sharpness?.word ?? '' })}
          aria-describedby={hint ? 'scene-advice' : undefined}
          onClick={event => {
            // The stage handles the mouse; this is Enter, Space or a screen reader.
            if (event.detail === 0) editor.session.openCrop(slotId)
          }}
          onFocus={event => {
            if (event.currentTarget.matches(':focus-visible')) editor.session.select([slotId])
          }}
        />
        {dragging && (
          <div className="drop-over" style={{ ...box, inset: undefined }}>
            {t(look.frame ? 'drop.target' : 'drop.targetPlain')}
          </div>
        )}
      </ViewLayer>
      {hint && (
        <span className="quiet" id="scene-advice">
          {sharpness?.word}
        </span>
      )}
    </section>
  )
}
