import { MIN_STENCIL_MM, type StencilElement, stencilMatOf } from '@passepartout/document'
import { useDesigner } from '../state/designer-context.ts'
import { NudgeButtons, NumberInput } from '../text/added-text-position.tsx'

/** Fields for position and width of an added stencil, as an alternative to dragging. */
export function StencilPosition({ figure }: { figure: StencilElement }) {
  const { t, editor } = useDesigner()
  const { id, box } = figure
  const mat = stencilMatOf(figure)
  const widest = Math.min(mat.width, (mat.height * box.width) / box.height)
  return (
    <div className="figure-place">
      <p className="small muted">{t('figure.hint')}</p>
      <NudgeButtons label={t('figure.move')} onMove={by => editor.commands.moveFigure(id, by)} />
      <NumberInput
        label={t('ownText.width')}
        unit="mm"
        value={Math.round(box.width)}
        range={[Math.min(MIN_STENCIL_MM, Math.floor(widest)), Math.floor(widest)]}
        onChange={mm => editor.commands.setFigureWidth(id, mm)}
      />
    </div>
  )
}
