import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CropQualityHint } from '../panels/quality-hint.tsx'
import { useDesigner } from '../state/designer-context.ts'
import { AngleDial, PositionSliders, RotateButtons, ZoomSlider } from './crop-tools.tsx'

/**
 * The crop's tools: a bar on the desktop, a sheet on the phone. Opening it focuses its first control (designer.md 6).
 */
export function CropToolbar({ phone }: { phone: boolean }) {
  const { t, editor } = useDesigner()
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    group.current?.focus({ preventScroll: true })
    const slotId = editor.getSnapshot().session.open?.slotId ?? ''
    return () => {
      requestAnimationFrame(() =>
        document
          .querySelector<HTMLElement>(`button[data-scene="${CSS.escape(slotId)}"]`)
          ?.focus({ preventScroll: true }),
      )
    }
  }, [editor])

  return (
    <fieldset
      ref={group}
      className={phone ? 'crop-sheet' : 'crop-bar'}
      aria-label={t('crop.title')}
      data-crop-tools
      tabIndex={-1}
    >
      {phone && <CropQualityHint />}
      <ZoomSlider />
      {!phone && <span className="rule" />}
      <AngleDial />
      {!phone && <span className="rule" />}
      <RotateButtons>
        {!phone && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={t('app.cancel')}
              title={t('app.cancel')}
              onClick={() => editor.session.cancelCrop()}
            >
              <X size={18} aria-hidden />
            </button>
            <button
              type="button"
              className="button"
              data-kind="primary"
              onClick={() => editor.session.acceptCrop()}
            >
              {t('app.done')}
            </button>
          </>
        )}
      </RotateButtons>
      <PositionSliders />
    </fieldset>
  )
}
