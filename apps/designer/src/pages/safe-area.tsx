import { type Page, safeBox } from '@passepartout/document'
import { useDesigner, useView } from '../state/designer-context.ts'

/** The area where a text is safe from the cutter, displayed while designing; labelled where there is room. */
export function SafeArea({ page, scale }: { page: Page; scale: number }) {
  const { t } = useDesigner()
  const isDesk = useView(state => state.layout === 'desk')
  const { trim } = page
  const { x, y, width, height } = safeBox(page)
  const style = { left: x * scale, top: y * scale, width: width * scale, height: height * scale }
  return (
    <>
      <i className="safe-area" style={style} />
      {isDesk && (
        <p className="safe-note small muted" style={{ top: trim.height * scale, width: trim.width * scale }}>
          {t('scene.safe')}
        </p>
      )}
    </>
  )
}
