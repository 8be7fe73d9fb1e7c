import { FIGURE_MIN_MM, matOf, type StencilElement } from '@passepartout/document'
import { useDesigner } from '../state/designer-context.ts'
import { Measure, MoveButtons } from '../text/own-text-place.tsx'

/** Where an own form lies and how wide it is, without dragging. */
export function FigurePlace({ figure }: { figure: StencilElement }) {
  const { t, editor } = useDesigner()
  const { id, box } = figure
  const mat = matOf(figure)
  const widest = Math.min(mat.width, (mat.height * box.width) / box.height)
  return (
    <div className="figure-place">
      <p className="small muted">{t('figure.hint')}</p>
      <MoveButtons label={t('figure.move')} onMove={by => editor.commands.moveFigure(id, by)} />
      <Measure
        label={t('ownText.width')}
        unit="mm"
        value={Math.round(box.width)}
        range={[Math.min(FIGURE_MIN_MM, Math.floor(widest)), Math.floor(widest)]}
        onChange={mm => editor.commands.setFigureWidth(id, mm)}
      />
    </div>
  )
}
